/* Reading from a list of numbers. Every file that includes this reads its own list. */
#ifndef WORDS_H
#define WORDS_H

#include "cards.h"

static const i32 *next;

static inline i32 number(void) { return *next++; }

static inline u64 set(void) {
    u64 low = (u32)*next++;
    return low | (u64)(u32)*next++ << 32;
}

#endif
