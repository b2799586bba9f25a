#include "sat.h"

enum {
    MAX_VARIABLES = 1 << 14,
    MAX_LITERALS = 2 * MAX_VARIABLES,
    ARENA = 3 << 20,
    WATCH_POOL = 3 << 19,
    MAX_SUMS = 1 << 14,
    MAX_TERMS = 1 << 19,
    NO_REASON = 0,
    HEADER = 2, /* words before the literals of a clause: size, then rank (0: original) */
    UNSET = 2,
    MANY_LEARNT = 2000,
};

#define PAIR 0x80000000u /* marks a watched clause of two literals: the other one is the blocker */

typedef struct {
    u32 clause;
    Literal blocker;
} Watch;

typedef struct {
    u32 first, count, room;
} WatchList;

typedef struct {
    u32 first, count;
    i32 slack; /* what may still be lost before the sum falls short */
    i32 heaviest;
} Sum;

u64 sat_conflicts, sat_steps;

static int variables, fits, contradiction;
static u32 arena[ARENA], arena_end, learnt_from;
static Watch watch_pool[WATCH_POOL];
static u32 watch_pool_end;
static WatchList watches[MAX_LITERALS];
static Sum sums[MAX_SUMS];
static int sum_count;
static Term terms[MAX_TERMS];
static u32 term_count;
static u32 sum_uses_from[MAX_LITERALS + 1], sum_uses_end[MAX_LITERALS];
static u32 sum_use[MAX_TERMS];
static i32 sum_use_weight[MAX_TERMS];
static int sums_indexed;

static u8 value[MAX_LITERALS]; /* 1 true, 0 false, UNSET */
static u8 phase[MAX_VARIABLES], seen[MAX_VARIABLES];
static u32 reason[MAX_VARIABLES]; /* twice the clause, or twice the sum plus one */
static i32 level_of[MAX_VARIABLES], place_of[MAX_VARIABLES];
static Literal trail[MAX_VARIABLES];
static int trail_end, trail_done;
static int level_start[MAX_VARIABLES], decision_level;

static double activity[MAX_VARIABLES], activity_step;
static int heap[MAX_VARIABLES], heap_size, heap_place[MAX_VARIABLES];

static Literal learnt[MAX_VARIABLES], scratch[MAX_VARIABLES];
static u32 level_stamp[MAX_VARIABLES], stamp;
static i32 weight_of[MAX_VARIABLES];
static u32 learnt_clauses, reduce_at;
static u64 restarted_at;
static int restart_due;
static double lately, usually; /* levels that learnt clauses span */

/* The order in which variables are decided: a heap, the most active on top. */

static void heap_swap(int a, int b) {
    int variable = heap[a];
    heap[a] = heap[b], heap[b] = variable;
    heap_place[heap[a]] = a, heap_place[heap[b]] = b;
}

static void heap_up(int place) {
    while (place && activity[heap[place]] > activity[heap[(place - 1) / 2]]) {
        heap_swap(place, (place - 1) / 2);
        place = (place - 1) / 2;
    }
}

static void heap_down(int place) {
    for (;;) {
        int child = 2 * place + 1;
        if (child >= heap_size) return;
        if (child + 1 < heap_size && activity[heap[child + 1]] > activity[heap[child]]) child++;
        if (activity[heap[child]] <= activity[heap[place]]) return;
        heap_swap(place, child);
        place = child;
    }
}

static void heap_insert(int variable) {
    if (heap_place[variable] >= 0) return;
    heap[heap_size] = variable;
    heap_place[variable] = heap_size;
    heap_up(heap_size++);
}

static int heap_pop(void) {
    int variable = heap[0];
    heap_swap(0, --heap_size);
    heap_place[variable] = -1;
    heap_down(0);
    return variable;
}

static void bump(int variable) {
    activity[variable] += activity_step;
    if (activity[variable] > 1e100) {
        for (int i = 0; i < variables; i++) activity[i] *= 1e-100;
        activity_step *= 1e-100;
    }
    if (heap_place[variable] >= 0) heap_up(heap_place[variable]);
}

/* Building the problem. */

void sat_begin(void) {
    variables = 0, fits = 1, contradiction = 0;
    arena_end = HEADER; /* reference 0 means no clause */
    watch_pool_end = 0, sum_count = 0, term_count = 0, sums_indexed = 0;
    trail_end = trail_done = decision_level = 0;
    heap_size = 0, activity_step = 1;
    learnt_clauses = 0, sat_conflicts = 0, sat_steps = 0;
    reduce_at = MANY_LEARNT;
    restarted_at = 0, restart_due = 0, lately = usually = 0;
    new_literal();
    add_clause((Literal[]){sat_true()}, 1);
}

Literal sat_true(void) { return 0; }

