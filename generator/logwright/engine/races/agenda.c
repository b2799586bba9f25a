/* What comes next: games/game.py and State.then, State.ask. */
#include "race.h"

void then(State *state, Task task) {
    if (state->tasks < MAX_TASKS) state->agenda[state->tasks++] = task;
    else state->in_trouble = 1;
}

Option *new_option(State *state) {
    Decision *decision = state->decision;
    if (decision->count == MAX_OPTIONS) {
        state->in_trouble = 1;
        decision->count--;
    }
    Option *option = &decision->options[decision->count++];
    option->count = 0;
    return option;
}

void offer_nothing(State *state) { new_option(state); }

void offer(State *state, Task task) {
    Option *option = new_option(state);
    option->tasks[option->count++] = task;
}

void offer_two(State *state, Task task, Task after) {
    Option *option = new_option(state);
    option->tasks[option->count++] = task;
    option->tasks[option->count++] = after;
}

void take(State *state, const Option *option) {
    for (int i = option->count - 1; i >= 0; i--) then(state, option->tasks[i]);
    state->decision->count = 0;
}

/* Asks what has been offered; a question with only one answer is skipped. */
void ask(State *state, int saucer, int question) {
    Decision *decision = state->decision;
    decision->player = state->saucer[saucer].player;
    decision->saucer = saucer;
    decision->question = question;
    if (decision->count == 1) take(state, &decision->options[0]);
}

/* Goes on to the next decision or the end of the game; in a look ahead no further than to the end of the turn. */
void advance(State *state, int this_turn_only) {
    while (state->tasks && !state->decision->count && !state->in_trouble) {
        Task task = state->agenda[state->tasks - 1];
        if (this_turn_only && (task.kind == END_TURN || task.kind == NEXT_TURN)) return;
        state->tasks--;
        if (task.kind <= CROSS) perform_flight(state, &task);
        else if (task.kind <= PASS_PROBE) perform_turn(state, &task);
        else if (task.kind <= KEEP_UPGRADE) perform_clean_up(state, &task);
        else perform_deed(state, &task);
    }
}
