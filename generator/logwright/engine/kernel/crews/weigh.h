/* Evaluates what a seat could do over the worlds it considers possible. */
#ifndef WEIGH_H
#define WEIGH_H

#include "crews/worlds.h"

enum { MAX_CHANCES = 1 << 16 };

/* For each world and candidate: a verdict (two bits), the trick in which the line that was found wins (five bits),
 * and the steps it took. For a rehearsal only the verdict. */
extern u32 chances[MAX_CHANCES];

/* Search or rehearse every world for every candidate; returns what is wrong with the request, if anything. */
int weigh(const i32 *words, const i32 *end, u32 budget, u32 skills, u32 seed);

#endif
