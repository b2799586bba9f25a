/* Kinds of tricks and their tallies. */
#include "tally.h"

static int holds_enough(const Holding *holding, const Trick *trick) {
    u64 cards = trick->cards & holding->cards;
    if (holding->beaten) cards &= ~BIT(trick->best);
    int count = size(cards);
    return count >= holding->least && count <= holding->most;
}

static int sum_of(u64 cards) {
    int sum = 0;
    for (; cards; cards &= cards - 1) sum += value_of(lowest(cards));
    return sum;
}

static int colours_in(u64 cards) {
    int colours = 0;
    for (int suit = 0; suit < TRUMP_SUIT; suit++) colours += (cards & SUIT(suit)) != 0;
    return colours;
}

static int values_in(u64 cards) {
    u64 values = 0;
    for (int suit = 0; suit < TRUMP_SUIT; suit++) values |= (cards & SUIT(suit)) >> deck.first[suit];
    return size(values);
}

int trick_fits(const Pattern *pattern, const Trick *trick) {
    if (!(pattern->tricks >> trick->number & 1)) return 0;
    if (pattern->simple) return 1;
    if (!(pattern->led_by >> trick->leader & 1)) return 0;
    if (!(pattern->led_with >> trick->led & 1) || !(pattern->won_with >> trick->best & 1)) return 0;
    if (!(pattern->closed_with >> trick->closed & 1) || trick->cards & ~pattern->only) return 0;
    for (int i = 0; i < pattern->holdings; i++)
        if (!holds_enough(&question.holding[pattern->first_holding + i], trick)) return 0;
    if (pattern->balanced) {
        int left = size(trick->cards & pattern->left);
        if (!left || left != size(trick->cards & pattern->right)) return 0;
    }
    if (pattern->counts_sum) {
        int sum = sum_of(trick->cards);
        if (sum < pattern->sum_least || sum > pattern->sum_most) return 0;
    }
    if (pattern->counts_colours) {
        int colours = colours_in(trick->cards);
        if (colours < pattern->colours_least || colours > pattern->colours_most) return 0;
    }
    if (pattern->counts_values) {
        int values = values_in(trick->cards);
        if (values < pattern->values_least || values > pattern->values_most) return 0;
    }
    return 1;
}

u64 hands_of(const Level *level, int seats) {
    /* Before cards are drawn any seat may still come to hold any card. */
    if (level->number < question.draw_after || question.by_the_book) return unplayed(level);
    u64 cards = 0;
    for (int seat = 0; seat < question.seats; seat++)
        if (seats >> seat & 1) cards |= level->hand[seat];
    return cards;
}

/* Upper bound on the tricks of this kind that these seats could still win. */
static int tricks_to_come(const Level *level, const Pattern *pattern, int seats) {
    int tricks = size(pattern->tricks & tricks_left(level));
    if (pattern->simple || !tricks) return tricks;
    u64 cards = unplayed(level);
    tricks = least(tricks, size(pattern->won_with & hands_of(level, seats)));
    tricks = least(tricks, size(pattern->led_with & hands_of(level, pattern->led_by)));
    tricks = least(tricks, size(pattern->closed_with & cards));
    tricks = least(tricks, size(pattern->only & cards) / question.seats);
    if ((pattern->only & ALL_CARDS) != ALL_CARDS && level->number >= question.draw_after && !question.by_the_book)
        for (int seat = 0; seat < question.seats; seat++)
            tricks = least(tricks, size(pattern->only & level->hand[seat]));
    for (int i = 0; i < pattern->holdings; i++) {
        const Holding *holding = &question.holding[pattern->first_holding + i];
        if (holding->least) tricks = least(tricks, size(holding->cards & cards) / holding->least);
    }
    if (pattern->balanced && !question.by_the_book)
        tricks = least(tricks, least(size(pattern->left & cards), size(pattern->right & cards)));
    return tricks;
}

int worth_of(const Tally *tally, u64 cards) {
    if (!tally->cards) return 1;
    return tally->summed ? sum_of(cards & tally->cards) : size(cards & tally->cards);
}

/* The values of so many of these cards, the highest or the lowest ones. */
static int sum_of_some(u64 cards, int some, int highest_first) {
    int sum = 0;
    for (int step = 0; step < MAX_VALUE && some > 0; step++) {
        int value = highest_first ? MAX_VALUE - step : step + 1;
        for (u64 rest = cards; rest && some > 0; rest &= rest - 1)
            if (value_of(lowest(rest)) == value) sum += value, some--;
    }
    return sum;
}

int can_grow(const Level *level, const Tally *tally) {
    const Pattern *pattern = &question.pattern[tally->pattern];
    if (!tally->seats) return 0;
    int tricks = tricks_to_come(level, pattern, tally->seats);
    if (!tally->cards) return tricks;
    u64 cards = tally->cards & unplayed(level);
    if (!pattern->simple && !question.by_the_book) cards &= pattern->only;
    if (tally->summed) return sum_of_some(cards, tricks * question.seats, 1);
    return least(size(cards), tricks * question.seats);
}

int must_grow(const Level *level, const Tally *tally) {
    const Pattern *pattern = &question.pattern[tally->pattern];
    if (tally->seats != question.everyone || !pattern->simple || question.by_the_book) return 0;
    u32 tricks = pattern->tricks & tricks_left(level);
    if (!tally->cards) return size(tricks);
    if (tricks != tricks_left(level)) return 0;
    u64 cards = tally->cards & unplayed(level);
    int falling = most(0, size(cards) - question.leftovers);
    return tally->summed ? sum_of_some(cards, falling, 0) : falling;
}
