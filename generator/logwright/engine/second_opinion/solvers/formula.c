/* Solves any formula of clauses with the kernel's solver: the second opinion where no other solver is installed. */
#include "clauses/clauses.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { WORDS = 1 << 20, LONGEST = 1 << 14, NOTED = 1 << 22 };

static i32 words[WORDS];
static i32 notes[NOTED]; /* learnt clauses: length, then literals */
static int noted;        /* -1: they did not all fit */

EXPORT(area) i32 *area(void) { return words; }
EXPORT(room) int room(void) { return WORDS; }

/* Reads a number of words: the number of variables, then clauses as length and literals, negative for negations.
 * Returns whether everything fits. */
EXPORT(begin) int begin(int count_of_words) {
    static Literal clause[LONGEST];
    if (count_of_words < 1 || count_of_words > WORDS) return 0;
    const i32 *next = words, *end = words + count_of_words;
    int questions = *next++;
    sat_begin();
    noted = 0;
    for (int i = 0; i < questions && sat_fits(); i++) new_literal();
    while (next < end && sat_fits()) {
        int count = *next++;
        if (count < 0 || count > LONGEST || count > end - next) return 0;
        for (int i = 0; i < count; i++) {
            i32 literal = *next++;
            if (!literal || literal > questions || literal < -questions) return 0;
            clause[i] = literal > 0 ? 2 * literal : 1 - 2 * literal;
        }
        add_clause(clause, count);
    }
    return sat_fits();
}

static i32 as_number(Literal literal) { return literal & 1 ? -(i32)(literal >> 1) : (i32)(literal >> 1); }

void note_learnt(const Literal *literals, int count) {
    if (noted < 0) return;
    if (noted + count + 1 > NOTED) {
        noted = -1;
        return;
    }
    notes[noted++] = count;
    for (int i = 0; i < count; i++) notes[noted++] = as_number(literals[i]);
}

EXPORT(learnt_notes) i32 *learnt_notes(void) { return notes; }
EXPORT(learnt_words) int learnt_words(void) { return noted; }

EXPORT(search) int search(u32 steps) { return sat_search(steps); }
EXPORT(conflicts) u32 conflicts(void) { return sat_conflicts; }

/* Writes for each variable of a satisfied formula whether it is true. */
EXPORT(write_answers) void write_answers(void) {
    for (int i = 1; i < sat_variables(); i++) words[i] = sat_value(2 * i);
}
