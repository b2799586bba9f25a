/* The rules of play as clauses. */
#include "clauses/encoding.h"

Play play;

enum { EAGERNESS = 20 };

Literal any_of(const Literal *literals, int count) {
    if (!count) return no();
    if (count == 1) return literals[0];
    Literal clause[MAX_CARDS + 1], one = new_literal();
    clause[0] = negation(one);
    for (int i = 0; i < count; i++) {
        implies(literals[i], one);
        clause[i + 1] = literals[i];
    }
    add_clause(clause, count + 1);
    return one;
}

Literal all_of(const Literal *literals, int count) {
    Literal opposite[MAX_CARDS];
    for (int i = 0; i < count; i++) opposite[i] = negation(literals[i]);
    return negation(any_of(opposite, count));
}

static void at_most_one(const Literal *literals, int count) {
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) clause2(negation(literals[i]), negation(literals[j]));
}

void exactly_one(const Literal *literals, int count) {
    add_clause(literals, count);
    at_most_one(literals, count);
}

/* The trick in which each card is played. The first and the last trick need no literals of their own. */
static void encode_times(int card, int always_played) {
    int tricks = question.tricks;
    Literal *gone = play.gone[card], *played = play.played[card];
    gone[0] = no();
    for (int t = 1; t < tricks; t++) gone[t] = new_literal();
    gone[tricks] = always_played ? sat_true() : new_literal();
    for (int t = 0; t < tricks; t++) {
        if (t == 0) {
            played[t] = gone[1];
            continue;
        }
        implies(gone[t], gone[t + 1]);
        if (t + 1 == tricks && always_played) {
            played[t] = negation(gone[t]);
            continue;
        }
        played[t] = new_literal();
        implies(played[t], gone[t + 1]);
        implies(played[t], negation(gone[t]));
        clause3(gone[t], negation(gone[t + 1]), played[t]);
    }
}

/* The card that a seat plays in a trick. Its suit, and how high it is at least, have literals of their own: what is known
 * of them is often known sooner than the card. */
static void encode_card(int seat, int t) {
    Literal suits[MAX_SUITS];
    for (int suit = 0; suit < SUITS; suit++) {
        Literal higher = no();
        for (u64 rest = question.hand[seat] & SUIT(suit); rest;) {
            int card = highest(rest);
            Literal played = play.played[card][t];
            rest ^= BIT(card);
            clause2(negation(played), negation(higher));
            higher = play.upward[card][t] = higher == no() ? played : any_of((Literal[]){played, higher}, 2);
        }
        suits[suit] = play.plays_suit[seat][suit][t] = higher;
    }
    exactly_one(suits, SUITS);
}

static void encode_hand(int seat) {
    u64 hand = question.hand[seat];
    int whole = size(hand) == question.tricks;
    for (u64 rest = hand; rest; rest &= rest - 1) {
        play.holder[lowest(rest)] = seat;
        encode_times(lowest(rest), whole);
    }
    for (int t = 0; t < question.tricks; t++) encode_card(seat, t);
}

/* Of two interchangeable cards the lower one is played first. */
static void encode_doubles(int seat) {
    u64 hand = question.hand[seat], others = play.cards & ~hand;
    for (u64 rest = hand; rest; rest &= rest - 1) {
        int card = lowest(rest);
        if (!(hand & above(card))) continue;
        int next = lowest(hand & above(card));
        if (others & above(card) & (BIT(next) - 1)) continue;
        if (question.kind_of_card[card] != question.kind_of_card[next]) continue;
        for (int t = 1; t <= question.tricks; t++) implies(play.gone[next][t], play.gone[card][t]);
    }
}

static void encode_automaton(void) {
    for (int up = 0; up < CARDS; up++) {
        int down = question.under[up];
        if (down == NO_CARD) continue;
        for (int t = 0; t < question.tricks; t++) implies(play.played[down][t], play.gone[up][t]);
    }
}

static void encode_following(int seat, int t) {
    for (int suit = 0; suit < SUITS; suit++) {
        Literal led = play.suit_led[suit][t], follows = play.plays_suit[seat][suit][t];
        both_imply(play.leads[seat][t], follows, led);
        both_imply(play.leads[seat][t], led, follows);
        int count = size(question.hand[seat] & SUIT(suit));
        if (count && seat != question.automaton) clause3(negation(led), follows, play.suit_gone[seat][suit][t][count - 1]);
        for (u64 rest = question.hand[seat] & SUIT(suit); rest; rest &= rest - 1) {
            int card = lowest(rest), cover = NO_CARD;
            for (int up = 0; up < CARDS; up++)
                if (question.under[up] == card) cover = up;
            Literal uncovered = cover == NO_CARD ? sat_true() : play.gone[cover][t];
            clause4(negation(led), follows, play.gone[card][t], negation(uncovered));
        }
    }
}

