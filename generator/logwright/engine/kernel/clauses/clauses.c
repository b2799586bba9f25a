/* Building a problem for the clause-learning search. */
#include "clauses/clauses.h"

int variables, fits, contradiction;
u32 arena[ARENA], arena_end;
Watch watch_pool[WATCH_POOL];
u32 watch_pool_end;
WatchList watches[MAX_LITERALS];
Sum sums[MAX_SUMS];
int sum_count;
Term terms[MAX_TERMS];
u32 sum_uses_from[MAX_LITERALS], sum_uses_end[MAX_LITERALS], sum_use[MAX_TERMS];
i32 sum_use_weight[MAX_TERMS];

u8 value[MAX_LITERALS], phase[MAX_VARIABLES];
u32 reason[MAX_VARIABLES];
i32 level_of[MAX_VARIABLES], place_of[MAX_VARIABLES];
Literal trail[MAX_VARIABLES];
int trail_end, trail_done, level_start[MAX_VARIABLES], decision_level;

static u32 term_count;
static i32 weight_of[MAX_VARIABLES];
static Literal scratch[MAX_VARIABLES], plain[MAX_VARIABLES];

void sat_begin(void) {
    variables = 0, fits = 1, contradiction = 0;
    arena_end = HEADER; /* reference 0 means no clause */
    watch_pool_end = 0, sum_count = 0, term_count = 0;
    trail_end = trail_done = decision_level = 0;
    heap_size = 0, activity_step = 1;
    begin_search();
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
    phase[variable] = 0, reason[variable] = NO_REASON;
    activity[variable] = 0, heap_place[variable] = -1;
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
int sat_variables(void) { return variables; }
int sat_value(Literal literal) { return value[literal] == 1; }

void watch(Literal literal, u32 clause, Literal blocker) {
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

void watch_clause(u32 clause) {
    const u32 *literals = &arena[clause + HEADER];
    u32 mark = arena[clause] == 2 ? PAIR : 0;
    watch(literals[0], clause | mark, literals[1]);
    watch(literals[1], clause | mark, literals[0]);
}

u32 store_clause(const Literal *literals, int count, u32 rank) {
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
    /* Negative weights become positive weights of the negated literals. */
    i32 total = 0, heaviest = 0;
    u32 first = term_count;
    if (term_count + count + 1 > MAX_TERMS || sum_count == MAX_SUMS) {
        fits = 0;
        return;
    }
    for (int i = 0; i < count; i++) weight_of[given[i].literal >> 1] += given[i].literal & 1 ? -given[i].weight : given[i].weight;
    for (int i = 0; i < count; i++) {
        /* A literal that occurs twice, perhaps once negated, counts once; not x is 1 - x. */
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
        for (int i = 0; i < literals; i++) plain[i] = terms[first + i].literal;
        term_count = first;
        add_clause(plain, literals);
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
}

void close_sums(void) {
    index_sums();
    /* Sums may force literals from the start. */
    for (int i = 0; i < sum_count; i++)
        if (sums[i].slack < sums[i].heaviest)
            for (u32 j = sums[i].first; j < sums[i].first + sums[i].count; j++)
                if (terms[j].weight > sums[i].slack && value[terms[j].literal] == UNSET)
                    assign(terms[j].literal, (i << 1) | 1);
}
