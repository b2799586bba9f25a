/* The depth-first search and the clauses, in turns. */
#ifndef PORTFOLIO_H
#define PORTFOLIO_H

#include "search.h"

/* Decide the question within so many steps: cards played in the search plus literals settled in the clauses.
 * A verdict SOLVABLE leaves the winning line in `line` and what it leads to in `levels`. */
int decide(u64 budget, u32 skills, u32 seed);

/* Steps taken so far. */
extern u64 steps;

#endif
