#include "crews/hand_inference.h"

enum { MAX_TALKS = 64, MAX_PICKS = MAX_SLOTS, MOST_DOUBT = 1 << 16 };

/* Somebody showed a card, or kept silent. With one of these cards as the only, highest or lowest of its suit they
 * would have shown that one instead. */
typedef struct {
    int seat, doubt;
    u64 gone; /* cards played before */
    u64 only, highest, lowest;
} Talk;

/* Somebody took the first of several tasks. For each task and card: how strongly holding the card favours taking it. */
typedef struct {
    int seat, tasks;
    u64 telling[MAX_SLOTS]; /* cards of any worth */
    signed char worth[MAX_SLOTS][MAX_CARDS];
} Pick;

static int talks, picks;
static Talk talk[MAX_TALKS];
static Pick pick[MAX_PICKS];

int hand_evidence(void) { return talks + picks; }

static void read_pick(Pick *read, int seats) {
    read->seat = number_below(seats);
    read->tasks = rows_up_to(MAX_SLOTS);
    for (int i = 0; i < read->tasks; i++) {
        read->telling[i] = 0;
        for (int card = 0; card < CARDS; card++) {
            read->worth[i][card] = number();
            if (read->worth[i][card]) read->telling[i] |= BIT(card);
        }
    }
}

void read_hand_evidence(int seats) {
    talks = rows_up_to(MAX_TALKS);
    for (int i = 0; i < talks; i++) {
        talk[i].seat = number_below(seats);
        talk[i].doubt = number_below(MOST_DOUBT + 1);
        talk[i].gone = set();
        talk[i].only = set();
        talk[i].highest = set();
        talk[i].lowest = set();
    }
    picks = rows_up_to(MAX_PICKS);
    for (int i = 0; i < picks; i++) read_pick(&pick[i], seats);
}

static int would_tell_otherwise(const Talk *said, u64 hand) {
    for (int suit = 0; suit < TRUMP_SUIT; suit++) {
        u64 cards = hand & SUIT(suit);
        if (!cards) continue;
        if (size(cards) == 1) {
            if (cards & said->only) return 1;
        } else if (BIT(highest(cards)) & said->highest || BIT(lowest(cards)) & said->lowest) {
            return 1;
        }
    }
    return 0;
}

static int worth_to(const Pick *made, int task, u64 hand) {
    int worth = 0;
    for (hand &= made->telling[task]; hand; hand &= hand - 1) worth += made->worth[task][lowest(hand)];
    return worth;
}

/* How much better another task would have suited this hand. */
static int regret(const Pick *made, u64 hand) {
    int taken = worth_to(made, 0, hand), best = taken;
    for (int task = 1; task < made->tasks; task++) best = most(best, worth_to(made, task, hand));
    return best - taken;
}

int doubts(int seat, u64 hand) {
    int all = 0;
    for (int i = 0; i < talks; i++)
        if (talk[i].seat == seat && would_tell_otherwise(&talk[i], hand & ~talk[i].gone)) all += talk[i].doubt;
    for (int i = 0; i < picks; i++)
        if (pick[i].seat == seat) all += regret(&pick[i], hand);
    return all;
}
