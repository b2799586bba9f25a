/* The values of winning cards, from each trick that counts to the next, as clauses. */
#include "clauses/encoding.h"

enum { STEPS = 2 * MAX_VALUE - 1 };

static Literal both(Literal a, Literal b) { return all_of((Literal[]){a, b}, 2); }
static Literal either(Literal a, Literal b) { return any_of((Literal[]){a, b}, 2); }

/* Holds exactly as one literal if the trick counts, and as the other if it does not. */
static Literal chosen(Literal counts, Literal then, Literal otherwise) {
    return either(both(counts, then), both(negation(counts), otherwise));
}

static u64 cards_of(int value) {
    u64 cards = 0;
    for (int card = 0; card < CARDS; card++)
        if (value_of(card) == value) cards |= BIT(card);
    return cards;
}

/* For each step from one value to another: the last winning card and this one are so far apart. */
static void steps_between(const Literal *last, const Literal *now, Literal *step) {
    for (int i = 0; i < STEPS; i++) {
        Literal pairs[MAX_VALUE];
        int count = 0;
        for (int from = 0; from < MAX_VALUE; from++) {
            int to = from + i - (MAX_VALUE - 1);
            if (to >= 0 && to < MAX_VALUE) pairs[count++] = both(last[from], now[to]);
        }
        step[i] = any_of(pairs, count);
    }
}

/* Whether one of the steps from `first` to `last` was made. */
static Literal one_of(const Literal *step, int first, int last) { return any_of(step + first, last - first + 1); }

/* This step may follow the one before it; before the second trick that counts there is none. */
static Literal may_follow(int way, const Literal *before, const Literal *step) {
    enum { LEVEL = MAX_VALUE - 1, HIGHEST = STEPS - 1 };
    Literal up = one_of(step, LEVEL + 1, HIGHEST), down = one_of(step, 0, LEVEL - 1);
    if (way == RISING) return up;
    if (way == FALLING) return down;
    if (way == UP_AND_DOWN) {
        Literal was_up = one_of(before, LEVEL + 1, HIGHEST), was_down = one_of(before, 0, LEVEL - 1);
        return either(both(up, negation(was_up)), both(down, negation(was_down)));
    }
    Literal same[STEPS];
    int count = 0;
    for (int i = 0; i < STEPS; i++)
        if (i != LEVEL) same[count++] = both(before[i], step[i]);
    return either(any_of(same, count), both(negation(any_of(before, STEPS)), either(up, down)));
}

void climb(Literal holds, const Condition *condition, int positive) {
    Literal last[MAX_VALUE], before[STEPS], broken[MAX_TRICKS + 1];
    int count = 0;
    broken[count++] = negation(holds);
    for (int value = 0; value < MAX_VALUE; value++) last[value] = no();
    for (int i = 0; i < STEPS; i++) before[i] = no();
    for (int t = 0; t < question.tricks && sat_fits(); t++) {
        Literal counts = counts_for(condition->tally, t);
        if (counts == no()) continue;
        Literal now[MAX_VALUE], step[STEPS];
        for (int value = 0; value < MAX_VALUE; value++) now[value] = won_with(cards_of(value + 1), t);
        Literal second = both(counts, any_of(last, MAX_VALUE));
        steps_between(last, now, step);
        Literal breaks = both(second, negation(may_follow(condition->least, before, step)));
        if (positive) both_imply(holds, breaks, no());
        broken[count++] = breaks;
        for (int i = 0; i < STEPS; i++) before[i] = chosen(second, step[i], before[i]);
        for (int value = 0; value < MAX_VALUE; value++) last[value] = chosen(counts, now[value], last[value]);
    }
    if (!positive) add_clause(broken, count);
}
