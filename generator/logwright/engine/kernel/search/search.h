/* Depth-first search over tricks. */
#ifndef SEARCH_H
#define SEARCH_H

#include "search/trick.h"

enum Verdict { TOO_LARGE, SOLVABLE, UNSOLVABLE, UNDECIDED, NO_QUESTION };

/* The line of play that was found: cards in order of play. */
typedef struct {
    u8 tricks;
    u8 card[MAX_TRICKS][MAX_SEATS];
} Line;

extern Line line;
extern u64 nodes;

/* Search the question until it is decided or `budget` more cards have been played. */
int search(u64 budget, u32 skills, u32 seed);

/* The same from a later point: `levels` is filled up to the table's trick, and the table has its cards. */
int search_on(const Table *table, u64 budget, u32 skills, u32 seed);

/* The same for one of several cards at the same point: what the trick demands is worked out only once after each
 * `look_afresh`. Level, hands and skills must stay the same until the next. */
void look_afresh(void);
int search_again(const Table *table, u64 budget, u32 skills, u32 seed);

#endif