Literal new_literal(void) {
    if (variables == MAX_VARIABLES) {
        fits = 0;
        return 0;
    }
    int variable = variables++;
    value[2 * variable] = value[2 * variable + 1] = UNSET;
    phase[variable] = 0, seen[variable] = 0, reason[variable] = NO_REASON;
    activity[variable] = 0, heap_place[variable] = -1, level_stamp[variable] = 0;
    watches[2 * variable].count = watches[2 * variable].room = 0;
    watches[2 * variable + 1].count = watches[2 * variable + 1].room = 0;
    heap_insert(variable);
    return 2 * variable;
}

void prefer(Literal literal, int weight) {
    activity[literal >> 1] += weight;
    phase[literal >> 1] = !(literal & 1);
    if (heap_place[literal >> 1] >= 0) heap_up(heap_place[literal >> 1]);
}

int sat_fits(void) { return fits; }
int sat_value(Literal literal) { return value[literal] == 1; }

static void assign(Literal literal, u32 why) {
    int variable = literal >> 1;
    value[literal] = 1, value[negation(literal)] = 0;
    reason[variable] = why;
    level_of[variable] = decision_level;
    place_of[variable] = trail_end;
    trail[trail_end++] = literal;
}

static void watch(Literal literal, u32 clause, Literal blocker) {
    WatchList *list = &watches[literal];
    if (list->count == list->room) {
        u32 room = list->room ? 2 * list->room : 4;
        if (watch_pool_end + room > WATCH_POOL) {
            fits = 0;
            return;
        }
        for (u32 i = 0; i < list->count; i++) watch_pool[watch_pool_end + i] = watch_pool[list->first + i];
        list->first = watch_pool_end;
        list->room = room;
        watch_pool_end += room;
    }
    watch_pool[list->first + list->count++] = (Watch){clause, blocker};
}

static void watch_clause(u32 clause) {
    const u32 *literals = &arena[clause + HEADER];
    u32 mark = arena[clause] == 2 ? PAIR : 0;
    watch(literals[0], clause | mark, literals[1]);
    watch(literals[1], clause | mark, literals[0]);
}

static u32 store_clause(const Literal *literals, int count, u32 rank) {
    if (arena_end + count + HEADER > ARENA) {
        fits = 0;
        return NO_REASON;
    }
    u32 clause = arena_end;
    arena[clause] = count;
    arena[clause + 1] = rank;
    for (int i = 0; i < count; i++) arena[clause + HEADER + i] = literals[i];
    arena_end += count + HEADER;
    watch_clause(clause);
    return clause;
}

void add_clause(const Literal *literals, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (value[literals[i]] == 1) return;
        if (value[literals[i]] == 0) continue;
        int known = 0;
        for (int j = 0; j < kept; j++) {
            if (scratch[j] == negation(literals[i])) return;
            known |= scratch[j] == literals[i];
        }
        if (!known) scratch[kept++] = literals[i];
    }
    if (!kept) contradiction = 1;
    else if (kept == 1) assign(scratch[0], NO_REASON);
    else store_clause(scratch, kept, 0);
}

void add_at_least(Literal enabled, const Term *given, int count, int bound) {
    /* Negative weights turn into positive ones of the negated literals. */
    i32 total = 0, heaviest = 0;
    u32 first = term_count;
    if (term_count + count + 1 > MAX_TERMS || sum_count == MAX_SUMS) {
        fits = 0;
        return;
    }
    for (int i = 0; i < count; i++) weight_of[given[i].literal >> 1] += given[i].literal & 1 ? -given[i].weight : given[i].weight;
    for (int i = 0; i < count; i++) {
        /* A literal that is named twice, perhaps once negated, counts once; not x is 1 - x. */
        if (given[i].literal & 1) bound -= given[i].weight;
        int variable = given[i].literal >> 1;
        Term term = {2 * variable, weight_of[variable]};
        weight_of[variable] = 0;
        if (!term.weight) continue;
        if (term.weight < 0) {
            bound -= term.weight;
            term.weight = -term.weight;
            term.literal = negation(term.literal);
        }
        if (value[term.literal] == 0) continue;
        if (value[term.literal] == 1) {
            bound -= term.weight;
            continue;
        }
        terms[term_count++] = term;
        total += term.weight;
    }
    if (bound <= 0 || value[enabled] == 0) {
        term_count = first;
        return;
    }
    if (total < bound) {
        term_count = first;
        Literal no = negation(enabled);
        add_clause(&no, 1);
        return;
    }
    if (value[enabled] != 1) {
        terms[term_count++] = (Term){negation(enabled), bound};
        total += bound;
    }
    for (u32 i = first; i < term_count; i++) {
        if (terms[i].weight > bound) total -= terms[i].weight - bound, terms[i].weight = bound;
        heaviest = most(heaviest, terms[i].weight);
    }
    if (bound == 1) { /* a plain clause */
        int literals = term_count - first;
        for (int i = 0; i < literals; i++) learnt[i] = terms[first + i].literal;
        term_count = first;
        add_clause(learnt, literals);
        return;
    }
    sums[sum_count++] = (Sum){first, term_count - first, total - bound, heaviest};
}

