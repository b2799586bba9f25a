/* The order in which variables are decided: the most active first. */
#ifndef EAGER_H
#define EAGER_H

#include "cards.h"

enum { MAX_VARIABLES = 1 << 14 };

extern double activity[MAX_VARIABLES], activity_step;
extern int heap[MAX_VARIABLES], heap_size, heap_place[MAX_VARIABLES];

void heap_up(int place);
int heap_pop(void);
void bump(int variable, int variables);

static inline void heap_insert(int variable) {
    if (heap_place[variable] >= 0) return;
    heap[heap_size] = variable;
    heap_place[variable] = heap_size;
    heap_up(heap_size++);
}

#endif
