/* Rehearsals: playing a world to its end with members who see only their own hands. */
#ifndef REHEARSAL_H
#define REHEARSAL_H

#include "search/trick.h"

/* For every card the seats that may hold it, by public knowledge. */
typedef struct {
    u8 may_hold[MAX_CARDS];
} Rumours;

void start_rehearsals(u32 seed);

/* Play on from here: the member to play samples the hands of the others and follows a line that wins there. Returns
 * whether the mission is won. */
int rehearse(Table table, Rumours rumours, u32 budget, u32 skills);

#endif
