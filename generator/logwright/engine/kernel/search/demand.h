/* What the open objectives require of the next trick. */
#ifndef DEMAND_H
#define DEMAND_H

#include "level.h"

typedef struct {
    u8 winners;               /* seats that may win the trick at all */
    u8 free;                  /* no demand at all: anybody may win anything */
    u64 not_for[MAX_SEATS];   /* cards this seat must not win */
    u64 not_with[MAX_SEATS];  /* cards this seat must not win with */
    u64 must_win;             /* cards that must win their trick, or an objective fails */
    u64 must_not_lead;
    u64 never_for[MAX_SEATS]; /* cards this seat must not win in any later trick either */
    u64 wanted;               /* cards that somebody has to win, because all cards are played or because … */
    u64 sought;               /* … an objective asks for them */
    u64 precious;             /* cards that should win a trick */
    u8 least_wins[MAX_SEATS], most_wins[MAX_SEATS]; /* tricks this seat must and may still win */
} Demand;

/* False if the objectives cannot be met any more. */
int demand_of(const Level *level, Demand *demand);

/* bound.c: those of these cards, all in hands, that can still win a trick. */
u64 can_still_win(const Level *level, u64 cards);

/* bound.c: whether there are too few tricks left for the demands. */
int too_late(const Level *level, Demand *demand);

#endif