/* Who wins the trick plays something higher than this card of somebody else, or higher trumps. */
static void encode_beating(int seat, int card, int t) {
    int suit = suit_of(card);
    u64 mine = question.hand[seat] & SUIT(suit), theirs = question.hand[play.holder[card]] & SUIT(suit);
    u64 higher = mine & above(card), lower = theirs & ~above(card) & ~BIT(card);
    /* The next lower card of that hand says the same, and more, if nothing lies between. */
    if (lower && (mine & above(highest(lower))) == higher) return;
    Literal loses = negation(play.wins[seat][t]), fails = negation(play.upward[card][t]);
    Literal beats = higher ? play.upward[lowest(higher)][t] : no();
    if (suit == TRUMP_SUIT) return clause3(loses, fails, beats);
    Literal trumps = play.plays_suit[seat][TRUMP_SUIT][t], other_led = negation(play.suit_led[suit][t]);
    add_clause((Literal[]){loses, fails, other_led, trumps, beats}, 5);
}

static void encode_winning(int t) {
    Literal winners[MAX_SEATS];
    for (int seat = 0; seat < question.seats; seat++) winners[seat] = play.wins[seat][t];
    exactly_one(winners, question.seats);
    for (int seat = 0; seat < question.seats; seat++) {
        Literal trumps = play.plays_suit[seat][TRUMP_SUIT][t];
        for (int suit = 0; suit < TRUMP_SUIT; suit++)
            clause4(negation(winners[seat]), negation(play.suit_led[suit][t]), play.plays_suit[seat][suit][t], trumps);
        clause3(negation(winners[seat]), negation(play.suit_led[TRUMP_SUIT][t]), trumps);
        for (int other = 0; other < question.seats; other++)
            if (other != seat) both_imply(play.plays_suit[other][TRUMP_SUIT][t], winners[seat], trumps);
    }
    for (int seat = 0; seat < question.seats; seat++)
        for (u64 rest = play.cards & ~question.hand[seat]; rest; rest &= rest - 1) encode_beating(seat, lowest(rest), t);
}

static void encode_tricks(void) {
    for (int t = 0; t < question.tricks; t++) {
        Literal suits[MAX_SUITS];
        for (int suit = 0; suit < SUITS; suit++)
            suits[suit] = play.suit_led[suit][t] = play.cards & SUIT(suit) ? new_literal() : no();
        exactly_one(suits, SUITS);
        for (int seat = 0; seat < question.seats; seat++) {
            play.wins[seat][t] = new_literal();
            /* Who wins the first tricks decides most of the rest. */
            prefer(play.wins[seat][t], EAGERNESS * (question.tricks - t));
        }
    }
    for (int t = 0; t < question.tricks; t++) {
        for (int seat = 0; seat < question.seats; seat++) {
            Literal leads = seat == question.leader ? sat_true() : no();
            play.leads[seat][t] = t ? play.wins[seat][t - 1] : leads;
        }
        for (int seat = 0; seat < question.seats; seat++) encode_following(seat, t);
        encode_winning(t);
    }
    for (int suit = 0; suit < SUITS; suit++)
        if (play.cards & SUIT(suit)) encode_lead_counts(suit);
}

/* The moment at which a task is met can be encoded only if the task is a card. */
static int asks_for_moments(void) {
    for (int i = 0; i < question.tasks; i++)
        if (question.any_tokens && question.slot[i].card == NO_CARD) return 1;
    for (int i = 0; i < question.conditions; i++) {
        const Condition *condition = &question.condition[i];
        if (condition->kind == TASK_DONE && question.slot[condition->tally].card == NO_CARD) return 1;
    }
    return 0;
}

int encode(void) {
    if (question.draw_after || question.by_the_book || asks_for_moments()) return 0;
    sat_begin();
    begin_patterns();
    play.cards = 0;
    for (int seat = 0; seat < question.seats; seat++) play.cards |= question.hand[seat];
    for (int seat = 0; seat < question.seats; seat++) encode_hand(seat);
    for (int seat = 0; seat < question.seats; seat++) encode_suit_counts(seat);
    for (int seat = 0; seat < question.seats; seat++)
        if (seat != question.automaton) encode_doubles(seat);
    if (question.automaton != NOBODY) encode_automaton();
    encode_tricks();
    encode_choices();
    return sat_fits();
}
