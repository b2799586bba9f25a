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
    u64 telling;                  /* cards of any worth for any of them */
    int total[MAX_SLOTS], regret; /* what the hand remembered is worth to each */
    signed char worth[MAX_CARDS][MAX_SLOTS];
} Pick;

static int talks, picks;
static Talk talk[MAX_TALKS];
static Pick pick[MAX_PICKS];

int hand_evidence(void) { return talks + picks; }

static void read_pick(Pick *read, int seats) {
    read->seat = number_below(seats);
    read->tasks = rows_up_to(MAX_SLOTS);
    read->telling = 0;
    for (int i = 0; i < read->tasks; i++)
        for (int card = 0; card < CARDS; card++) {
            read->worth[card][i] = number();
            if (read->worth[card][i]) read->telling |= BIT(card);
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

/* How much better another task than the first would have suited a hand: at least 0. */
static int regret(const Pick *made, const int *total) {
    int best = made->tasks ? total[0] : 0, taken = best;
    for (int task = 1; task < made->tasks; task++) best = most(best, total[task]);
    return best - taken;
}

static void remember(Pick *made, u64 hand) {
    for (int task = 0; task < made->tasks; task++) made->total[task] = 0;
    for (hand &= made->telling; hand; hand &= hand - 1)
        for (int task = 0; task < made->tasks; task++) made->total[task] += made->worth[lowest(hand)][task];
    made->regret = regret(made, made->total);
}

static int tells(const Pick *made, int got, int gave) { return (made->telling >> got | made->telling >> gave) & 1; }

static void swapped(const Pick *made, int got, int gave, int *total) {
    for (int task = 0; task < made->tasks; task++)
        total[task] = made->total[task] + made->worth[got][task] - made->worth[gave][task];
}

static int doubts_from_talk(int seat, u64 hand) {
    int all = 0;
    for (int i = 0; i < talks; i++)
        if (talk[i].seat == seat && would_tell_otherwise(&talk[i], hand & ~talk[i].gone)) all += talk[i].doubt;
    return all;
}

int doubts(int seat, u64 hand) {
    int all = doubts_from_talk(seat, hand);
    for (int i = 0; i < picks; i++) {
        if (pick[i].seat != seat) continue;
        remember(&pick[i], hand);
        all += pick[i].regret;
    }
    return all;
}

int doubts_after(int seat, u64 hand, int got, int gave) {
    int all = doubts_from_talk(seat, hand);
    for (int i = 0; i < picks; i++) {
        const Pick *made = &pick[i];
        if (made->seat != seat) continue;
        if (!tells(made, got, gave)) {
            all += made->regret;
            continue;
        }
        int total[MAX_SLOTS];
        swapped(made, got, gave, total);
        all += regret(made, total);
    }
    return all;
}

void note_swap(int seat, int got, int gave) {
    for (int i = 0; i < picks; i++) {
        Pick *made = &pick[i];
        if (made->seat != seat || !tells(made, got, gave)) continue;
        swapped(made, got, gave, made->total);
        made->regret = regret(made, made->total);
    }
}
