#include "crews/rehearsal.h"

#include "search/lost.h"
#include "search/search.h"

enum {
    SWAPS = 50, /* enough to move almost every card */
    TRIES = 3,  /* samples of the hands before a member who finds no win gives up */
};

static u64 random_state;

static u32 below(u32 limit) { return (u64)random_from(&random_state) * limit >> 32; }

void start_rehearsals(u32 seed) { random_state = mixed(seed + 1ull) | 1; }

/* Samples the hands of the others from a member's view: swaps cards as far as public knowledge allows. */
static void imagine(Table *table, Level *level, const Rumours *rumours) {
    u8 card[MAX_CARDS], holder[MAX_CARDS];
    int cards = 0;
    for (int seat = 0; seat < question.seats; seat++)
        for (u64 rest = seat == table->turn ? 0 : table->hand[seat]; rest; rest &= rest - 1)
            card[cards] = lowest(rest), holder[cards++] = seat;
    for (int i = 0; i < SWAPS && cards; i++) {
        int one = below(cards), other = below(cards), his = holder[one], hers = holder[other];
        if (his == hers || !(rumours->may_hold[card[one]] >> hers & rumours->may_hold[card[other]] >> his & 1)) continue;
        u64 both = BIT(card[one]) | BIT(card[other]);
        table->hand[his] ^= both, table->hand[hers] ^= both;
        level->hand[his] ^= both, level->hand[hers] ^= both;
        holder[one] = hers, holder[other] = his;
    }
}

static int any_of(u64 choice) {
    for (int skipped = below(size(choice)); skipped; skipped--) choice &= choice - 1;
    return lowest(choice);
}

static int card_to_play(const Table *table, const Rumours *rumours, u32 budget, u32 skills) {
    u64 choice = playable(table, table->turn);
    if (size(choice) == 1) return lowest(choice);
    Level *level = &levels[table->number];
    for (int i = 0; i < TRIES; i++) {
        u64 truth[MAX_SEATS];
        for (int seat = 0; seat < question.seats; seat++) truth[seat] = level->hand[seat];
        Table imagined = *table;
        imagine(&imagined, level, rumours);
        forget_lost();
        int verdict = search_on(&imagined, budget, skills, below(1 << 30));
        for (int seat = 0; seat < question.seats; seat++) level->hand[seat] = truth[seat];
        if (verdict == SOLVABLE) return line.card[table->number][table->count];
    }
    return any_of(choice);
}

int rehearse(Table table, Rumours rumours, u32 budget, u32 skills) {
    for (;;) {
        if (levels[table.number].won) return 1;
        if (table.number == question.tricks) return 0;
        int seat = table.turn, card = card_to_play(&table, &rumours, budget, skills);
        if (table.count && !(table.suit >> card & 1))
            for (u64 suit = table.suit; suit; suit &= suit - 1) rumours.may_hold[lowest(suit)] &= ~(1 << seat);
        put(&table, card);
        if (table.count == question.seats && !finish(&table, skills)) return 0;
    }
}
