#ifndef TALLY_H
#define TALLY_H

#include "level.h"

/* Cards that these seats hold or may come to hold. */
u64 hands_of(const Level *level, int seats);

int trick_fits(const Pattern *pattern, const Trick *trick);

/* What a trick that fits adds to a tally. */
int worth_of(const Tally *tally, u64 cards);

/* The most and the least by which a tally can still grow. */
int can_grow(const Level *level, const Tally *tally);
int must_grow(const Level *level, const Tally *tally);

#endif
