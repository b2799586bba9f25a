/* Feeds the kernel from outside, as a native program under sanitizers: every request of a file, or whatever a fuzzer
 * thinks of. What is read or written beyond a table stops it.
 *
 * A request is a list of numbers: what is asked (see below), the budget, the seed, the skills, how many worlds follow and
 * the worlds as the kernel keeps them, and then what is written to the kernel's area. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SOLVE, DRAW, WEIGH, RACE, KINDS, HEAD = 5, SKILLS = 32 };
enum { LARGEST = 1 << 22, SMALL_BUDGET = 1 << 12 };

int32_t *question_area(void);
int question_words(void);
unsigned char *answer_area(void);
int answer_size(void);
unsigned char *world_area(void);
int world_size(void);
int max_worlds(void);
uint32_t *chance_area(void);
int max_chances(void);
int solve(int words, int count, uint32_t budget, uint32_t skills, uint32_t seed);
int draw_the_worlds(int words, uint32_t seed_low, uint32_t seed_high);
int weigh_candidates(int words, uint32_t budget, uint32_t skills, uint32_t seed);
int race_candidates(int words, uint32_t budget, uint32_t skills, uint32_t seed_low, uint32_t seed_high);

static void say_answers(FILE *out, int count) {
    for (int i = 0; i < count; i++) {
        const unsigned char *answer = answer_area() + i * answer_size();
        uint64_t steps;
        memcpy(&steps, answer, sizeof steps);
        fprintf(out, "%d %llu\n", answer[sizeof steps], (unsigned long long)steps);
    }
}

/* One request; `out` may be null. */
static void handle(const int32_t *words, int count, FILE *out) {
    if (count < HEAD) return;
    int kind = (uint32_t)words[0] % KINDS, worlds = (uint32_t)words[4] % (max_worlds() + 1);
    uint32_t budget = words[1], seed = words[2], skills = (uint32_t)words[3] % SKILLS;
    words += HEAD, count -= HEAD;
    int world_words = worlds * world_size() / 4;
    if (world_words > count || count - world_words > question_words()) return;
    memcpy(world_area(), words, (size_t)world_words * 4);
    words += world_words, count -= world_words;
    /* Nothing of an earlier request stands behind this one. */
    memset(question_area(), 0x7f, (size_t)(count + 64 < question_words() ? count + 64 : question_words()) * 4);
    memcpy(question_area(), words, (size_t)count * 4);
    int said = 0;
    if (kind == SOLVE) said = solve(count, 1 << 30, budget, skills, seed);
    if (kind == DRAW) said = draw_the_worlds(count, seed, budget);
    if (kind == WEIGH) said = weigh_candidates(count, budget, skills, seed);
    if (kind == RACE) said = race_candidates(count, budget, skills, seed, 0);
    if (!out) return;
    fprintf(out, "%d\n", said);
    if (kind == SOLVE) say_answers(out, said);
}

#ifdef FUZZER

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static int32_t words[LARGEST / 4];
    if (size > LARGEST) return 0;
    memcpy(words, data, size);
    /* A question that nobody can answer quickly tells nothing more. */
    words[1] = words[0] % KINDS == DRAW ? words[1] : (uint32_t)words[1] % SMALL_BUDGET;
    handle(words, size / 4, NULL);
    return 0;
}

#else

/* Reads requests, each after its number of words, and prints what came of them. */
int main(void) {
    static int32_t words[LARGEST / 4];
    int32_t count;
    while (fread(&count, sizeof count, 1, stdin) == 1) {
        if (count < 0 || count > LARGEST / 4 || fread(words, 4, count, stdin) != (size_t)count) return 2;
        handle(words, count, stdout);
    }
    return 0;
}

#endif
