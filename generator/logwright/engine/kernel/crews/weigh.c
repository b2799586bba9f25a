#include "crews/weigh.h"

#include "search/lost.h"
#include "search/search.h"

u32 chances[MAX_CHANCES];
WeighingTask task;

int read_task(void) {
    task.worlds = rows_up_to(MAX_WORLDS);
    task.leader = number_below_or(MAX_SEATS, NOBODY);
    task.cards = rows_up_to(CARDS);
    for (int i = 0; i < task.cards; i++) task.played[i] = number_below(CARDS);
    task.draws = number();
    task.rehearsed = number();
    for (int card = 0; task.rehearsed && card < CARDS; card++) task.rumours.may_hold[card] = number();
    task.candidates = rows_up_to(MAX_CANDIDATES);
    if (task.worlds * task.candidates > MAX_CHANCES) complain(TOO_MUCH);
    for (int i = 0; i < task.candidates; i++) {
        Candidate *candidate = &task.candidate[i];
        candidate->skipped = 0;
        candidate->card = number_below_or(CARDS, NO_CARD);
        candidate->limits = rows_up_to(MAX_LIMITS);
        for (int j = 0; j < candidate->limits; j++) {
            candidate->slot[j] = number_below(MAX_SLOTS);
            candidate->owners[j] = number();
        }
    }
    return reader.trouble;
}

/* Whether everything named here occurs in the question. */
static int task_makes_sense(void) {
    if (task.leader != NOBODY && task.leader >= question.seats) return 0;
    for (int i = 0; i < task.candidates; i++)
        for (int j = 0; j < task.candidate[i].limits; j++)
            if (task.candidate[i].slot[j] >= question.slots) return 0;
    return 1;
}

/* Set the hands of a world; false if they cannot be played. */
static int enter(const World *world) {
    for (int seat = 0; seat < question.seats; seat++) question.hand[seat] = world->hand[seat];
    question.covered = 0;
    for (int card = 0; card < CARDS; card++) question.under[card] = NO_CARD;
    if (world->columns > MAX_COLUMNS) return 0;
    for (int i = 0; i < world->columns; i++) {
        if (world->up[i] >= CARDS || world->down[i] >= CARDS) return 0;
        question.under[world->up[i]] = world->down[i];
        question.covered |= BIT(world->down[i]);
    }
    for (int seat = 0; task.draws && seat < question.seats; seat++)
        for (int i = 0; i < MAX_DRAWS; i++) {
            if (world->draws[seat][i] >= CARDS) return 0;
            question.draws[seat][i] = world->draws[seat][i];
        }
    return hands_make_sense();
}

static int can_be_played(const Table *table, int card) {
    return table->number < question.tricks && table->hand[table->turn] >> card & 1;
}

/* Replay the cards played so far, and give the lead to the seat the task names; false if the mission is lost in this
 * world. */
static int play_again(Table *table, u32 skills) {
    if (!begin()) return 0;
    if (skills & REMEMBER) position_key(&levels[0]);
    clear_table(table, &levels[0]);
    for (int i = 0; i < task.cards; i++) {
        if (!can_be_played(table, task.played[i])) {
            complain(SENSELESS);
            return 0;
        }
        put(table, task.played[i]);
        if (table->count < question.seats) continue;
        if (!finish(table, skills)) return 0;
    }
    if (task.leader != NOBODY && table->count) complain(SENSELESS);
    if (task.leader != NOBODY) table->leader = table->turn = levels[table->number].leader = task.leader;
    return 1;
}

static u32 chance_of(const Candidate *candidate, Table table, u32 budget, u32 skills, u32 seed) {
    const Level *level = &levels[table.number];
    if (level->won) return level->number << 2 | SOLVABLE;
    if (level->number == question.tricks) return UNSOLVABLE;
    u64 before = nodes;
    if (candidate->card != NO_CARD) put(&table, candidate->card);
    int verdict = search_again(&table, budget, skills, seed);
    return (u32)(nodes - before) << STEPS | line.tricks << 2 | verdict;
}

static u32 rehearsal_of(const Candidate *candidate, Table table, u32 budget, u32 skills, u32 seed) {
    /* The same random numbers for all candidates, so that only the card makes the difference. */
    start_rehearsals(seed);
    if (candidate->card != NO_CARD) put(&table, candidate->card);
    if (table.count == question.seats && !finish(&table, skills)) return UNSOLVABLE;
    return rehearse(table, task.rumours, budget, skills) ? SOLVABLE : UNSOLVABLE;
}

/* The better of two results: several questions about one world are alternatives, so one win is enough. */
static u32 better(u32 one, u32 other) {
    static const u8 rank[] = {[UNSOLVABLE] = 0, [TOO_LARGE] = 0, [UNDECIDED] = 1, [SOLVABLE] = 2};
    u32 kept = rank[one & 3] >= rank[other & 3] ? one : other;
    return ((one >> STEPS) + (other >> STEPS)) << STEPS | (kept & ((1 << STEPS) - 1));
}

static void weigh_world(int index, int first_question, u32 budget, u32 skills, u32 seed) {
    Table table;
    int fresh = 0, alive = 0;
    if (!enter(&worlds[index])) complain(SENSELESS);
    for (int i = 0; i < task.candidates && !reader.trouble; i++) {
        const Candidate *candidate = &task.candidate[i];
        if (candidate->skipped) continue;
        u8 allowed[MAX_SLOTS];
        for (int slot = 0; slot < question.slots; slot++) allowed[slot] = question.slot[slot].allowed;
        for (int j = 0; j < candidate->limits; j++) question.slot[candidate->slot[j]].allowed &= candidate->owners[j];
        if (!fresh || candidate->limits) {
            /* Lost positions depend on the owners, so they cannot be kept for other candidates. */
            forget_lost();
            alive = play_again(&table, skills);
            look_afresh();
        }
        fresh = !candidate->limits;
        if (alive && candidate->card != NO_CARD && !can_be_played(&table, candidate->card)) complain(SENSELESS), alive = 0;
        u32 chance = UNSOLVABLE;
        if (alive && task.rehearsed) chance = rehearsal_of(candidate, table, budget, skills, seed + index);
        if (alive && !task.rehearsed) chance = chance_of(candidate, table, budget, skills, seed);
        u32 *answer = &chances[index * task.candidates + i];
        *answer = first_question ? chance : better(*answer, chance);
        for (int slot = 0; slot < question.slots; slot++) question.slot[slot].allowed = allowed[slot];
    }
}

int weigh_worlds(const i32 *words, const i32 *words_end, int first, int end, u32 budget, u32 skills, u32 seed) {
    u32 made = deck.made;
    read_from(words, words_end);
    int questions = number();
    const i32 *asked = reader.next;
    for (int i = 0; i < questions; i++, asked += *asked) {
        if (read_question(asked, words_end)) return reader.trouble;
        if (deck.made != made || !task_makes_sense()) return SENSELESS;
        for (int world = first; world < end; world++) weigh_world(world, !i, budget, skills, seed);
        if (reader.trouble) return reader.trouble;
    }
    return NO_TROUBLE;
}

int weigh(const i32 *words, const i32 *end, u32 budget, u32 skills, u32 seed) {
    read_from(words, end);
    read_deck();
    if (read_task()) return reader.trouble;
    nodes = 0;
    return weigh_worlds(reader.next, end, 0, task.worlds, budget, skills, seed);
}

u64 different_cards(u64 choice, u32 skills) {
    Table table;
    if (!enter(&worlds[0]) || !play_again(&table, skills)) return choice;
    return without_doubles(choice, &table, table.turn, skills);
}
