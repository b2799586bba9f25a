/* Encodes the question as clauses: which card is played in which trick, who wins it, and what must hold. */
#ifndef ENCODING_H
#define ENCODING_H

#include "question.h"
#include "clauses/sat.h"

enum { NOT_YET = 0xffffffff };

typedef struct {
    Literal played[MAX_CARDS][MAX_TRICKS];     /* in this trick */
    Literal upward[MAX_CARDS][MAX_TRICKS];     /* this card, or a higher one of its hand and suit, in this trick */
    Literal gone[MAX_CARDS][MAX_TRICKS + 1];   /* before this trick */
    Literal wins[MAX_SEATS][MAX_TRICKS];
    Literal leads[MAX_SEATS][MAX_TRICKS];
    Literal suit_led[MAX_SUITS][MAX_TRICKS];
    Literal plays_suit[MAX_SEATS][MAX_SUITS][MAX_TRICKS];
    Literal suit_gone[MAX_SEATS][MAX_SUITS][MAX_TRICKS + 1][MAX_CARDS]; /* more than so many cards of the suit are gone */
    u8 holder[MAX_CARDS];
    u64 cards; /* in the game */
} Play;

extern Play play;

/* False if the question cannot be encoded: drawn cards, or the moment at which a task is met. */
int encode(void);

/* count_clauses.c */
void encode_suit_counts(int seat);
void encode_lead_counts(int suit);

/* objective_clauses.c */
void encode_choices(void);

/* pattern_clauses.c: a literal that holds exactly if a trick fits a pattern, or counts for a tally. */
Literal fits_pattern(int pattern, int trick);
Literal counts_for(int tally, int trick);
/* If `holds`, the values of these winning cards do, or do not, go that way (climb_clauses.c). */
void climb(Literal holds, const Condition *condition, int positive);
/* A literal that holds exactly if the card that wins a trick is one of these. */
Literal won_with(u64 cards, int trick);
void begin_patterns(void);
/* The tally over the tricks before `end`, as terms with this sign; returns how many. */
int tally_terms(int tally, int end, int sign, Term *terms);

static inline Literal no(void) { return negation(sat_true()); }
static inline void clause1(Literal a) { add_clause(&a, 1); }
static inline void clause2(Literal a, Literal b) { add_clause((Literal[]){a, b}, 2); }
static inline void clause3(Literal a, Literal b, Literal c) { add_clause((Literal[]){a, b, c}, 3); }
static inline void clause4(Literal a, Literal b, Literal c, Literal d) { add_clause((Literal[]){a, b, c, d}, 4); }
static inline void implies(Literal a, Literal b) { clause2(negation(a), b); }
static inline void both_imply(Literal a, Literal b, Literal c) { clause3(negation(a), negation(b), c); }

/* A literal that holds exactly if one of these, or all of these, do. */
Literal any_of(const Literal *literals, int count);
Literal all_of(const Literal *literals, int count);
void exactly_one(const Literal *literals, int count);

#endif
