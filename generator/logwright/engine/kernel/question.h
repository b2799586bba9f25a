/* The question for the kernel: one deal, what is asked of the crew, and its choices. Python writes it as a list of
 * numbers (search/question.py defines the layout); question.c reads them. */
#ifndef QUESTION_H
#define QUESTION_H

#include "cards.h"
#include "words.h"

enum {
    MAX_SEATS = 6,
    MAX_GROUPS = 1 << MAX_SEATS, /* sets of seats */
    MAX_TRICKS = 20,
    MAX_PATTERNS = 192,
    MAX_HOLDINGS = 192,
    MAX_TALLIES = 448,
    MAX_CONDITIONS = 1536,
    MAX_PARTS = 4096,
    MAX_OBJECTIVES = 256,
    MAX_SLOTS = 48,
    MAX_WAYS = 1024,
    MAX_TOKEN_PLANS = 32,
    MAX_DRAWS = 20,
    MAX_PLACES = 5,
    MAX_FORCED = 2,
    MAX_STEPS = 16, /* of a sequence: two bytes remember which of them have happened */
    MAX_DEPTH = 32, /* of conditions within conditions */
    FAR = 1000,
};

/* How many cards of a set a trick holds; `beaten` leaves the winning card out. */
typedef struct {
    u64 cards;
    u8 least, most, beaten;
} Holding;

/* A kind of trick. Unused sets contain every card, unused ranges are unbounded. */
typedef struct {
    u32 tricks; /* bit 0: the first trick */
    u8 led_by;
    u8 simple; /* only the number of the trick counts */
    u8 holdings, first_holding;
    u64 led_with, won_with, closed_with, only;
    u64 left, right; /* as many of one as of the other, at least one of each */
    u8 balanced, counts_sum, counts_colours, counts_values; /* is there such a condition? */
    u8 sum_least, sum_most, colours_least, colours_most, values_least, values_most;
} Pattern;

/* A number that grows: tricks of a kind won by these seats, or the cards of a set in them, or their values. */
typedef struct {
    u64 cards; /* empty: count tricks */
    u8 seats;
    u8 pattern;
    u8 summed;
} Tally;

enum ConditionKind {
    MET_ANYWAY,
    IN_RANGE,
    ALWAYS_IN_RANGE,
    FORETOLD, /* whatever the tally ends at, it was predicted */
    RUN,
    SEQUENCE,
    TASK_DONE,
    CLIMB,
    EVERY,
    SOME,
    NEGATED
};
enum { NO_TALLY = 0xffff };

/* How the values of winning cards follow each other in a CLIMB. */
enum Way { RISING, FALLING, UP_AND_DOWN, EVEN_STEPS };

/* One node of an objective. Parts come before the whole, so that one pass from front to back judges it. */
typedef struct {
    u8 kind;
    u16 tally, minus;
    i32 least, most; /* the least of a CLIMB is its way */
    u16 parts, first_part; /* conditions of EVERY, SOME, NEGATED; tallies of a SEQUENCE */
    u32 tricks;            /* TASK_DONE: allowed tricks of the task of slot `tally` */
} Condition;

/* An objective is a range of conditions; the last one says whether it holds. */
typedef struct {
    u16 first, last;
} Objective;

/* A task that needs an owner, or a role that needs a member. A plain task card is just a card to be won. */
typedef struct {
    u8 card; /* NO_CARD: judged by its objectives, one for each possible owner */
    u8 is_role;
    u8 allowed;
    Objective by_owner[MAX_SEATS];
} Slot;

/* One way to share out the tasks: how many each set of seats may get, and possibly fixed owners of certain tasks. */
typedef struct {
    u16 least_of[MAX_GROUPS], most_of[MAX_GROUPS];
    u8 forced, forced_slot[MAX_FORCED], forced_owners[MAX_FORCED];
} Way;

/* One placement of the tokens: the task that has to be the first, second … of all, and for each task the ones that
 * have to be done no later. */
typedef struct {
    u8 at_place[MAX_PLACES]; /* NOBODY: no token of this number */
    u64 no_later[MAX_SLOTS];
} TokenPlan;

typedef struct {
    u8 seats, everyone, tricks, leader;
    u8 leftovers; /* cards that stay unplayed at the end */
    u8 automaton; /* seat, or NOBODY */
    u8 draw_after, draws[MAX_SEATS][MAX_DRAWS];
    u8 distinct_roles;
    u8 any_forced; /* some way of sharing names a task */
    u8 any_owners; /* the tasks may be shared out in any way */
    u8 by_the_book; /* the trick in which a task is met matters: use the same bounds as the referee */
    u8 any_tokens;  /* some plan has tokens */
    u8 exact; /* no two cards are interchangeable: some objective uses values */
    u64 hand[MAX_SEATS];
    u64 covered;
    u8 under[MAX_CARDS]; /* the automaton's covered card below this one */
    u8 kind_of_card[MAX_CARDS]; /* cards of one kind are interchangeable for every objective */
    u64 special;            /* cards that some objective names */
    int patterns, tallies, conditions, objectives, slots, ways, token_plans;
    int tasks; /* slots that are not roles; they come first */
    u64 task_cards;
    u8 slot_of[MAX_CARDS];
    Pattern pattern[MAX_PATTERNS];
    Holding holding[MAX_HOLDINGS];
    Tally tally[MAX_TALLIES];
    u16 tallies_of[MAX_SEATS], tally_of[MAX_SEATS][MAX_TALLIES];
    Condition condition[MAX_CONDITIONS];
    u16 part[MAX_PARTS];
    Objective objective[MAX_OBJECTIVES];
    Slot slot[MAX_SLOTS];
    u8 in_turn[MAX_SLOTS]; /* slots in an order in which each comes after those it asks about */
    u8 any_timed;          /* some objective asks when a task is done */
    Way way[MAX_WAYS];
    TokenPlan token_plan[MAX_TOKEN_PLANS];
} Question;

extern Question question;

/* Whether this pattern depends only on the winning card, apart from the number of the trick. */
static inline int asks_only_for_winner(const Pattern *pattern) {
    return pattern->led_by == question.everyone && !pattern->holdings && !pattern->balanced && !pattern->counts_sum &&
           !pattern->counts_colours && !pattern->counts_values &&
           (pattern->led_with & pattern->closed_with & pattern->only) == ALL_CARDS;
}

static inline int asks_only_for_lead(const Pattern *pattern) {
    return !pattern->holdings && !pattern->balanced && !pattern->counts_sum && !pattern->counts_colours &&
           !pattern->counts_values && (pattern->won_with & pattern->closed_with & pattern->only) == ALL_CARDS;
}

/* Read the question that begins here; returns what is wrong with it, if anything (enum Trouble). */
int read_question(const i32 *words, const i32 *end);

/* Whether these hands can be played: no card twice, none missing. They may be replaced after the question was read. */
int hands_make_sense(void);

#endif
