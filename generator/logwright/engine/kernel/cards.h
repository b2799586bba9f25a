/* Cards and sets of cards. A card is a number from 0 to 39, a set of cards is a word with one bit per card:
 * nine bits for each colour, then four for the trumps, so that the highest bit of a trick with trumps wins it. */
#ifndef CARDS_H
#define CARDS_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;

enum { CARDS = 40, SUITS = 5, TRUMP_SUIT = 4, NOBODY = 255, NO_CARD = 255 };

#define ALL_CARDS ((1ull << CARDS) - 1)
#define TRUMPS (15ull << 36)
#define COLOUR_CARDS (ALL_CARDS & ~TRUMPS)
#define SUIT(suit) ((suit) == TRUMP_SUIT ? TRUMPS : 511ull << (9 * (suit)))
#define BIT(index) (1ull << (index))

static inline int lowest(u64 set) { return __builtin_ctzll(set); }
static inline int highest(u64 set) { return 63 - __builtin_clzll(set); }
static inline int size(u64 set) { return __builtin_popcountll(set); }
static inline int suit_of(int card) { return (card * 57) >> 9; } /* card / 9 */
static inline int value_of(int card) { return card - 9 * suit_of(card) + 1; }
static inline u64 suit_around(int card) { return SUIT(suit_of(card)); }

/* Cards of the same suit that rank above this one. */
static inline u64 above(int card) { return suit_around(card) & ~((2ull << card) - 1); }

/* Cards that would take the lead from the card that is winning a trick. */
static inline u64 beating(int best) { return above(best) | (best < 36 ? TRUMPS : 0); }

static inline int least(int a, int b) { return a < b ? a : b; }
static inline int most(int a, int b) { return a > b ? a : b; }

static inline u64 mixed(u64 x) {
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ull;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ull;
    x ^= x >> 32;
    return x;
}

/* The next number of a row that looks like chance. */
static inline u32 random_from(u64 *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state >> 32;
}

#endif
