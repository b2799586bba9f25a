#include "weigh.h"

#include "lost.h"
#include "rehearsal.h"
#include "search.h"
#include "words.h"

enum { MAX_CANDIDATES = 64, MAX_LIMITS = MAX_SLOTS, STEPS = 7 };

u32 chances[MAX_CHANCES];

/* A card to be played, or owners to be settled; what it leaves open the crew may choose. */
typedef struct {
    u8 card;
    u8 limits, slot[MAX_LIMITS], owners[MAX_LIMITS];
} Candidate;

static struct {
    int worlds, cards, columns, draws, candidates, leader, rehearsed;
    u8 played[CARDS], up[MAX_COLUMNS];
    Candidate candidate[MAX_CANDIDATES];
    Rumours rumours;
} task;

static int read_task(const i32 *words) {
    next = words;
    task.worlds = number();
    task.leader = number();
    task.cards = number();
    for (int i = 0; i < task.cards; i++) task.played[i] = number();
    task.columns = number();
    for (int i = 0; i < task.columns; i++) task.up[i] = number();
    task.draws = number();
    task.rehearsed = number();
    for (int card = 0; task.rehearsed && card < CARDS; card++) task.rumours.may_hold[card] = number();
    task.candidates = number();
    if (task.candidates > MAX_CANDIDATES || task.worlds * task.candidates > MAX_CHANCES) return 0;
    for (int i = 0; i < task.candidates; i++) {
        Candidate *candidate = &task.candidate[i];
        candidate->card = number();
        candidate->limits = number();
        for (int j = 0; j < candidate->limits; j++) candidate->slot[j] = number(), candidate->owners[j] = number();
    }
    return 1;
}

static void enter(const World *world) {
    for (int seat = 0; seat < question.seats; seat++) question.hand[seat] = world->hand[seat];
    question.covered = 0;
    for (int card = 0; card < CARDS; card++) question.under[card] = NO_CARD;
    for (int i = 0; i < task.columns; i++) {
        question.under[task.up[i]] = world->down[i];
        question.covered |= BIT(world->down[i]);
    }
    for (int seat = 0; task.draws && seat < question.seats; seat++)
        for (int i = 0; i < MAX_DRAWS; i++) question.draws[seat][i] = world->draws[seat][i];
}

/* Play the cards that were played, and give the lead to whom the task names; false if the mission is lost in this world. */
static int play_again(Table *table) {
    if (!begin()) return 0;
    position_key(&levels[0]);
    clear_table(table, &levels[0]);
    for (int i = 0; i < task.cards; i++) {
        put(table, task.played[i]);
        if (table->count < question.seats) continue;
        if (!finish(table)) return 0;
    }
    if (task.leader != NOBODY) table->leader = table->turn = levels[table->number].leader = task.leader;
    return 1;
}

static u32 chance_of(const Candidate *candidate, Table table, u32 budget, u32 skills, u32 seed) {
    const Level *level = &levels[table.number];
    if (level->won) return level->number << 2 | SOLVABLE;
    u64 before = nodes;
    if (candidate->card != NO_CARD) put(&table, candidate->card);
    int verdict = level->number < question.tricks ? search_on(&table, budget, skills, seed) : UNSOLVABLE;
    return (u32)(nodes - before) << STEPS | line.tricks << 2 | verdict;
}

static u32 rehearsal_of(const Candidate *candidate, Table table, u32 budget, u32 skills, u32 seed) {
    /* The same luck for all candidates: then it is the card that makes the difference. */
    start_rehearsals(seed);
    if (candidate->card != NO_CARD) put(&table, candidate->card);
    if (table.count == question.seats && !finish(&table)) return UNSOLVABLE;
    return rehearse(table, task.rumours, budget, skills) ? SOLVABLE : UNSOLVABLE;
}

/* Several questions about one world are ways to go on: one that can be won is enough. */
static u32 better(u32 one, u32 other) {
    static const u8 rank[] = {[UNSOLVABLE] = 0, [TOO_LARGE] = 0, [UNDECIDED] = 1, [SOLVABLE] = 2};
    u32 kept = rank[one & 3] >= rank[other & 3] ? one : other;
    return ((one >> STEPS) + (other >> STEPS)) << STEPS | (kept & ((1 << STEPS) - 1));
}

static void weigh_world(int index, int first_question, u32 budget, u32 skills, u32 seed) {
    Table table;
    int fresh = 0, alive = 0;
    enter(&worlds[index]);
    for (int i = 0; i < task.candidates; i++) {
        const Candidate *candidate = &task.candidate[i];
        u8 allowed[MAX_SLOTS];
        for (int slot = 0; slot < question.slots; slot++) allowed[slot] = question.slot[slot].allowed;
        for (int j = 0; j < candidate->limits; j++) question.slot[candidate->slot[j]].allowed &= candidate->owners[j];
        if (!fresh || candidate->limits) {
            /* What is lost with some owners need not be lost with others. */
            forget_lost();
            alive = play_again(&table);
        }
        fresh = !candidate->limits;
        u32 chance = UNSOLVABLE;
        if (alive && task.rehearsed) chance = rehearsal_of(candidate, table, budget, skills, seed + index);
        if (alive && !task.rehearsed) chance = chance_of(candidate, table, budget, skills, seed);
        u32 *answer = &chances[index * task.candidates + i];
        *answer = first_question ? chance : better(*answer, chance);
        for (int slot = 0; slot < question.slots; slot++) question.slot[slot].allowed = allowed[slot];
    }
}

int weigh(const i32 *words, u32 budget, u32 skills, u32 seed) {
    if (!read_task(words)) return 0;
    int questions = number();
    const i32 *asked = next;
    nodes = 0;
    for (int i = 0; i < questions; i++, asked += *asked) {
        if (!read_question(asked)) return 0;
        for (int world = 0; world < task.worlds; world++) weigh_world(world, !i, budget, skills, seed);
    }
    return 1;
}
