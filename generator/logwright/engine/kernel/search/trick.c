#include "search/trick.h"

#include "search/lost.h"

void clear_table(Table *table, const Level *level) {
    table->in_game = unplayed(level);
    for (int seat = 0; seat < question.seats; seat++) table->hand[seat] = level->hand[seat] & ~level->covered;
    table->cards = 0;
    table->suit = 0;
    table->beats = ALL_CARDS;
    table->number = level->number;
    table->leader = table->turn = level->leader;
    table->count = 0;
}

Trick finished(const Table *table) {
    Trick trick;
    trick.cards = table->cards;
    trick.number = table->number;
    trick.leader = table->leader;
    trick.winner = table->winner;
    trick.led = table->played[0];
    trick.best = table->best;
    trick.closed = table->played[table->count - 1];
    return trick;
}

/* Everybody draws one card from the neighbour on the right, all at once (ruling B16). The deal fixes what is drawn:
 * the first card of the seat's order that the neighbour still holds. */
static void draw(Level *level) {
    int seats = question.seats;
    u8 drawn[MAX_SEATS];
    for (int seat = 0; seat < seats; seat++) {
        int giver = (seat + seats - 1) % seats;
        u64 pool = level->hand[giver];
        if (pool & level->covered) pool &= level->covered;
        const u8 *order = question.draws[seat];
        int place = 0;
        while (place < MAX_DRAWS - 1 && !(pool >> order[place] & 1)) place++;
        drawn[seat] = order[place];
    }
    for (int seat = 0; seat < seats; seat++) level->hand[(seat + seats - 1) % seats] &= ~BIT(drawn[seat]);
    for (int seat = 0; seat < seats; seat++) level->hand[seat] |= BIT(drawn[seat]);
    if (question.automaton == NOBODY) return;
    int given = drawn[(question.automaton + 1) % seats], received = drawn[question.automaton];
    if (!(level->covered >> given & 1)) return;
    /* The card it receives takes the place of the one it gave, face down. */
    level->covered ^= BIT(given) | BIT(received);
    for (int up = 0; up < CARDS; up++)
        if (level->under[up] == given) level->under[up] = received;
}

void take_up(const Level *before, Level *after, const Table *table, const Trick *trick) {
    for (int seat = 0; seat < question.seats; seat++) after->hand[seat] = before->hand[seat] & ~trick->cards;
    after->leader = trick->winner;
    after->covered = before->covered;
    if (question.automaton != NOBODY) {
        for (int card = 0; card < CARDS; card++) after->under[card] = before->under[card];
        int seat = question.automaton;
        int card = table->played[(seat - table->leader + question.seats) % question.seats];
        if (after->under[card] != NO_CARD) after->covered &= ~BIT(after->under[card]);
    }
    int number = before->number + 1;
    if (number == question.draw_after && number < question.tricks) draw(after);
}

int finish(Table *table, u32 skills) {
    Level *before = &levels[table->number], *after = before + 1;
    Trick trick = finished(table);
    take_up(before, after, table, &trick);
    if (!settle(before, after, &trick)) return 0;
    if (skills & REMEMBER) position_key(after); /* later keys are updated from earlier ones */
    clear_table(table, after);
    return 1;
}

int can_end_well(const Demand *demand, const Table *table) {
    if (table->cards & demand->must_win & ~BIT(table->best)) return 0;
    int seats = question.seats, left = seats - table->count;
    u64 choice[MAX_SEATS];
    for (int i = 0, seat = table->turn; i < left; i++) {
        choice[seat] = playable(table, seat);
        if (++seat == seats) seat = 0;
    }
    /* Who is ahead first: mostly that is enough. */
    for (int candidates = demand->winners; candidates;) {
        int winner = candidates >> table->winner & 1 ? table->winner : lowest(candidates);
        candidates &= ~(1 << winner);
        u64 unwanted = demand->not_for[winner];
        if (table->cards & unwanted) continue;
        int best = table->best;
        if (winner != table->winner) {
            int place = winner - table->turn;
            if (place < 0) place += seats;
            if (place >= left) continue;
            u64 winning = choice[winner] & table->beats & ~unwanted & ~demand->not_with[winner];
            if (!winning || table->cards & demand->must_win) continue;
            best = highest(winning);
        } else if (demand->not_with[winner] >> best & 1) {
            continue;
        }
        u64 harmless = ~(beating(best) | unwanted | demand->must_win);
        int well = 1;
        for (int i = 0, seat = table->turn; i < left && well; i++) {
            if (seat != winner) well = (choice[seat] & harmless) != 0;
            if (++seat == seats) seat = 0;
        }
        if (well) return 1;
    }
    return 0;
}

/* Cards that come right above another of the same set in their suit, if all absent ones are left out: a carry runs
 * through the places of absent cards, and stops where a suit begins. */
static u64 touching(u64 set, u64 others) {
    u64 absent = ~(set | others | deck.firsts), above_one = set << 1;
    return set & ~deck.firsts & (above_one | (absent + (above_one & absent)));
}

u64 without_doubles(u64 choice, const Table *table, int seat, u32 skills) {
    if (!(skills & MERGE) || table->number < question.draw_after || !(choice & (choice - 1))) return choice;
    u64 kept = choice, others = table->in_game & ~table->hand[seat];
    for (u64 rest = touching(choice, others); rest; rest &= rest - 1) {
        int card = lowest(rest), lower = highest(choice & (BIT(card) - 1));
        if (question.kind_of_card[lower] != question.kind_of_card[card]) continue;
        if (seat == question.automaton && (covers(table, lower) || covers(table, card))) continue;
        kept &= ~BIT(card);
    }
    return kept;
}
