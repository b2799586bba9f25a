/* Sharing out the tasks among the seats that may own them, and the roles among the members. */
#ifndef SHARE_H
#define SHARE_H

#include "question.h"

/* Whether there is an allowed way to give every slot to one of its seats. `owners` has a set of seats for each slot. */
int can_share(const u8 *owners);

/* Remove the seats that no allowed way gives a slot to; false if that leaves no way at all. */
int narrow(u8 *owners);

/* Find one such way; false if there is none. */
int share(const u8 *owners, u8 *owner);

#endif
