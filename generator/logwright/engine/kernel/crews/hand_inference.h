/* Evidence about hands, from free choices of crew members. A hand with which a member would hardly have made its
 * choice is less likely than others, though it is consistent with everything known. */
#ifndef HABITS_H
#define HABITS_H

#include "question.h"

/* Doubts are counted in sixteenths of a bit: a world with sixteen more is half as likely. */
enum { BIT_OF_DOUBT = 16 };

/* Read the evidence for a table with so many seats, at the reader's current place. */
void read_hand_evidence(int seats);
int hand_evidence(void);

/* The evidence against this hand of a seat, which includes the cards already played from it. The hand is remembered. */
int doubts(int seat, u64 hand);

/* The evidence against the hand remembered last, had it got one card for another; `hand` is the hand after that. */
int doubts_after(int seat, u64 hand, int got, int gave);

/* Remember that the cards have changed hands. */
void note_swap(int seat, int got, int gave);

#endif
