/* A trick while it is being played. */
#ifndef TRICK_H
#define TRICK_H

#include "search/demand.h"
#include "level.h"

/* Techniques the search may use; the benchmark switches them off one by one. */
enum Skill { REMEMBER = 1, RESTART = 2, LOOK_AHEAD = 4, MERGE = 8, LEARN = 16 };

typedef struct {
    u64 hand[MAX_SEATS]; /* what may be played: covered cards are left out */
    u64 in_game;         /* all cards in hands, covered or in this trick */
    u64 cards;
    u64 suit;  /* the suit led */
    u64 beats; /* cards that would take the lead */
    u8 number, leader, turn, count;
    u8 best, winner;
    u8 played[MAX_SEATS];
} Table;

static inline u64 playable(const Table *table, int seat) {
    u64 following = table->hand[seat] & table->suit;
    return following ? following : table->hand[seat];
}

static inline int covers(const Table *table, int card) {
    return levels[table->number].under[card] != NO_CARD;
}

void clear_table(Table *table, const Level *level);

static inline void put(Table *table, int card) {
    int seat = table->turn;
    table->hand[seat] &= ~BIT(card);
    table->cards |= BIT(card);
    if (!table->count) table->suit = suit_around(card);
    if (table->beats >> card & 1) {
        table->beats = beating(card);
        table->best = card;
        table->winner = seat;
    }
    table->played[table->count++] = card;
    table->turn = seat + 1 == question.seats ? 0 : seat + 1;
}

Trick finished(const Table *table);

/* Hands for the next trick: played cards gone, covered ones turned up, cards drawn from neighbours. */
void take_up(const Level *before, Level *after, const Table *table, const Trick *trick);

/* Finish a trick outside of a search and clear the table for the next; false if this loses the mission. */
int finish(Table *table, u32 skills);

/* Leave out cards that are equivalent to a lower one of the same hand: no card still in the game lies between them,
 * and no objective distinguishes them. */
u64 without_doubles(u64 choice, const Table *table, int seat, u32 skills);

/* Whether a seat that may win this trick still can. */
int can_end_well(const Demand *demand, const Table *table);

#endif
