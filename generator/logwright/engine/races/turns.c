/* Rounds and turns up to the flight: turns/planning.py, turn.py, round.py. */
#include "race.h"

static void begin_round(State *state) {
    state->round++;
    state->waits = state->acts = state->moved = state->patrol = state->has_turn = 0;
    then(state, TASK(NEXT_TURN, 0));
    then(state, TASK(ROLL_ROTATION, 0));
    for (int saucer = game.saucers - 1; saucer >= 0; saucer--) then(state, TASK(CHOOSE_CARD, saucer));
}

static void choose_card(State *state, const Task *task) {
    for EACH (card, game.cards) {
        for EACH (direction, DIRECTIONS) offer(state, TASK(LAY_CARD, task->saucer, direction, .card = card));
    }
    ask(state, task->saucer, PLAN);
}

static void lay_card(State *state, const Task *task) {
    state->plan_card[task->saucer] = task->card;
    state->plan_direction[task->saucer] = task->direction;
}

static int player_after(const State *state, int clockwise, int turns) {
    return (state->probe + (clockwise ? turns : game.players - turns)) % game.players;
}

static void hand_out_patrol_tokens(State *state) {
    state->patrol = 0;
    for (int i = state->waits - game.patrol_tokens; i < state->waits; i++) {
        if (i < 0) continue;
        for EACH (saucer, game.saucers)
            if (state->saucer[saucer].player == state->waiting[i]) state->patrol |= 1 << saucer;
    }
}

static void roll_rotation(State *state) {
    if (game.two_saucers_each) {
        state->waits = 4;
        for EACH (i, 4) state->waiting[i] = i % 2 ? 1 - state->probe : state->probe;
        return;
    }
    int clockwise = roll(&state->dice, 2) == 1;
    state->waits = game.players;
    for EACH (turn, game.players) state->waiting[turn] = player_after(state, clockwise, turn);
    hand_out_patrol_tokens(state);
}

static void next_turn(State *state) {
    if (!state->waits) {
        then(state, TASK(END_ROUND, 0));
        return;
    }
    int player = state->waiting[0], first = NOBODY;
    state->waits--;
    for EACH (i, state->waits) state->waiting[i] = state->waiting[i + 1];
    state->has_turn = 0;
    for EACH (saucer, game.saucers) {
        if (state->saucer[saucer].player != player || state->moved >> saucer & 1) continue;
        if (first == NOBODY) first = saucer;
        offer(state, TASK(TAKE_TURN, saucer));
    }
    ask(state, first, OTHER);
}

static void take_turn(State *state, const Task *task) {
    int saucer = task->saucer, lost = state->saucer[saucer].space == OFF;
    state->has_turn = 1;
    state->turn = (Turn){.saucer = saucer, .free_direction = lost};
    state->moved |= 1 << saucer;
    state->turns++;
    then(state, TASK(END_TURN, saucer));
    then(state, TASK(OFFER_UPGRADE, saucer));
    then(state, TASK(USE_END_UPGRADES, saucer, .card = NO_CARD));
    then(state, TASK(REPLACE_CREW, 0));
    then(state, TASK(SETTLE_CRASHES, 0));
    then(state, TASK(OFFER_BOOST, saucer));
    then(state, TASK(REVEAL, saucer));
    then(state, TASK(USE_START_UPGRADES, saucer, .card = NO_CARD));
    if (lost) then(state, TASK(PLACE_SAUCER, saucer));
}

static void reveal(State *state, const Task *task) {
    int saucer = task->saucer, free = state->turn.free_direction || state->patrol >> saucer & 1;
    if (free || find(state, saucer, ON_REVEAL, CHOOSE) != NOBODY) {
        for EACH (direction, DIRECTIONS) offer(state, TASK(STEER, saucer, direction));
    } else offer(state, TASK(STEER, saucer, state->plan_direction[saucer]));
    ask(state, saucer, OTHER);
}

static void steer(State *state, const Task *task) {
    const Card *card = &game.card[state->plan_card[task->saucer]];
    gain(state, task->saucer, card->gain == BOOSTER, card->gain == ENERGY);
    for EACH (i, card->count) {
        offer(state, TASK(SET_OFF, task->saucer, task->direction, .card = NO_CARD, .distance = card->distances[i]));
    }
    int drive = find(state, task->saucer, DURING_MOVE, MULTIPLY_DISTANCE);
    for EACH (i, drive == NOBODY ? 0 : card->count) {
        int far = card->distances[i];
        if (far) offer(state, TASK(SET_OFF, task->saucer, task->direction, .card = drive, .distance = far));
    }
    ask(state, task->saucer, OTHER);
}

static void set_off(State *state, const Task *task) {
    int distance = task->distance;
    if (task->card != NO_CARD) {
        distance *= game.upgrade[task->card].factor;
        state->turn.used |= 1u << task->card;
    }
    state->turn.distance = distance;
    then(state, TASK(FLIGHT, task->saucer, task->direction, .distance = distance, .left = distance));
}

static void end_turn(State *state, const Task *task) {
    state->acted[state->acts++] = state->saucer[task->saucer].player;
    state->patrol &= ~(1 << task->saucer);
    state->has_turn = 0;
    then(state, TASK(NEXT_TURN, 0));
    if (state->acts > 1) return;
    for EACH (owner, game.saucers) {
        if (find(state, owner, AFTER_FIRST_TURN, CHOOSE) == NOBODY) continue;
        offer_nothing(state);
        offer(state, TASK(SET_TURN_ORDER, owner, .other = 1));
        offer(state, TASK(SET_TURN_ORDER, owner, .other = 0));
        ask(state, owner, OTHER);
        return;
    }
}

static void set_turn_order(State *state, const Task *task) {
    int changed = state->waits != game.players - 1;
    for EACH (i, game.players - 1) {
        int player = player_after(state, task->other, i + 1);
        changed |= state->waiting[i] != player;
        state->waiting[i] = player;
    }
    state->waits = game.players - 1;
    if (changed) hand_out_patrol_tokens(state);
}

static void end_round(State *state) {
    state->has_turn = 0;
    then(state, TASK(BEGIN_ROUND, 0));
    then(state, TASK(PASS_PROBE, 0));
    for (int seat = game.players - 1; seat >= 0; seat--) {
        int player = (state->probe + seat) % game.players;
        for (int i = game.saucers - 1; i >= 0; i--) {
            const Saucer *saucer = &state->saucer[i];
            if (saucer->player == player && saucer->space == OFF) then(state, TASK(PLACE_SAUCER, i));
        }
    }
}

static void pass_probe(State *state) {
    int fewest = MAX_MEMBERS + 1;
    for EACH (player, game.players) {
        int count = stationed(state, player);
        if (count < fewest) fewest = count;
    }
    for EACH (i, state->acts) if (stationed(state, state->acted[i]) == fewest) state->probe = state->acted[i];
}

void perform_turn(State *state, const Task *task) {
    switch (task->kind) {
    case BEGIN_ROUND: begin_round(state); break;
    case CHOOSE_CARD: choose_card(state, task); break;
    case LAY_CARD: lay_card(state, task); break;
    case ROLL_ROTATION: roll_rotation(state); break;
    case NEXT_TURN: next_turn(state); break;
    case TAKE_TURN: take_turn(state, task); break;
    case REVEAL: reveal(state, task); break;
    case STEER: steer(state, task); break;
    case SET_OFF: set_off(state, task); break;
    case END_TURN: end_turn(state, task); break;
    case SET_TURN_ORDER: set_turn_order(state, task); break;
    case END_ROUND: end_round(state); break;
    case PASS_PROBE: pass_probe(state); break;
    }
}
