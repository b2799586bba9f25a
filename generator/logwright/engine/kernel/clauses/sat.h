/* A small clause-learning SAT solver. Besides clauses it supports weighted sums of literals with a lower bound. */
#ifndef SAT_H
#define SAT_H

#include "cards.h"

/* Variable v is true as literal 2v and false as literal 2v + 1. */
typedef u32 Literal;

static inline Literal negation(Literal literal) { return literal ^ 1; }

typedef struct {
    Literal literal;
    i32 weight;
} Term;

enum SatVerdict { SATISFIED, REFUTED, GIVEN_UP };

void sat_begin(void);
Literal new_literal(void);
void add_clause(const Literal *literals, int count);
/* If `enabled` holds, the weighted sum of the true literals is at least (at most) this much. Weights may be negative. */
void add_at_least(Literal enabled, const Term *terms, int count, int bound);
void add_at_most(Literal enabled, const Term *terms, int count, int bound);
/* A literal that is always true. */
Literal sat_true(void);
/* Whether the search remembers for longer what it was busy with and starts anew less often. Most problems are solved
 * sooner so, long proofs are not. Until this is called it does not. */
void sat_stay(int longer);
/* A hint where the search should start, and with which value. */
void prefer(Literal literal, int weight);

/* False if the tables were too small for everything that was added. */
int sat_fits(void);
/* The number of variables, including the one that is always true. */
int sat_variables(void);
/* Search for so many steps; a step propagates one literal. May be called again to continue. */
int sat_search(u64 steps);
int sat_value(Literal literal);
extern u64 sat_conflicts, sat_steps;

#endif
