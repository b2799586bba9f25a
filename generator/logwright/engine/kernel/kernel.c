/* The exported functions. Questions are written to `questions`, answers are read from `answers`. */
#include "search/lost.h"
#include "portfolio.h"
#include "share.h"
#include "search/trick.h"
#include "crews/race.h"

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
EXPORT(standing_area) Standing *standing_area(void) { return standings; }
EXPORT(standing_size) int standing_size(void) { return sizeof(Standing); }
EXPORT(max_candidates) int max_candidates(void) { return MAX_CANDIDATES; }
EXPORT(max_chances) int max_chances(void) { return MAX_CHANCES; }

/* The line ends when everything is met; play on with any legal cards so that the certificate has every trick. */
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

static const i32 *end_of(int words) { return questions + most(0, least(words, QUESTION_WORDS)); }

static void answer_one(Answer *answer, const i32 *next, const i32 *end, u32 budget, u32 skills, u32 seed) {
    answer->steps = 0;
    answer->tricks = answer->slots = answer->token_plan = 0;
    int trouble = read_question(next, end);
    if (!trouble && !hands_make_sense()) trouble = SENSELESS;
    answer->verdict = trouble == TOO_MUCH ? TOO_LARGE : NO_QUESTION;
    if (trouble) return;
    answer->slots = question.slots;
    forget_lost();
    answer->verdict = decide(budget, skills, seed);
    answer->steps = steps;
    if (answer->verdict == SOLVABLE) certify(answer);
}

/* Answer so many questions, in so many words; returns how many were answered. */
EXPORT(solve) int solve(int words, int count, u32 budget, u32 skills, u32 seed) {
    const i32 *next = questions, *end = end_of(words);
    int done = 0;
    for (; done < least(count, MAX_ANSWERS) && next < end && *next > 0 && *next <= end - next; next += *next)
        answer_one(&answers[done++], next, end, budget, skills, seed);
    return done;
}

/* Draw worlds from what a seat knows; returns how many, or an error as a negative number. */
EXPORT(draw_worlds) int draw_the_worlds(int words, u32 seed_low, u32 seed_high) {
    return draw_worlds(questions, end_of(words), (u64)seed_high << 32 | seed_low);
}

/* Evaluate every candidate in every world; returns an error, if any. */
EXPORT(weigh) int weigh_candidates(int words, u32 budget, u32 skills, u32 seed) {
    return weigh(questions, end_of(words), budget, skills, seed);
}

/* Draw worlds and compare the candidates in as many of them as it takes; returns an error, if any. */
EXPORT(race) int race_candidates(int words, u32 budget, u32 skills, u32 seed_low, u32 seed_high) {
    return race(questions, end_of(words), budget, skills, (u64)seed_high << 32 | seed_low);
}
