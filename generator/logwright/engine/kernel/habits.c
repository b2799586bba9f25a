#include "habits.h"

#include "words.h"

enum { MAX_TALKS = 16, MAX_PICKS = 16 };

/* Somebody showed a card, or kept silent. With one of these cards as the only, highest or lowest of its suit they
 * would have shown that. */
typedef struct {
    int seat, doubt;
    u64 gone; /* had been played before */
    u64 only, highest, lowest;
} Talk;

/* Somebody took the first of several tasks. For each task and card: how much holding that card speaks for taking it. */
typedef struct {
    int seat, tasks;
    signed char worth[MAX_SLOTS][CARDS];
} Pick;

static int talks, picks;
static Talk talk[MAX_TALKS];
static Pick pick[MAX_PICKS];

int habits(void) { return talks + picks; }

static void read_pick(Pick *read) {
    read->seat = number();
    read->tasks = number();
    for (int i = 0; i < read->tasks; i++)
        for (int card = 0; card < CARDS; card++) read->worth[i][card] = number();
}

const i32 *read_habits(const i32 *words) {
    next = words;
    talks = number();
    if (talks > MAX_TALKS) return 0;
    for (int i = 0; i < talks; i++) {
        talk[i].seat = number();
        talk[i].doubt = number();
        talk[i].gone = set();
        talk[i].only = set();
        talk[i].highest = set();
        talk[i].lowest = set();
    }
    picks = number();
    if (picks > MAX_PICKS) return 0;
    for (int i = 0; i < picks; i++) {
        if (next[1] > MAX_SLOTS) return 0;
        read_pick(&pick[i]);
    }
    return next;
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
    for (; hand; hand &= hand - 1) worth += made->worth[task][lowest(hand)];
    return worth;
}

/* How much better another task would have been. */
static int regret(const Pick *made, u64 hand) {
    int taken = worth_to(made, 0, hand), best = taken;
    for (int task = 1; task < made->tasks; task++) best = most(best, worth_to(made, task, hand));
    return best - taken;
}

int doubts(const u64 *hand) {
    int all = 0;
    for (int i = 0; i < talks; i++)
        if (would_tell_otherwise(&talk[i], hand[talk[i].seat] & ~talk[i].gone)) all += talk[i].doubt;
    for (int i = 0; i < picks; i++) all += regret(&pick[i], hand[pick[i].seat]);
    return all;
}
