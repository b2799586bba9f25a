#include "crews/race.h"

#include "search/search.h"

Standing standings[MAX_CANDIDATES];

/* How good a result is: each doubling of the steps and each trick until the win costs a little. */
static struct {
    double ease, haste, undecided;
} weight;

/* A candidate is dropped if it is behind by so many standard errors. Those of which it is as certain that they differ
 * by less than EQUAL are as good as each other. DOUBT keeps a few worlds that happen to agree from deciding. */
static const double CLEARLY = 3.5, SURE = 3, EQUAL = 0.002, DOUBT = 0.02;

enum { GROWTH = 2 };

/* The logarithm to base 2, linear between powers of two. */
static double doublings(u32 number) {
    int whole = 31 - __builtin_clz(number);
    return whole + (double)number / (1u << whole) - 1;
}

static double worth(u32 chance) {
    int verdict = chance & 3;
    if (verdict != SOLVABLE && verdict != UNDECIDED) return 0;
    double ease = weight.ease * doublings(1 + (chance >> STEPS));
    if (verdict == UNDECIDED) return weight.undecided - ease;
    return 1 - ease - weight.haste * (chance >> 2 & 31);
}

static double value_in(int world, int candidate) { return worth(chances[world * task.candidates + candidate]); }

static double sum_of(int candidate, int count) {
    double sum = 0;
    for (int world = 0; world < count; world++) sum += value_in(world, candidate);
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

/* By how much a candidate is behind the leader, and the standard error of that, with and without doubt. */
typedef struct {
    double mean, doubtful_error, error;
} Gap;

static Gap gap_between(int leader, int other, int count) {
    double sum = 0, squares = 0;
    for (int world = 0; world < count; world++) {
        double gap = value_in(world, leader) - value_in(world, other);
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
        if (gap.mean > CLEARLY * gap.doubtful_error)
            candidate->skipped = 1;
        else if (gap.mean + SURE * gap.error > EQUAL)
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
        for (int i = 0; i < task.candidates; i++)
            if (!task.candidate[i].skipped) standings[i].steps += chances[world * task.candidates + i] >> STEPS;
    return trouble;
}

static double thousandths(void) { return number() / 1000.0; }

int race(const i32 *words, const i32 *end, u32 budget, u32 skills, u64 seed) {
    read_from(words, end);
    int trouble = start_drawing(seed);
    if (trouble) return -trouble;
    int first_lot = number_below(MAX_WORLDS + 1);
    weight.ease = thousandths(), weight.haste = thousandths(), weight.undecided = thousandths();
    if (read_task()) return reader.trouble;
    const i32 *questions = reader.next;
    if (!first_lot || !task.candidates || questions >= end) return SENSELESS;
    u32 made = deck.made;
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
            if (deck.made != made) return SENSELESS;
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
