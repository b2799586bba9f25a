#include "crews/hand_inference.h"

enum { MAX_TALKS = 64, MAX_PICKS = MAX_SLOTS, MOST_DOUBT = 1 << 16 };

/* Somebody showed a card, or kept silent. With one of these cards as the only, highest or lowest of its suit they
 * would have shown that one instead. */
typedef struct {
    int seat, doubt;
    u64 gone; /* cards played before */
    u64 only, highest, lowest;
    u64 suits;             /* the suits of all these */
    int against, next;     /* whether the hand remembered speaks against it, and the hand asked about last */
} Talk;

/* Somebody took the first of several tasks. For each task and card: how strongly holding the card favours taking it. */
typedef struct {
    int seat, tasks;
    u64 telling;                  /* cards of any worth for any of them */
    int total[MAX_SLOTS], regret; /* what the hand remembered is worth to each */
    int next_total[MAX_SLOTS], next_regret; /* the same of the hand asked about last */
    signed char worth[MAX_CARDS][MAX_SLOTS];
} Pick;

static int talks, picks;
static Talk talk[MAX_TALKS];
static Pick pick[MAX_PICKS];
/* Those of each seat. */
static int talks_of[MAX_SEATS], picks_of[MAX_SEATS];
static Talk *talk_of[MAX_SEATS][MAX_TALKS];
static Pick *pick_of[MAX_SEATS][MAX_PICKS];

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

static u64 suits_around(u64 cards) {
    u64 suits = 0;
    for (int suit = 0; suit < SUITS; suit++)
        if (cards & SUIT(suit)) suits |= SUIT(suit);
    return suits;
}

static void sort_by_seat(void) {
    for (int seat = 0; seat < MAX_SEATS; seat++) talks_of[seat] = picks_of[seat] = 0;
    for (int i = 0; i < talks; i++) talk_of[talk[i].seat][talks_of[talk[i].seat]++] = &talk[i];
    for (int i = 0; i < picks; i++) pick_of[pick[i].seat][picks_of[pick[i].seat]++] = &pick[i];
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
        talk[i].suits = suits_around(talk[i].only | talk[i].highest | talk[i].lowest);
    }
    picks = rows_up_to(MAX_PICKS);
    for (int i = 0; i < picks; i++) read_pick(&pick[i], seats);
    sort_by_seat();
}

static int would_tell_otherwise(const Talk *said, u64 hand) {
    hand &= said->suits & ~said->gone;
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

int doubts(int seat, u64 hand) {
    int all = 0;
    for (int i = 0; i < talks_of[seat]; i++) {
        Talk *said = talk_of[seat][i];
        said->against = would_tell_otherwise(said, hand) ? said->doubt : 0;
        all += said->against;
    }
    for (int i = 0; i < picks_of[seat]; i++) {
        remember(pick_of[seat][i], hand);
        all += pick_of[seat][i]->regret;
    }
    return all;
}

static int about(const Talk *said, int got, int gave) { return (said->suits >> got | said->suits >> gave) & 1; }

int doubts_after(int seat, u64 hand, int got, int gave) {
    int all = 0;
    for (int i = 0; i < talks_of[seat]; i++) {
        Talk *said = talk_of[seat][i];
        said->next = said->against;
        if (about(said, got, gave)) said->next = would_tell_otherwise(said, hand) ? said->doubt : 0;
        all += said->next;
    }
    for (int i = 0; i < picks_of[seat]; i++) {
        Pick *made = pick_of[seat][i];
        made->next_regret = made->regret;
        if (tells(made, got, gave)) {
            for (int task = 0; task < made->tasks; task++)
                made->next_total[task] = made->total[task] + made->worth[got][task] - made->worth[gave][task];
            made->next_regret = regret(made, made->next_total);
        }
        all += made->next_regret;
    }
    return all;
}

void note_swap(int seat, int got, int gave) {
    for (int i = 0; i < talks_of[seat]; i++) talk_of[seat][i]->against = talk_of[seat][i]->next;
    for (int i = 0; i < picks_of[seat]; i++) {
        Pick *made = pick_of[seat][i];
        if (!tells(made, got, gave)) continue;
        for (int task = 0; task < made->tasks; task++) made->total[task] = made->next_total[task];
        made->regret = made->next_regret;
    }
}
