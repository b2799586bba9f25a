/* Worlds: deals that fit what one seat knows, each as likely as the others. */
#ifndef WORLDS_H
#define WORLDS_H

#include "question.h"

enum { MAX_WORLDS = 1024, MAX_COLUMNS = 7 };

/* Every hand with the cards that were played from it, so that the tricks so far can be played again. */
typedef struct {
    u64 hand[MAX_SEATS];
    u8 down[MAX_COLUMNS];            /* the automaton's covered cards */
    u8 draws[MAX_SEATS][MAX_DRAWS];  /* in which order cards would be drawn from the neighbour */
} World;

extern World worlds[MAX_WORLDS];

/* Draw worlds from the knowledge that begins here (search/worlds.py says in which order it is written). Says how
 * many were drawn: fewer than asked for if hardly anything fits. */
int draw_worlds(const i32 *words, u64 seed);

#endif
