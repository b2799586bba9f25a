#include "crews/race.h"

#include "search/search.h"

Standing standings[MAX_CANDIDATES];

/* How good one result is. A win that took long to find may be missed by members who do not see all cards, and a long
 * plan may be upset by cards nobody knew: each doubling of the steps and each trick costs a little. */
static const double EASE = 0.03, HASTE = 0.02, UNDECIDED_WORTH = 0.3;

/* A candidate is dropped if it is behind by so many standard errors; those that differ by less than EQUAL with the
 * same certainty are as good as each other. DOUBT keeps a few worlds that happen to agree from deciding. */
static double CLEARLY = 2.5, EQUAL = 0.02, DOUBT = 0.02, SURE = 2;

enum { GROWTH = 2 };

extern int USEPLAN; extern Plan plans[];
static double values[MAX_CHANCES];

/* The logarithm to base 2, linear between powers of two. */
static double doublings(u32 number) {
    int whole = 31 - __builtin_clz(number);
    return whole + (double)number / (1u << whole) - 1;
}

static double worth(u32 chance) {
    int verdict = chance & 3;
    if (verdict != SOLVABLE && verdict != UNDECIDED) return 0;
    double ease = EASE * doublings(1 + (chance >> STEPS));
    if (verdict == UNDECIDED) return UNDECIDED_WORTH - ease;
    return 1 - ease - HASTE * (chance >> 2 & 31);
}

static double sum_of(int candidate, int count) {
    double sum = 0;
    for (int world = 0; world < count; world++) sum += values[world * task.candidates + candidate];
    return sum;
}

static int leader_of(int count) {
    int leader = -1;
    double most = 0;
    for (int i = 0; i < task.candidates; i++) {
        if (task.candidate[i].skipped) continue;
        double sum = sum_of(i, count);
        if (leader < 0 || sum > most) leader = i, most = sum;
    }
    return leader;
}

/* By how much a candidate is behind the leader, on average and at least or at most by all appearances. */
typedef struct {
    double mean, error, spread;
} Gap;

static Gap gap_between(int leader, int other, int count) {
    double sum = 0, squares = 0;
    for (int world = 0; world < count; world++) {
        const double *row = &values[world * task.candidates];
        double gap = row[leader] - row[other];
        sum += gap, squares += gap * gap;
    }
    double mean = sum / count, variance = squares / count - mean * mean;
    if (variance < 0) variance = 0;
    return (Gap){mean, __builtin_sqrt((variance + DOUBT) / count), __builtin_sqrt(variance / count)};
}

/* Drop who is clearly behind; returns whether the race is over. */
static int over(int count) {
    int leader = leader_of(count), undecided = 0;
    for (int i = 0; i < task.candidates; i++) {
        Candidate *candidate = &task.candidate[i];
        if (candidate->skipped) continue;
        Gap gap = gap_between(leader, i, count);
        standings[i].behind = gap.mean;
        standings[i].worlds = count;
        if (i == leader) continue;
        if (gap.mean > CLEARLY * gap.error)
            candidate->skipped = 1;
        else if (gap.mean + SURE * gap.spread > EQUAL)
            undecided = 1;
    }
    return !undecided;
}

/* Cards that are equal for everybody are evaluated once: each candidate's value is that of another, or its own. */
static void merge_equal_cards(u8 *same_as, u32 skills) {
    u64 choice = 0;
    for (int i = 0; i < task.candidates; i++) {
        if (task.candidate[i].card == NO_CARD) return;
        choice |= BIT(task.candidate[i].card);
    }
    u64 kept = different_cards(choice, skills);
    for (int i = 0; i < task.candidates; i++) {
        int card = task.candidate[i].card;
        if (kept >> card & 1) continue;
        int twin = highest(kept & suit_around(card) & (BIT(card) - 1));
        for (int j = 0; j < task.candidates; j++)
            if (task.candidate[j].card == twin) same_as[i] = j;
        task.candidate[i].skipped = 1;
    }
}

static int run_lot(const i32 *questions, const i32 *end, int first, int after, u32 budget, u32 skills) {
    int trouble = weigh_worlds(questions, end, first, after, budget, skills, 1);
    for (int world = first; world < after && !trouble; world++)
        for (int i = 0; i < task.candidates; i++) {
            if (task.candidate[i].skipped) continue;
            u32 chance = chances[world * task.candidates + i];
            values[world * task.candidates + i] = worth(chance);
            standings[i].steps += chance >> STEPS;
        }
    return trouble;
}

int race(const i32 *words, const i32 *end, u32 budget, u32 skills, u64 seed) {
    read_from(words, end);
    int trouble = start_drawing(seed);
    if (trouble) return -trouble;
    int first_lot = number_below(MAX_WORLDS + 1);
    CLEARLY = number() / 1000.0, EQUAL = number() / 1000.0, DOUBT = number() / 1000.0, SURE = number() / 1000.0;
    USEPLAN = number(); for (int i = 0; i < MAX_CANDIDATES; i++) plans[i] = (Plan){0};
    if (read_task()) return reader.trouble;
    const i32 *questions = reader.next;
    if (!first_lot || !task.candidates || questions >= end) return SENSELESS;
    u8 same_as[MAX_CANDIDATES];
    for (int i = 0; i < task.candidates; i++) standings[i] = (Standing){0}, same_as[i] = i;
    nodes = 0;
    int count = 0;
    for (int lot = first_lot; count < task.worlds; lot *= GROWTH) {
        int more = draw_lot(count, least(lot, task.worlds - count));
        if (!more) break;
        if (!count && *questions == 1) {
            /* With several questions cards may differ in one of them. */
            if (read_question(questions + 1, end)) return reader.trouble;
            merge_equal_cards(same_as, skills);
        }
        trouble = run_lot(questions, end, count, count + more, budget, skills);
        if (trouble) return trouble;
        count += more;
        if (over(count)) break;
    }
    if (!count) return SENSELESS;
    double best = sum_of(leader_of(count), count) / count;
    for (int i = 0; i < task.candidates; i++) standings[i].value = best - standings[same_as[i]].behind;
    return NO_TROUBLE;
}
