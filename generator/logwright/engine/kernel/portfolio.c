#include "portfolio.h"

#include "clauses/encoding.h"
#include "search/trick.h"

enum {
    FIRST_LOOK = 30000, /* most deals are decided within so few cards; encoding the clauses takes longer */
    SHORT_LOOK = 3000, /* where owners are fixed, the search alone decides less, and clauses decide it sooner */
    FIRST_TURN = 100000,
    LONG_TURN = 800000, /* what the turns of the clauses before it did not decide is likely to take a long proof */
    ALONE = 2000000, /* a larger budget seldom helps the search if there are no clauses to alternate with */
};

u64 steps;

/* Play the line that satisfies the clauses; false if it does not win, as the clauses then do not match the rules. */
static int play_model(void) {
    if (!begin()) return 0;
    for (line.tricks = 0; line.tricks < question.tricks; line.tricks++) {
        Level *before = &levels[line.tricks], *after = before + 1;
        Table table;
        clear_table(&table, before);
        while (table.count < question.seats) {
            u64 choice = playable(&table, table.turn);
            while (choice && !sat_value(play.played[lowest(choice)][before->number])) choice &= choice - 1;
            if (!choice) return 0;
            put(&table, lowest(choice));
        }
        Trick trick = finished(&table);
        take_up(before, after, &table, &trick);
        if (!settle(before, after, &trick)) return 0;
        for (int i = 0; i < question.seats; i++) line.card[before->number][i] = table.played[i];
    }
    return levels[line.tricks].won;
}

static int search_turn(u64 turn, u32 skills, u32 seed) {
    u64 before = nodes;
    int verdict = search(turn, skills, seed);
    steps += nodes - before;
    return verdict;
}

static int search_alone(u64 budget, u32 skills, u32 seed) {
    u64 end = budget < ALONE ? budget : ALONE;
    return skills & ~LEARN && steps < end ? search_turn(end - steps, skills, seed) : UNDECIDED;
}

static int clause_turn(u64 turn) {
    u64 before = sat_steps;
    int verdict = sat_search(turn);
    steps += sat_steps - before;
    if (verdict == SATISFIED) return play_model() ? SOLVABLE : NO_QUESTION;
    return verdict == REFUTED ? UNSOLVABLE : UNDECIDED;
}

static u64 first_look(void) {
    for (int i = 0; i < question.tasks; i++)
        if (question.slot[i].allowed & (question.slot[i].allowed - 1)) return FIRST_LOOK;
    return question.tasks ? SHORT_LOOK : FIRST_LOOK;
}

int decide(u64 budget, u32 skills, u32 seed) {
    steps = nodes = 0;
    if (!(skills & LEARN)) return search_turn(budget, skills, seed);
    int searching = skills & ~LEARN;
    if (searching) {
        u64 look = first_look();
        int verdict = search_turn(budget < look ? budget : look, skills, seed);
        if (verdict != UNDECIDED) return verdict;
    }
    if (!encode()) return search_alone(budget, skills, seed);
    for (u64 turn = FIRST_TURN; steps < budget; turn *= 2) {
        sat_stay(turn < LONG_TURN);
        int verdict = clause_turn(budget - steps < turn ? budget - steps : turn);
        if (!sat_fits() || verdict == NO_QUESTION) return search_alone(budget, skills, seed);
        if (verdict != UNDECIDED) return verdict;
        if (!searching || steps >= budget) continue;
        u64 rest = budget - steps, share_of_turn = turn / 8;
        verdict = search_turn(rest < share_of_turn ? rest : share_of_turn, skills, ++seed);
        if (verdict != UNDECIDED) return verdict;
    }
    return UNDECIDED;
}
