/* Evaluates what a seat could do over the worlds it considers possible. */
#ifndef WEIGH_H
#define WEIGH_H

#include "crews/rehearsal.h"
#include "crews/worlds.h"

enum { MAX_CHANCES = 1 << 16, MAX_CANDIDATES = 64, MAX_LIMITS = MAX_SLOTS, STEPS = 7 };

/* A card to be played, or owners to be fixed; the crew may choose the rest. */
typedef struct {
    u8 card;
    u8 limits, slot[MAX_LIMITS], owners[MAX_LIMITS];
    u8 skipped; /* it is not evaluated any more */
} Candidate;

/* What is asked about the worlds: the cards played so far and the candidates. */
typedef struct {
    int worlds, cards, draws, candidates, leader, rehearsed;
    u8 played[MAX_CARDS];
    Candidate candidate[MAX_CANDIDATES];
    Rumours rumours;
} WeighingTask;

extern WeighingTask task;

/* For each world and candidate: a verdict (two bits), the trick in which the line that was found wins (five bits),
 * and the steps it took. For a rehearsal only the verdict. */
extern u32 chances[MAX_CHANCES];

/* Read the task at the reader's current place; returns what is wrong with it, if anything. */
int read_task(void);

/* Search or rehearse the worlds from `first` to before `end` for every candidate, with the questions that begin here;
 * returns what is wrong with them, if anything. */
int weigh_worlds(const i32 *words, const i32 *words_end, int first, int end, u32 budget, u32 skills, u32 seed);

/* Search or rehearse every world for every candidate; returns what is wrong with the request, if anything. */
int weigh(const i32 *words, const i32 *end, u32 budget, u32 skills, u32 seed);

/* Of these cards the ones that differ for the seat whose turn it is in the first world, after the cards played. */
u64 different_cards(u64 choice, u32 skills);

#endif
