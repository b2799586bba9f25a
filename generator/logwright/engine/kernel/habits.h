/* Habits: how members of a crew act on what they hold. A hand with which somebody would hardly have done what they
 * did is less likely than others, though it fits all that is known. */
#ifndef HABITS_H
#define HABITS_H

#include "question.h"

/* Doubts are counted in sixteenths of a bit: a world with sixteen more is half as likely. */
enum { BIT_OF_DOUBT = 16 };

/* Read the habits that begin here and say where they end, or null if there are too many. */
const i32 *read_habits(const i32 *words);
int habits(void);

/* How much speaks against these hands, which hold also the cards that were played from them. */
int doubts(const u64 *hand);

#endif
