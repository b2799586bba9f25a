/* What the outside world calls. Questions are written to `questions`, answers are read from `answers`. */
#include "lost.h"
#include "portfolio.h"
#include "share.h"
#include "trick.h"
#include "weigh.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { QUESTION_WORDS = 1 << 20, MAX_ANSWERS = 4096 };

typedef struct {
    u64 steps;
    u8 verdict, token_plan, tricks, slots;
    u8 owner[MAX_SLOTS];
    u8 winner[MAX_TRICKS];
    u8 card[MAX_TRICKS][MAX_SEATS];
} Answer;

static i32 questions[QUESTION_WORDS];
static Answer answers[MAX_ANSWERS];

EXPORT(question_area) i32 *question_area(void) { return questions; }
EXPORT(question_words) int question_words(void) { return QUESTION_WORDS; }
EXPORT(answer_area) Answer *answer_area(void) { return answers; }
EXPORT(answer_size) int answer_size(void) { return sizeof(Answer); }
EXPORT(max_answers) int max_answers(void) { return MAX_ANSWERS; }
EXPORT(world_area) World *world_area(void) { return worlds; }
EXPORT(world_size) int world_size(void) { return sizeof(World); }
EXPORT(max_worlds) int max_worlds(void) { return MAX_WORLDS; }
EXPORT(chance_area) u32 *chance_area(void) { return chances; }
EXPORT(max_chances) int max_chances(void) { return MAX_CHANCES; }

/* The line ends where everything is met; play on with any legal cards so that a certificate shows every trick. */
static void play_out(void) {
    while (line.tricks < question.tricks) {
        Level *before = &levels[line.tricks], *after = before + 1;
        Table table;
        clear_table(&table, before);
        while (table.count < question.seats) put(&table, lowest(playable(&table, table.turn)));
        Trick trick = finished(&table);
        take_up(before, after, &table, &trick);
        settle(before, after, &trick);
        for (int i = 0; i < question.seats; i++) line.card[before->number][i] = table.played[i];
        line.tricks++;
    }
}

static void certify(Answer *answer) {
    const Level *end = &levels[line.tricks];
    share(end->done_by, answer->owner);
    answer->token_plan = lowest(end->token_plans);
    play_out();
    answer->tricks = line.tricks;
    for (int i = 0; i < line.tricks; i++) {
        answer->winner[i] = levels[i + 1].leader;
        for (int j = 0; j < question.seats; j++) answer->card[i][j] = line.card[i][j];
    }
}

EXPORT(solve) void solve(int count, u32 budget, u32 skills, u32 seed) {
    const i32 *next = questions;
    for (int i = 0; i < count; i++, next += *next) {
        Answer *answer = &answers[i];
        answer->tricks = 0;
        answer->verdict = TOO_LARGE;
        answer->steps = 0;
        if (!read_question(next)) continue;
        answer->slots = question.slots;
        forget_lost();
        answer->verdict = decide(budget, skills, seed);
        answer->steps = steps;
        if (answer->verdict == SOLVABLE) certify(answer);
    }
}

/* Draw worlds from what a seat knows; says how many, 0 if nothing fits. */
EXPORT(draw_worlds) int draw_the_worlds(u32 seed_low, u32 seed_high) {
    return draw_worlds(questions, (u64)seed_high << 32 | seed_low);
}

/* Ask for every candidate in every world; false if a question is too large. */
EXPORT(weigh) int weigh_candidates(u32 budget, u32 skills, u32 seed) { return weigh(questions, budget, skills, seed); }
