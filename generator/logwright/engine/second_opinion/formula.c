/* Any formula of clauses, put to the kernel's solver: the second opinion of places where no other solver is at hand. */
#include "../kernel/sat.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum { WORDS = 1 << 20, LONGEST = 1 << 14 };

static i32 words[WORDS];

EXPORT(area) i32 *area(void) { return words; }
EXPORT(room) int room(void) { return WORDS; }

/* Reads how many questions there are, and clauses: how long, then literals, negative for "no". A length of 0 ends them.
 * Returns whether there was room for everything. */
EXPORT(begin) int begin(void) {
    static Literal clause[LONGEST];
    const i32 *next = words;
    sat_begin();
    for (int i = *next++; i; i--) new_literal();
    if (!sat_fits()) return 0;
    for (int count; (count = *next++); next += count) {
        if (count > LONGEST) return 0;
        for (int i = 0; i < count; i++) clause[i] = next[i] > 0 ? 2 * next[i] : 1 - 2 * next[i];
        add_clause(clause, count);
    }
    return sat_fits();
}

EXPORT(search) int search(u32 steps) { return sat_search(steps); }
EXPORT(conflicts) u32 conflicts(void) { return sat_conflicts; }

/* Writes for each question of a formula that was satisfied whether its answer is yes. */
EXPORT(write_answers) void write_answers(int count) {
    for (int i = 1; i <= count; i++) words[i] = sat_value(2 * i);
}
