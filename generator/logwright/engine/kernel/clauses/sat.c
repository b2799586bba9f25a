/* Propagation, and decisions when nothing can be propagated. */
#include "clauses/clauses.h"

enum { MANY_LEARNT = 2000 };

u64 sat_conflicts, sat_steps;

static int begun;
static u32 reduce_at;
static u64 restarted_at;
static int restart_due;
static double lately, usually; /* levels that learnt clauses span: recent and long-term average */

static u64 soonest; /* conflicts before which no new start is due */
static double remembered; /* of what the search was busy with, from one conflict to the next */

void sat_stay(int longer) { soonest = longer ? 100 : 30, remembered = longer ? 0.95 : 0.8; }

void begin_search(void) {
    begun = 0;
    sat_conflicts = sat_steps = 0;
    reduce_at = MANY_LEARNT;
    restarted_at = 0, restart_due = 0, lately = usually = 0;
    sat_stay(0);
}

static void undo(int level) {
    if (decision_level <= level) return;
    int end = level_start[level + 1];
    while (trail_end > end) {
        Literal literal = trail[--trail_end];
        int variable = literal >> 1;
        value[literal] = value[negation(literal)] = UNSET;
        phase[variable] = !(literal & 1);
        heap_insert(variable);
        if (trail_end < trail_done) {
            Literal lost = negation(literal);
            for (u32 i = sum_uses_from[lost]; i < sum_uses_end[lost]; i++) sums[sum_use[i]].slack += sum_use_weight[i];
        }
    }
    if (trail_done > end) trail_done = end;
    decision_level = level;
}

/* Returns the violated sum, or NO_REASON. */
static u32 sums_after(Literal lost) {
    u32 violated = NO_REASON;
    u32 from = sum_uses_from[lost], end = sum_uses_end[lost];
    for (u32 i = from; i < end; i++) {
        Sum *sum = &sums[sum_use[i]];
        sum->slack -= sum_use_weight[i];
        if (sum->slack < 0 && !violated) violated = (sum_use[i] << 1) | 1;
    }
    if (violated) return violated;
    for (u32 i = from; i < end; i++) {
        const Sum *sum = &sums[sum_use[i]];
        if (sum->slack >= sum->heaviest) continue;
        for (u32 j = sum->first; j < sum->first + sum->count; j++)
            if (terms[j].weight > sum->slack && value[terms[j].literal] == UNSET)
                assign(terms[j].literal, (sum_use[i] << 1) | 1);
    }
    return NO_REASON;
}

static u32 clauses_after(Literal lost) {
    WatchList *list = &watches[lost];
    Watch *from = &watch_pool[list->first], *to = from, *end = from + list->count;
    while (from < end) {
        Watch entry = *from++;
        if (value[entry.blocker] == 1) {
            *to++ = entry;
            continue;
        }
        if (entry.clause & PAIR) {
            *to++ = entry;
            u32 clause = entry.clause & ~PAIR;
            if (value[entry.blocker] == UNSET) {
                assign(entry.blocker, clause << 1);
                continue;
            }
            while (from < end) *to++ = *from++;
            list->count = to - &watch_pool[list->first];
            return clause;
        }
        u32 *literals = &arena[entry.clause + HEADER];
        if (literals[0] == lost) literals[0] = literals[1], literals[1] = lost;
        Literal first = literals[0];
        if (first != entry.blocker && value[first] == 1) {
            *to++ = (Watch){entry.clause, first};
            continue;
        }
        u32 count = arena[entry.clause];
        u32 i = 2;
        while (i < count && value[literals[i]] == 0) i++;
        if (i < count) {
            literals[1] = literals[i], literals[i] = lost;
            watch(literals[1], entry.clause, first);
            continue;
        }
        *to++ = (Watch){entry.clause, first};
        if (value[first] == 0) {
            while (from < end) *to++ = *from++;
            list->count = to - &watch_pool[list->first];
            return entry.clause;
        }
        assign(first, entry.clause << 1);
    }
    list->count = to - &watch_pool[list->first];
    return NO_REASON;
}

/* Returns what was violated, or NO_REASON. */
static u32 propagate(void) {
    while (trail_done < trail_end) {
        Literal lost = negation(trail[trail_done++]);
        sat_steps++;
        u32 sum = sums_after(lost);
        if (sum) return sum;
        u32 clause = clauses_after(lost);
        if (clause) return clause << 1;
    }
    return NO_REASON;
}

/* Restart when recent learnt clauses span more levels than usual. */
static void note_rank(u32 rank) {
    lately += (rank - lately) / 32;
    usually += (rank - usually) / 4096;
    if (sat_conflicts > 50 && sat_conflicts > restarted_at + soonest && lately > 1.15 * usually) restart_due = 1;
    if (sat_conflicts > restarted_at + 2000) restart_due = 1;
}

int sat_search(u64 steps) {
    if (!fits) return GIVEN_UP;
    if (contradiction) return REFUTED;
    if (!begun) {
        begun = 1;
        close_sums();
        begin_learning();
    }
    u64 end = sat_steps + steps;
    for (;;) {
        u32 conflict = propagate();
        if (!fits) return GIVEN_UP;
        if (conflict) {
            sat_conflicts++;
            if (!decision_level) {
                contradiction = 1;
                return REFUTED;
            }
            int count;
            int back = analyse(conflict, &count);
            u32 rank = span_of(learnt, count);
            note_rank(rank);
#ifdef NOTES
            note_learnt(learnt, count);
#endif
            undo(back);
            if (count == 1) {
                assign(learnt[0], NO_REASON);
            } else {
                u32 clause = store_clause(learnt, count, rank);
                if (!fits) return GIVEN_UP;
                learnt_clauses++;
                assign(learnt[0], clause << 1);
            }
            activity_step /= remembered;
            continue;
        }
        if (restart_due || sat_steps >= end) {
            undo(0);
            restart_due = 0;
            restarted_at = sat_conflicts;
            if (sat_steps >= end) return GIVEN_UP;
            if (learnt_clauses >= reduce_at || arena_end > ARENA / 4 * 3 || watch_pool_end > WATCH_POOL / 4 * 3) {
                forget_clauses();
                reduce_at += MANY_LEARNT / 4;
            }
        }
        int variable = -1;
        while (heap_size) {
            variable = heap_pop();
            if (value[2 * variable] == UNSET) break;
            variable = -1;
        }
        if (variable < 0) return SATISFIED;
        level_start[++decision_level] = trail_end;
        assign(2 * variable + !phase[variable], NO_REASON);
    }
}
