/* Depth-first search over tricks. */
#ifndef SEARCH_H
#define SEARCH_H

#include "trick.h"

enum Verdict { TOO_LARGE, SOLVABLE, UNSOLVABLE, UNDECIDED };

/* What the search may use; the benchmark switches things off one by one. */
enum Skill { REMEMBER = 1, RESTART = 2, LOOK_AHEAD = 4, MERGE = 8, LEARN = 16 };

/* The line of play that was found: cards in order of play. */
typedef struct {
    u8 tricks;
    u8 card[MAX_TRICKS][MAX_SEATS];
} Line;

extern Line line;
extern u64 nodes;

/* Search the question until it is decided or `budget` more cards have been played. */
int search(u64 budget, u32 skills, u32 seed);

/* The same from a later point: the levels up to the table's trick are there, and so are the cards on the table. */
int search_on(const Table *table, u64 budget, u32 skills, u32 seed);

#endif