void add_at_most(Literal enabled, const Term *given, int count, int bound) {
    if (count > MAX_VARIABLES / 2) {
        fits = 0;
        return;
    }
    static Term turned[MAX_VARIABLES / 2];
    for (int i = 0; i < count; i++) turned[i] = (Term){given[i].literal, -given[i].weight};
    add_at_least(enabled, turned, count, -bound);
}

/* For every literal the sums that lose weight when it becomes false. */
static void index_sums(void) {
    for (int literal = 0; literal < 2 * variables; literal++) sum_uses_end[literal] = 0;
    for (u32 i = 0; i < term_count; i++) sum_uses_end[terms[i].literal]++;
    u32 from = 0;
    for (int literal = 0; literal < 2 * variables; literal++) {
        sum_uses_from[literal] = from;
        from += sum_uses_end[literal];
        sum_uses_end[literal] = sum_uses_from[literal];
    }
    for (int i = 0; i < sum_count; i++)
        for (u32 j = sums[i].first; j < sums[i].first + sums[i].count; j++) {
            u32 use = sum_uses_end[terms[j].literal]++;
            sum_use[use] = i;
            sum_use_weight[use] = terms[j].weight;
        }
    sums_indexed = 1;
}

/* Drawing conclusions. */

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

/* Learning. */

static Literal touched[MAX_VARIABLES];
static int touched_count;

static u64 level_bit(Literal literal) { return BIT(level_of[literal >> 1] & 63); }

/* The false literals that together imply `implied` (or the contradiction); returns how many. */
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

/* Does the rest of the clause imply this literal, perhaps through several steps? `levels` are the decision
 * levels of the clause, as far as 64 bits tell them apart: a cause from another level cannot be implied. */
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

/* The clause of the first point at which one decision explains the conflict; returns the level to go back to. */
static int analyse(u32 conflict, int *learnt_count) {
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
            bump(variable);
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

/* How many decision levels a clause spans: the fewer, the more useful. */
static u32 span_of(const Literal *literals, int count) {
    u32 levels = 0;
    stamp++;
    for (int i = 0; i < count; i++) {
        int level = level_of[literals[i] >> 1];
        if (level_stamp[level] != stamp) level_stamp[level] = stamp, levels++;
    }
    return levels;
}

/* Throw away the weaker half of what was learnt. Only at level 0, where no reason is looked at any more. */
static void forget_clauses(void) {
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
        /* Watch literals that are not false; at level 0 every clause has two or is satisfied. */
        u32 found = 0;
        for (u32 i = 0; i < arena[clause] && found < 2; i++)
            if (value[literals[i]] != 0) {
                Literal literal = literals[found];
                literals[found++] = literals[i], literals[i] = literal;
            }
        watch_clause(clause);
    }
}

/* Start anew when the clauses learnt lately span more levels than usual. */
static void note_rank(u32 rank) {
    lately += (rank - lately) / 32;
    usually += (rank - usually) / 4096;
    if (sat_conflicts > 50 && sat_conflicts > restarted_at + 30 && lately > 1.15 * usually) restart_due = 1;
    if (sat_conflicts > restarted_at + 2000) restart_due = 1;
}

/* Decisions that would be taken once more after starting anew, because nothing else is as active. */
static int lasting_decisions(void) {
    int kept = 0;
    while (heap_size && value[2 * heap[0]] != UNSET) heap_pop();
    while (heap_size && kept < decision_level && activity[trail[level_start[kept + 1]] >> 1] > activity[heap[0]]) kept++;
    return kept;
}

int sat_search(u64 steps) {
    if (!fits) return GIVEN_UP;
    if (contradiction) return REFUTED;
    if (!sums_indexed) {
        index_sums();
        learnt_from = arena_end;
        /* Sums may force literals before anything else does. */
        for (int i = 0; i < sum_count; i++)
            if (sums[i].slack < sums[i].heaviest)
                for (u32 j = sums[i].first; j < sums[i].first + sums[i].count; j++)
                    if (terms[j].weight > sums[i].slack && value[terms[j].literal] == UNSET)
                        assign(terms[j].literal, (i << 1) | 1);
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
            undo(back);
            if (count == 1) {
                assign(learnt[0], NO_REASON);
            } else {
                u32 clause = store_clause(learnt, count, rank);
                if (!fits) return GIVEN_UP;
                learnt_clauses++;
                assign(learnt[0], clause << 1);
            }
            activity_step *= 1 / 0.88;
            continue;
        }
        if (restart_due || sat_steps >= end) {
            int crowded =
                learnt_clauses >= reduce_at || arena_end > ARENA / 4 * 3 || watch_pool_end > WATCH_POOL / 4 * 3;
            undo(crowded || sat_steps >= end ? 0 : lasting_decisions());
            restart_due = 0;
            restarted_at = sat_conflicts;
            if (sat_steps >= end) return GIVEN_UP;
            if (crowded) {
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
