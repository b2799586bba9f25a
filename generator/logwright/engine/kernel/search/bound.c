/* A lower bound on the tricks that the demands still take. */
#include "search/demand.h"

enum { NEVER = MAX_TRICKS };

static int holder_of(const Level *level, int card) {
    int seat = 0;
    while (!(level->hand[seat] >> card & 1)) seat++;
    return seat;
}

/* The number of tricks that must pass before this card can win one: seats that could only beat it have to get rid of
 * such cards first. */
static int wait_to_win_with(const Level *level, int card, int holder) {
    int wait = 0;
    for (int seat = 0; seat < question.seats; seat++) {
        if (seat == holder || seat == question.automaton) continue;
        u64 hand = level->hand[seat], higher = hand & above(card), suit = hand & suit_around(card);
        if (!(hand & ~beating(card))) return NEVER;
        /* A trump may also win while others still have the suit led. */
        if (higher && higher == suit && !(BIT(card) & TRUMPS)) wait = most(wait, size(higher));
    }
    return wait;
}

u64 can_still_win(const Level *level, u64 cards) {
    int left = question.tricks - level->number;
    u64 able = 0;
    for (u64 rest = cards; rest; rest &= rest - 1) {
        int card = lowest(rest);
        if (wait_to_win_with(level, card, holder_of(level, card)) < left) able |= BIT(card);
    }
    return able;
}

/* The number of tricks that must pass before this seat can win a card that another holds. */
static int wait_to_win(const Level *level, int card, int holder, int seat) {
    u64 hand = level->hand[seat], other = level->hand[holder];
    u64 trumps = hand & TRUMPS;
    if (hand & above(card)) return 0;
    if (BIT(card) & TRUMPS) return NEVER;
    /* Trump it once this hand has none of the suit left. */
    int wait = trumps ? size(hand & suit_around(card)) : NEVER;
    /* Or win a trick of another suit, once the holder has none of it and can discard the card. */
    for (int suit = 0; suit < SUITS; suit++)
        if (suit != suit_of(card) && (hand & SUIT(suit) || trumps)) wait = least(wait, size(other & SUIT(suit)));
    return wait;
}

/* The number of wins this seat needs to get its cards: each that it holds itself has to win a trick of its own, and
 * of those that others hold only the ones that do not beat it can be in such a trick. */
static int wins_for(const Level *level, int seat, u64 cards) {
    u64 own = cards & level->hand[seat], too_high = ALL_CARDS;
    for (u64 rest = own; rest; rest &= rest - 1) too_high &= beating(lowest(rest));
    int others = 0;
    for (int holder = 0; holder < question.seats; holder++) {
        if (holder == seat) continue;
        u64 held = cards & level->hand[holder];
        if (!held) continue;
        others = most(others, size(held) - least(size(held & ~too_high), size(own)));
    }
    return size(own) + others;
}

/* The number of tricks until these cards are won by their seats: two cards of one hand are in different tricks. */
static int tricks_for(const Level *level, const Demand *demand, const u64 *owned, u64 cards, int count_wins) {
    int tricks = 0;
    for (int seat = 0; seat < question.seats; seat++) {
        u64 mine = owned[seat] & cards;
        int wins = most(count_wins ? demand->least_wins[seat] : 0, mine ? wins_for(level, seat, mine) : 0);
        if (wins > demand->most_wins[seat]) return NEVER + 1;
        tricks += wins;
    }
    return tricks;
}

int too_late(const Level *level, Demand *demand) {
    int left = question.tricks - level->number, seats = question.seats;
    if (level->number < question.draw_after) return 0;
    u64 owned[MAX_SEATS], cards = unplayed(level) & demand->wanted, all_owned = 0;
    int may_win = 0;
    for (int seat = 0; seat < seats; seat++) {
        owned[seat] = cards & ~demand->never_for[seat];
        for (int other = 0; other < seats; other++)
            if (other != seat) owned[seat] &= demand->never_for[other];
        all_owned |= owned[seat];
        may_win += demand->most_wins[seat];
    }
    demand->sought |= all_owned;
    if (may_win < left || tricks_for(level, demand, owned, all_owned, 1) > left) return 1;
    u64 waiting[MAX_TRICKS + 1] = {0};
    int longest = 0;
    for (int seat = 0; seat < seats; seat++)
        for (u64 rest = owned[seat]; rest; rest &= rest - 1) {
            int card = lowest(rest), holder = holder_of(level, card);
            if (holder == question.automaton || seat == question.automaton) continue;
            int wait = holder == seat ? wait_to_win_with(level, card, holder) : wait_to_win(level, card, holder, seat);
            if (wait >= left) return 1;
            waiting[wait] |= BIT(card);
            longest = most(longest, wait);
        }
    u64 late = 0;
    for (int wait = longest; wait > 0; wait--) {
        late |= waiting[wait];
        if (waiting[wait] && tricks_for(level, demand, owned, late, 0) > left - wait) return 1;
    }
    return 0;
}
