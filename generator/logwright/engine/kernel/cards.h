/* Cards and sets of cards. A card is a number from 0 up, a set of cards is a word with one bit per card: the colours
 * suit by suit, each from 1 up, then the trumps, so that the highest bit of a trick with trumps wins it. Each
 * question says which suits there are. */
#ifndef CARDS_H
#define CARDS_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;

enum { MAX_CARDS = 60, MAX_SUITS = 7, MAX_VALUE = 9, NOBODY = 255, NO_CARD = 255 };

/* The cards of a game, with tables of what is needed frequently for each. */
typedef struct {
    int cards, suits, highest_colour;
    u32 made; /* generation counter: tells whether it is still the same deck */
    u64 all;
    u64 firsts; /* the lowest card of each suit */
    u64 suit[MAX_SUITS];
    u64 around[MAX_CARDS];  /* the whole suit of a card */
    u64 above[MAX_CARDS];   /* cards of the same suit that rank above it */
    u64 beating[MAX_CARDS]; /* cards that would take the lead if it were winning a trick */
    u8 suit_of[MAX_CARDS], value_of[MAX_CARDS];
    u8 first[MAX_SUITS], highest[MAX_SUITS];
} Deck;

extern Deck deck;

#define CARDS (deck.cards)
#define SUITS (deck.suits)
#define TRUMP_SUIT (deck.suits - 1)
#define ALL_CARDS (deck.all)
#define SUIT(suit) (deck.suit[suit])
#define TRUMPS (deck.suit[TRUMP_SUIT])
#define BIT(index) (1ull << (index))

static inline int lowest(u64 set) { return __builtin_ctzll(set); }
static inline int highest(u64 set) { return 63 - __builtin_clzll(set); }
static inline int size(u64 set) { return __builtin_popcountll(set); }
static inline int suit_of(int card) { return deck.suit_of[card]; }
static inline int value_of(int card) { return deck.value_of[card]; }
static inline u64 suit_around(int card) { return deck.around[card]; }
static inline u64 above(int card) { return deck.above[card]; }
static inline u64 beating(int best) { return deck.beating[best]; }

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

/* The next pseudo-random number. */
static inline u32 random_from(u64 *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state >> 32;
}

#endif
