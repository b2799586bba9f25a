/* Learning a clause from a conflict, and deleting the least useful ones. */
#include "clauses/clauses.h"

Literal learnt[MAX_VARIABLES];
u32 learnt_clauses;

static u32 learnt_from;
static u8 seen[MAX_VARIABLES];
static u32 level_stamp[MAX_VARIABLES], stamp;
static Literal touched[MAX_VARIABLES];
static int touched_count;

void begin_learning(void) { learnt_from = arena_end, learnt_clauses = 0; }

static u64 level_bit(Literal literal) { return BIT(level_of[literal >> 1] & 63); }

/* The false literals that together imply `implied` (or the conflict); returns how many. */
static int explain(u32 why, Literal implied, int contradiction_place, Literal *out) {
    int count = 0;
    if (why & 1) {
        const Sum *sum = &sums[why >> 1];
        int before = contradiction_place;
        for (u32 i = sum->first; i < sum->first + sum->count; i++) {
            Literal literal = terms[i].literal;
            if (literal != implied && value[literal] == 0 && place_of[literal >> 1] < before) out[count++] = literal;
        }
        return count;
    }
    const u32 *clause = &arena[why >> 1];
    for (u32 i = 0; i < clause[0]; i++)
        if (clause[HEADER + i] != implied) out[count++] = clause[HEADER + i];
    return count;
}

/* Whether the rest of the clause implies this literal, perhaps through several steps. `levels` has the decision
 * levels of the clause, as far as 64 bits tell them apart: a literal from any other level cannot be implied. */
static int is_redundant(Literal literal, u64 levels) {
    static Literal causes[MAX_VARIABLES], open[MAX_VARIABLES];
    int known = touched_count, opened = 0;
    if (reason[literal >> 1] == NO_REASON) return 0;
    open[opened++] = literal;
    while (opened) {
        Literal next = open[--opened];
        int count = explain(reason[next >> 1], negation(next), place_of[next >> 1], causes);
        for (int i = 0; i < count; i++) {
            int variable = causes[i] >> 1;
            if (seen[variable] || !level_of[variable]) continue;
            if (reason[variable] == NO_REASON || !(level_bit(causes[i]) & levels)) {
                while (touched_count > known) seen[touched[--touched_count] >> 1] = 0;
                return 0;
            }
            seen[variable] = 1;
            touched[touched_count++] = open[opened++] = causes[i];
        }
    }
    return 1;
}

int analyse(u32 conflict, int *learnt_count) {
    static Literal causes[MAX_VARIABLES];
    int open = 0, count = 1, place = trail_end;
    touched_count = 0;
    Literal implied = ~0u;
    u32 why = conflict;
    for (;;) {
        int causes_count = explain(why, implied, implied == ~0u ? trail_end : place_of[implied >> 1], causes);
        for (int i = 0; i < causes_count; i++) {
            int variable = causes[i] >> 1;
            if (seen[variable] || !level_of[variable]) continue;
            seen[variable] = 1;
            touched[touched_count++] = causes[i];
            bump(variable, variables);
            if (level_of[variable] == decision_level) open++;
            else learnt[count++] = causes[i];
        }
        do place--;
        while (!seen[trail[place] >> 1]);
        implied = trail[place];
        if (!--open) break;
        why = reason[implied >> 1];
    }
    learnt[0] = negation(implied);
    int kept = 1;
    u64 levels = 0;
    for (int i = 1; i < count; i++) levels |= level_bit(learnt[i]);
    for (int i = 1; i < count; i++)
        if (!is_redundant(learnt[i], levels)) learnt[kept++] = learnt[i];
    for (int i = 0; i < touched_count; i++) seen[touched[i] >> 1] = 0;
    int back = 0;
    for (int i = 1; i < kept; i++)
        if (level_of[learnt[i] >> 1] > back) {
            back = level_of[learnt[i] >> 1];
            Literal literal = learnt[1];
            learnt[1] = learnt[i], learnt[i] = literal;
        }
    *learnt_count = kept;
    return back;
}

u32 span_of(const Literal *literals, int count) {
    u32 levels = 0;
    stamp++;
    for (int i = 0; i < count; i++) {
        int level = level_of[literals[i] >> 1];
        if (level_stamp[level] != stamp) level_stamp[level] = stamp, levels++;
    }
    return levels;
}

void forget_clauses(void) {
    u32 by_rank[64] = {0};
    for (u32 clause = learnt_from; clause < arena_end; clause += arena[clause] + HEADER)
        by_rank[least(arena[clause + 1], 63)]++;
    u32 keep = 0, limit = 0;
    while (limit < 63 && keep + by_rank[limit] <= learnt_clauses / 2) keep += by_rank[limit++];
    limit = most(limit, 3);
    u32 to = learnt_from;
    learnt_clauses = 0;
    for (u32 clause = learnt_from, next; clause < arena_end; clause = next) {
        u32 count = arena[clause];
        next = clause + count + HEADER;
        int satisfied = 0;
        for (u32 i = 0; i < count; i++) satisfied |= value[arena[clause + HEADER + i]] == 1;
        if (arena[clause + 1] >= limit || satisfied) continue;
        for (u32 i = 0; i < count + HEADER; i++) arena[to + i] = arena[clause + i];
        to += count + HEADER;
        learnt_clauses++;
    }
    arena_end = to;
    watch_pool_end = 0;
    for (int literal = 0; literal < 2 * variables; literal++) watches[literal].count = watches[literal].room = 0;
    for (u32 clause = HEADER; clause < arena_end; clause += arena[clause] + HEADER) {
        u32 *literals = &arena[clause + HEADER];
        /* Watch literals that are not false; at level 0 every clause has two, or is satisfied. */
        u32 found = 0;
        for (u32 i = 0; i < arena[clause] && found < 2; i++)
            if (value[literals[i]] != 0) {
                Literal literal = literals[found];
                literals[found++] = literals[i], literals[i] = literal;
            }
        watch_clause(clause);
    }
}
