/* Alternates between the depth-first search and the clauses. */
#ifndef PORTFOLIO_H
#define PORTFOLIO_H

#include "search/search.h"

/* Decide the question within so many steps: cards played in the search plus literals propagated in the clauses. If
 * SOLVABLE, `line` has the winning line and `levels` the states it leads to. */
int decide(u64 budget, u32 skills, u32 seed);

/* Steps taken so far. */
extern u64 steps;

#endif
