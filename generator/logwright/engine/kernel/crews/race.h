/* Compares candidates on as few worlds as it takes to tell them apart. */
#ifndef RACE_H
#define RACE_H

#include "crews/weigh.h"

/* The value of a candidate, where 1 is a certain win found at once; how much it is behind the best one; the worlds in
 * which it was evaluated, and the steps that took. */
typedef struct {
    double value, behind;
    u32 worlds, steps;
} Standing;

extern Standing standings[MAX_CANDIDATES];

/* Draw worlds lot by lot and evaluate the candidates in them, until one is clearly best, those left are as good as
 * each other, or there are as many worlds as the task asks for. The request is knowledge, the size of the first lot,
 * the weights of ease, haste and undecided worlds in thousandths, a task and the questions. Returns what is wrong with
 * it, if anything. */
int race(const i32 *words, const i32 *end, u32 budget, u32 skills, u64 seed);

#endif
