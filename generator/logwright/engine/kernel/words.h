/* Reads from a list of numbers, never beyond its end. After an error all further reads give zero. */
#ifndef WORDS_H
#define WORDS_H

#include "cards.h"

/* Too much for the kernel's tables; or invalid numbers, which our own questions never have. */
enum Trouble { NO_TROUBLE, TOO_MUCH, SENSELESS };

typedef struct {
    const i32 *next, *end;
    int trouble;
} Reader;

extern Reader reader;

static inline void read_from(const i32 *words, const i32 *end) { reader = (Reader){words, end, NO_TROUBLE}; }

/* Only the first error counts. */
static inline void complain(int trouble) {
    if (!reader.trouble) reader.trouble = trouble;
    reader.next = reader.end;
}

static inline i32 number(void) {
    if (reader.next < reader.end) return *reader.next++;
    complain(SENSELESS);
    return 0;
}

/* A number from 0 to below the limit. */
static inline int number_below(int limit) {
    i32 read = number();
    if (read >= 0 && read < limit) return read;
    complain(SENSELESS);
    return 0;
}

/* A number, or the value that stands for none. */
static inline int number_below_or(int limit, int none) {
    i32 read = number();
    if (read == none || (read >= 0 && read < limit)) return read;
    complain(SENSELESS);
    return none;
}

/* The number of table rows that follow; at most as many as fit. */
static inline int rows_up_to(int room) {
    i32 rows = number();
    if (rows >= 0 && rows <= room) return rows;
    complain(rows < 0 ? SENSELESS : TOO_MUCH);
    return 0;
}

static inline u64 long_number(void) {
    u64 low = (u32)number();
    return low | (u64)(u32)number() << 32;
}

static inline u64 set(void) { return long_number() & ALL_CARDS; }

/* The suits, in the order of their cards: how many there are, and the highest value of each; trumps come last. Every
 * request to the kernel begins with them (deck.c). */
void read_deck(void);

#endif
