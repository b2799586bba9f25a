/* Positions known to be lost, so that no search enters them twice. */
#ifndef LOST_H
#define LOST_H

#include "level.h"

/* Forget the lost positions of other questions. */
void forget_lost(void);

/* A key that is equal for equivalent positions: only the order of the cards matters, not their values, unless an
 * objective distinguishes them; colours without special cards are interchangeable. */
u64 position_key(Level *level);

int known_lost(u64 key);
void note_lost(u64 key, int tricks_to_come);

#endif
