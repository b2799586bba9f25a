/* Positions known to be lost, so that no search enters them twice. */
#ifndef LOST_H
#define LOST_H

#include "level.h"

/* Forget what was learnt about other questions. */
void forget_lost(void);

/* The same number for positions that are won or lost together: only the order of the cards matters, not their
 * values, unless an objective tells them apart; colours without special cards may be exchanged. */
u64 position_key(Level *level);

int known_lost(u64 key);
void note_lost(u64 key, int tricks_to_come);

#endif
