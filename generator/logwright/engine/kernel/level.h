/* The state between two tricks: hands, leader, and the status of every objective. */
#ifndef LEVEL_H
#define LEVEL_H

#include "question.h"

enum Status { OPEN, MET, FAILED };

typedef struct {
    u64 hand[MAX_SEATS];
    u64 covered;
    u64 suit_key[MAX_SUITS]; /* see lost.c */
    u8 leader;
    u8 number;         /* tricks played so far */
    u8 won;            /* everything is met for good */
    u64 unfulfilled;   /* slots whose task is not done yet */
    u32 token_plans;   /* token plans that are still possible */
    u32 open_objectives[MAX_OBJECTIVES / 32];
    u8 may_own[MAX_SLOTS]; /* seats for which the slot's objective has not failed */
    u8 done_by[MAX_SLOTS]; /* seats for which it is met for good */
    u8 under[MAX_CARDS];       /* the covered card below each; only drawing moves covered cards */
    u16 value[MAX_TALLIES];
    u8 status[MAX_CONDITIONS];
    u8 memory[MAX_CONDITIONS][2]; /* RUN: current and longest; SEQUENCE: steps that have happened; CLIMB: see level.c */
} Level;

/* A trick with all its cards. */
typedef struct {
    u64 cards;
    u8 number; /* counted from 0 */
    u8 leader, winner;
    u8 led, best, closed;
} Trick;

extern Level levels[MAX_TRICKS + 1];

static inline u64 unplayed(const Level *level) {
    u64 cards = 0;
    for (int seat = 0; seat < question.seats; seat++) cards |= level->hand[seat];
    return cards;
}

static inline u32 tricks_left(const Level *level) {
    return ((1u << question.tricks) - 1) & ~((1u << level->number) - 1);
}

/* A CLIMB remembers the value of the last winning card, and the step to it from the one before, added to NO_STEP. */
enum { NO_STEP = 128 };

/* Whether a card of this value may win the next of these tricks. */
int climbs_on(int way, const u8 *memory, int value);

/* The first level, before any trick. Returns false if some objective has failed already. */
int begin(void);

/* Update a level after a finished trick; `after` already has the hands. Returns false if the mission is lost. */
int settle(const Level *before, Level *after, const Trick *trick);

#endif
