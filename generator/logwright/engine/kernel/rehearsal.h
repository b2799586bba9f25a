/* Rehearsals: playing a world to its end as members do who see only their own hands. */
#ifndef REHEARSAL_H
#define REHEARSAL_H

#include "trick.h"

/* For every card the seats that may hold it, as far as everybody at the table knows. */
typedef struct {
    u8 may_hold[CARDS];
} Rumours;

void start_rehearsals(u32 seed);

/* Play on from here: whoever has to play imagines the hands of the others and follows a line that wins there. Says
 * whether the mission is won. */
int rehearse(Table table, Rumours rumours, u32 budget, u32 skills);

#endif
