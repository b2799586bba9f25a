/* Turns the log of a solver into a proof with reasons: of all clauses it learnt, those that the contradiction needs,
 * each with the clauses from which it follows by unit propagation. The result need not be trusted: it is checked.
 *
 * It works backwards from the last clause, as a needed clause can only need earlier ones. Propagation prefers
 * clauses that are already needed, so that few others are added. */
typedef unsigned char u8;
typedef unsigned int u32;
typedef int i32;

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

/* As in the kernel, variable v is true as literal 2v and false as literal 2v + 1. */
typedef u32 Literal;

enum {
    MAX_VARIABLES = 1 << 17,
    MAX_LITERALS = 2 * MAX_VARIABLES,
    MAX_CLAUSES = 1 << 20,
    MAX_EVENTS = 1 << 21,
    ROOM = 1 << 23,
    NOTHING = -1,
    UNSET = 2,
};

enum Outcome { DONE, MORE, FAILED };

static u32 words[ROOM];  /* the clauses: length, then literals */
static u32 chains[ROOM]; /* the proof: clause, number of reasons, reasons */
static u32 chains_end;
static u32 start[MAX_CLAUSES];
static i32 events[MAX_EVENTS]; /* in order: a clause is added, or, as -1 - clause, deleted */
static int clauses, given, event_count, next_event, variables;

/* Each clause is watched by two nodes, the first for its literal 0, the second for its literal 1. A node is linked
 * into the list of that literal: the first list if the clause is needed, else the second. */
static i32 after[2 * MAX_CLAUSES], head[2][MAX_LITERALS];
static u8 hangs[2 * MAX_CLAUSES], is_there[MAX_CLAUSES], is_needed[MAX_CLAUSES];
static i32 units[MAX_CLAUSES], unit_count;

static u8 value[MAX_LITERALS], seen[MAX_VARIABLES];
static i32 reason[MAX_VARIABLES];
static Literal trail[MAX_VARIABLES];
static int trail_end, done[2];

EXPORT(area) u32 *area(void) { return words; }
EXPORT(room) int room(void) { return ROOM; }
EXPORT(found) u32 *found(void) { return chains; }
EXPORT(found_words) u32 found_words(void) { return chains_end; }

static void hang(i32 node) {
    i32 clause = node >> 1;
    i32 *list = &head[!is_needed[clause]][words[start[clause] + 1 + (node & 1)]];
    after[node] = *list;
    *list = node;
    hangs[node] = 1;
}

static void add(i32 clause) {
    is_there[clause] = 1;
    if (words[start[clause]] < 2) return;
    for (i32 node = 2 * clause; node < 2 * clause + 2; node++)
        if (!hangs[node]) hang(node);
}

/* Reads a number of words: variables, given clauses, then the log; a learnt clause as its length and literals, a
 * deletion as -1 - the number of the clause. Returns whether it fits and is valid. */
EXPORT(begin) int begin(int count) {
    if (count < 2 || count > ROOM) return 0;
    variables = words[0], given = words[1];
    if (variables < 0 || variables >= MAX_VARIABLES) return 0;
    clauses = event_count = unit_count = chains_end = trail_end = 0;
    for (int literal = 0; literal < 2 * variables + 2; literal++) {
        head[0][literal] = head[1][literal] = NOTHING;
        value[literal] = UNSET;
    }
    for (int place = 2; place < count;) {
        i32 size = words[place];
        if (event_count == MAX_EVENTS) return 0;
        if (size < 0) {
            i32 gone = -1 - size;
            if (gone >= clauses || !is_there[gone]) return 0;
            is_there[gone] = 0;
            events[event_count++] = size;
            place++;
            continue;
        }
        if (clauses == MAX_CLAUSES || size > count - place - 1) return 0;
        for (int i = 1; i <= size; i++)
            if (words[place + i] < 2 || words[place + i] >= 2 * (u32)variables + 2) return 0;
        if (size == 1) units[unit_count++] = clauses;
        start[clauses] = place;
        is_there[clauses] = 1, is_needed[clauses] = 0, hangs[2 * clauses] = hangs[2 * clauses + 1] = 0;
        events[event_count++] = clauses++;
        place += size + 1;
    }
    /* The last clause is the contradiction; so far nothing else is known to be needed. */
    if (!clauses || given >= clauses || words[start[clauses - 1]]) return 0;
    is_needed[clauses - 1] = 1;
    for (i32 clause = 0; clause < clauses; clause++)
        if (is_there[clause]) add(clause);
    next_event = event_count;
    return 1;
}

