/* A heap with the most active variable on top. */
#include "clauses/eager.h"

double activity[MAX_VARIABLES], activity_step;
int heap[MAX_VARIABLES], heap_size, heap_place[MAX_VARIABLES];

static void heap_swap(int a, int b) {
    int variable = heap[a];
    heap[a] = heap[b], heap[b] = variable;
    heap_place[heap[a]] = a, heap_place[heap[b]] = b;
}

void heap_up(int place) {
    while (place && activity[heap[place]] > activity[heap[(place - 1) / 2]]) {
        heap_swap(place, (place - 1) / 2);
        place = (place - 1) / 2;
    }
}

static void heap_down(int place) {
    for (;;) {
        int child = 2 * place + 1;
        if (child >= heap_size) return;
        if (child + 1 < heap_size && activity[heap[child + 1]] > activity[heap[child]]) child++;
        if (activity[heap[child]] <= activity[heap[place]]) return;
        heap_swap(place, child);
        place = child;
    }
}

int heap_pop(void) {
    int variable = heap[0];
    heap_swap(0, --heap_size);
    heap_place[variable] = -1;
    heap_down(0);
    return variable;
}

void bump(int variable, int variables) {
    activity[variable] += activity_step;
    if (activity[variable] > 1e100) {
        for (int i = 0; i < variables; i++) activity[i] *= 1e-100;
        activity_step *= 1e-100;
    }
    if (heap_place[variable] >= 0) heap_up(heap_place[variable]);
}
