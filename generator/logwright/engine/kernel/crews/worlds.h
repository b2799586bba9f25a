/* Worlds: deals that are consistent with what one seat knows, all equally likely. */
#ifndef WORLDS_H
#define WORLDS_H

#include "question.h"

enum { MAX_WORLDS = 1024, MAX_COLUMNS = 10 };

/* Every hand includes the cards already played from it, so that the tricks so far can be replayed. */
typedef struct {
    u64 hand[MAX_SEATS];
    u8 columns, up[MAX_COLUMNS], down[MAX_COLUMNS]; /* the automaton's covered cards, and what lies on them */
    u8 draws[MAX_SEATS][MAX_DRAWS];                 /* the order in which cards would be drawn from the neighbour */
} World;

extern World worlds[MAX_WORLDS];

/* Draw worlds from the knowledge that begins here (search/known.py defines its layout). Returns how many were drawn:
 * fewer than asked for if hardly any fit; a negative number for an error in the input. */
int draw_worlds(const i32 *words, const i32 *end, u64 seed);

/* The same in lots: read the knowledge at the reader's current place; then draw so many more worlds, to this place on.
 * Both return trouble as a negative number, the second how many it drew. */
int start_drawing(u64 seed);
int draw_lot(int first, int count);

#endif
