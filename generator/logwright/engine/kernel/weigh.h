/* Weighing what a seat could do by the worlds it thinks possible. */
#ifndef WEIGH_H
#define WEIGH_H

#include "worlds.h"

enum { MAX_CHANCES = 1 << 16 };

/* For each world and candidate: a verdict (two bits), the trick in which the line that was found wins (five bits), and
 * the steps it took. Of a rehearsal only the verdict. */
extern u32 chances[MAX_CHANCES];

/* Search every world for every candidate, or rehearse it; false if there are too many, or a question is too large. */
int weigh(const i32 *words, u32 budget, u32 skills, u32 seed);

#endif