static void assign(Literal literal, i32 why) {
    value[literal] = 1, value[literal ^ 1] = 0;
    reason[literal >> 1] = why;
    trail[trail_end++] = literal;
}

/* Propagates over the clauses of one list after this literal became false; returns a violated clause, or NOTHING. */
static i32 conclusions(int list, Literal lost) {
    i32 *link = &head[list][lost];
    while (*link != NOTHING) {
        i32 node = *link, clause = node >> 1;
        if (!is_there[clause]) {
            hangs[node] = 0;
            *link = after[node];
            continue;
        }
        u32 *literals = &words[start[clause] + 1], size = words[start[clause]];
        u32 mine = node & 1;
        Literal other = literals[!mine];
        if (value[other] != 1) {
            u32 i = 2;
            while (i < size && value[literals[i]] == 0) i++;
            if (i < size) {
                literals[mine] = literals[i], literals[i] = lost;
                *link = after[node];
                hang(node);
                continue;
            }
            if (value[other] == 0) return clause;
            assign(other, clause);
        }
        if (list && is_needed[clause]) {
            *link = after[node];
            hang(node);
        } else link = &after[node];
    }
    return NOTHING;
}

static i32 all_conclusions(void) {
    for (;;) {
        i32 broken = NOTHING;
        while (done[0] < trail_end && broken == NOTHING) broken = conclusions(0, trail[done[0]++] ^ 1);
        int before = trail_end;
        while (done[1] < trail_end && trail_end == before && broken == NOTHING)
            broken = conclusions(1, trail[done[1]++] ^ 1);
        if (broken != NOTHING || (done[0] == trail_end && done[1] == trail_end)) return broken;
    }
}

/* Assumes that the clause does not hold; returns a clause that is then violated, or NOTHING. */
static i32 refuted(i32 clause) {
    const u32 *literals = &words[start[clause] + 1];
    done[0] = done[1] = 0;
    for (u32 i = 0; i < words[start[clause]]; i++)
        if (value[literals[i]] == UNSET) assign(literals[i] ^ 1, NOTHING);
    for (int i = 0; i < unit_count; i++) {
        if (!is_there[units[i]]) continue;
        Literal literal = words[start[units[i]] + 1];
        if (value[literal] == 0) return units[i];
        if (value[literal] == UNSET) assign(literal, units[i]);
    }
    for (i32 each = 0; each < given; each++) /* a given empty clause, which is rare */
        if (!words[start[each]]) return each;
    return all_conclusions();
}

/* Marks the clause as needed and its variables as seen. */
static void need(i32 clause) {
    is_needed[clause] = 1;
    for (u32 i = 1; i <= words[start[clause]]; i++) seen[words[start[clause] + i] >> 1] = 1;
}

/* Writes the reasons of a clause in the order in which a checker needs them. */
static int explain(i32 clause, i32 broken) {
    if (chains_end + trail_end + 3 > ROOM) return 0;
    u32 first = chains_end + 2, end = first;
    need(broken);
    chains[end++] = broken;
    for (int place = trail_end - 1; place >= 0; place--) {
        int variable = trail[place] >> 1;
        if (!seen[variable]) continue;
        seen[variable] = 0;
        if (reason[variable] == NOTHING) continue;
        need(reason[variable]);
        seen[variable] = 0;
        chains[end++] = reason[variable];
    }
    chains[chains_end] = clause, chains[chains_end + 1] = end - first;
    for (u32 low = first, high = end - 1; low < high; low++, high--) {
        u32 chain = chains[low];
        chains[low] = chains[high], chains[high] = chain;
    }
    chains_end = end;
    return 1;
}

/* Processes so many events backwards. Needed clauses are found last first. */
EXPORT(trim) int trim(int count) {
    while (next_event > 0 && count--) {
        i32 event = events[--next_event];
        if (event < 0) {
            add(-1 - event);
            continue;
        }
        if (event < given) return DONE;
        is_there[event] = 0;
        if (!is_needed[event]) continue;
        i32 broken = refuted(event);
        if (broken == NOTHING || !explain(event, broken)) return FAILED;
        while (trail_end) {
            Literal literal = trail[--trail_end];
            value[literal] = value[literal ^ 1] = UNSET;
        }
    }
    return next_event > 0 ? MORE : DONE;
}
