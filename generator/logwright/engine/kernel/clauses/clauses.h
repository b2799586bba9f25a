/* Shared by the parts of the clause-learning solver. */
#ifndef CLAUSES_H
#define CLAUSES_H

#include "clauses/eager.h"
#include "clauses/sat.h"

enum {
    MAX_LITERALS = 2 * MAX_VARIABLES,
    ARENA = 3 << 20,
    WATCH_POOL = 3 << 19,
    MAX_SUMS = 1 << 14,
    MAX_TERMS = 1 << 19,
    NO_REASON = 0,
    HEADER = 2, /* words before the literals of a clause: size, then rank (0: original) */
    UNSET = 2,
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
    i32 slack; /* how much weight may still become false before the sum falls short */
    i32 heaviest;
} Sum;

/* The problem (clauses.c). */
extern int variables, fits, contradiction;
extern u32 arena[ARENA], arena_end;
extern Watch watch_pool[WATCH_POOL];
extern u32 watch_pool_end;
extern WatchList watches[MAX_LITERALS];
extern Sum sums[MAX_SUMS];
extern int sum_count;
extern Term terms[MAX_TERMS];

/* For every literal the sums that lose weight when it becomes false. */
extern u32 sum_uses_from[MAX_LITERALS], sum_uses_end[MAX_LITERALS], sum_use[MAX_TERMS];
extern i32 sum_use_weight[MAX_TERMS];

/* The current assignment. */
extern u8 value[MAX_LITERALS]; /* 1 true, 0 false, UNSET */
extern u8 phase[MAX_VARIABLES];
extern u32 reason[MAX_VARIABLES]; /* twice the clause, or twice the sum plus one */
extern i32 level_of[MAX_VARIABLES], place_of[MAX_VARIABLES];
extern Literal trail[MAX_VARIABLES];
extern int trail_end, trail_done;
extern int level_start[MAX_VARIABLES], decision_level;

static inline void assign(Literal literal, u32 why) {
    int variable = literal >> 1;
    value[literal] = 1, value[negation(literal)] = 0;
    reason[variable] = why;
    level_of[variable] = decision_level;
    place_of[variable] = trail_end;
    trail[trail_end++] = literal;
}

void watch(Literal literal, u32 clause, Literal blocker);
void watch_clause(u32 clause);
u32 store_clause(const Literal *literals, int count, u32 rank);

/* Call when all sums have been added: notes where each literal is used, and what the sums force at once. */
void close_sums(void);

/* sat.c: resets the search. */
void begin_search(void);

/* learn.c: the clause learnt from a conflict. */
extern Literal learnt[MAX_VARIABLES];
extern u32 learnt_clauses;

#ifdef NOTES
/* formula.c: records learnt clauses for proofs. */
void note_learnt(const Literal *literals, int count);
#endif

/* Resets learning; the clauses in the arena now are the original ones. */
void begin_learning(void);

/* Learns the first-UIP clause of the conflict; returns the level to go back to. */
int analyse(u32 conflict, int *learnt_count);

/* The number of decision levels a clause spans: the fewer, the more useful. */
u32 span_of(const Literal *literals, int count);

/* Deletes the weaker half of the learnt clauses. Only at level 0, where no reasons are used any more. */
void forget_clauses(void);

#endif
