/* What happens in the air: turns/movement.py, collision.py, accelerator.py, boost.py, transfer.py. */
#include "race.h"

static void flight(State *state, const Task *task) {
    if (!task->left) return;
    int saucer = task->saucer, here = state->saucer[saucer].space, there = toward(here, task->direction);
    if (here == OFF) {
        state->in_trouble = 1;
        return;
    }
    int cell = state->cell[there];
    if (cell == NO_TILE) {
        crash(state, saucer);
        return;
    }
    int hit = occupant(state, there), was_empty = is_empty(state, there);
    Task rest = *task;
    rest.left--;
    if (cell == ACCELERATOR) {
        then(state, TASK(ACCELERATED, saucer, task->direction, task->pushed, .distance = task->distance));
    } else if (hit == NOBODY) {
        if (was_empty && !task->pushed && cell >= FIRST_SITE) rest.kind = OFFER_WASTE_ACCELERATOR;
        then(state, rest);
    }
    if (hit != NOBODY) {
        Task collision = rest;
        collision.kind = COLLISION;
        collision.other = hit;
        then(state, collision);
    }
    if (game.two_saucers_each) then(state, TASK(TRANSFER, saucer));
    state->saucer[saucer].space = there;
    pick_up(state, saucer, there);
}

static int push_distance(int distance, int left) {
    if (game.rules.full_push) return distance;
    if (left) return left;
    return game.rules.full_last_push ? distance : 1;
}

static void collision(State *state, const Task *task) {
    int distance = push_distance(task->distance, task->left), hit = task->other;
    Task push = TASK(PUSHED, hit, task->direction, .distance = distance);
    if (task->pushed) {
        then(state, push);
        return;
    }
    Turn *turn = &state->turn;
    int known = 0;
    for EACH (i, turn->hits) known |= turn->hit[i] == hit;
    if (!known) turn->hit[turn->hits++] = hit;
    offer(state, push);
    if (find(state, task->saucer, ON_COLLISION, CRASH_HIT_SAUCER) != NOBODY) offer(state, TASK(BLAST, hit));
    ask(state, task->saucer, OTHER);
}

static void siphon(State *state) {
    int active = state->turn.saucer, card = find(state, active, ON_PUSH, GAIN);
    if (card == NOBODY) return;
    state->turn.used |= 1u << card;
    gain(state, active, game.upgrade[card].boosters, game.upgrade[card].energy);
}

static void push(State *state, const Task *task) {
    siphon(state);
    then(state, TASK(FLIGHT, task->saucer, task->direction, 1, .distance = task->distance, .left = task->distance));
}

static void accelerated(State *state, const Task *task) {
    Task launch = *task;
    launch.kind = LAUNCH;
    if (task->pushed) {
        then(state, launch);
        return;
    }
    for (launch.direction = 0; launch.direction < DIRECTIONS; launch.direction++) offer(state, launch);
    int regulator = find(state, task->saucer, DURING_MOVE, CHOOSE_DISTANCE);
    if (regulator != NOBODY) {
        const Upgrade *card = &game.upgrade[regulator];
        for EACH (direction, DIRECTIONS) {
            for (int distance = card->shortest; distance <= card->longest; distance++) {
                if (distance != task->distance)
                    offer(state, TASK(LAUNCH, task->saucer, direction, .distance = distance));
            }
        }
    }
    ask(state, task->saucer, OTHER);
}

static void launch(State *state, const Task *task) {
    if (!task->pushed) state->turn.launches++;
    Task flight = *task;
    flight.kind = FLIGHT;
    flight.left = flight.distance;
    then(state, flight);
}

static void offer_waste_accelerator(State *state, const Task *task) {
    Task flight = *task;
    flight.kind = FLIGHT;
    int waste = find(state, task->saucer, DURING_MOVE, ACCELERATE);
    if (waste == NOBODY) {
        then(state, flight);
        return;
    }
    offer(state, flight);
    offer_two(state, TASK(SPEND_UPGRADE, task->saucer, .card = waste),
              TASK(ACCELERATED, task->saucer, task->direction, .distance = task->distance));
    ask(state, task->saucer, OTHER);
}

static void offer_boost(State *state, const Task *task) {
    const Saucer *saucer = &state->saucer[task->saucer];
    const Turn *turn = &state->turn;
    if (saucer->space == OFF || !saucer->boosters || (game.rules.one_boost && turn->boosts)) return;
    int amplifier = find(state, task->saucer, ON_BOOST, CHOOSE_DISTANCE);
    offer_nothing(state);
    for EACH (direction, DIRECTIONS) {
        Task boost = TASK(BOOST, task->saucer, direction, .distance = turn->distance);
        if (turn->distance) offer_two(state, boost, *task);
        if (amplifier == NOBODY) continue;
        for (int distance = game.upgrade[amplifier].shortest; distance <= game.upgrade[amplifier].longest; distance++) {
            boost.distance = distance;
            if (distance != turn->distance) offer_two(state, boost, *task);
        }
    }
    ask(state, task->saucer, OTHER);
}

static void boost(State *state, const Task *task) {
    state->saucer[task->saucer].boosters--;
    state->turn.boosts++;
    Task flight = *task;
    flight.kind = FLIGHT;
    flight.left = flight.distance;
    then(state, flight);
}

static void crew_exchange(State *state, const Task *task) {
    int space = state->lying[task->other].space;
    leave(&state->saucer[task->saucer], task->member);
    take_from_board(state, task->saucer, task->other);
    state->lying[state->lies++] = (Lying){space, task->member};
    check_victory(state, state->saucer[task->saucer].player);
}

static void offer_crossing(State *state, const Task *task, int giver, int receiver) {
    const Saucer *from = &state->saucer[giver];
    for EACH (i, from->members) {
        if (from->crew[i] / MAX_TYPES == state->saucer[receiver].colour)
            offer_two(state, TASK(CROSS, giver, .other = receiver, .member = from->crew[i]), *task);
    }
}

static void transfer(State *state, const Task *task) {
    const Saucer *own = &state->saucer[task->saucer];
    offer_nothing(state);
    for EACH (sister, game.saucers) {
        const Saucer *other = &state->saucer[sister];
        if (sister == task->saucer || other->player != own->player || own->space == OFF || other->space == OFF) continue;
        if (distance_to(own->space, other->space) != 1) continue;
        offer_crossing(state, task, task->saucer, sister);
        offer_crossing(state, task, sister, task->saucer);
    }
    ask(state, task->saucer, OTHER);
}

void perform_flight(State *state, const Task *task) {
    switch (task->kind) {
    case FLIGHT: flight(state, task); break;
    case COLLISION: collision(state, task); break;
    case PUSHED: push(state, task); break;
    case BLAST: crash(state, task->saucer); break;
    case ACCELERATED: accelerated(state, task); break;
    case LAUNCH: launch(state, task); break;
    case OFFER_WASTE_ACCELERATOR: offer_waste_accelerator(state, task); break;
    case OFFER_BOOST: offer_boost(state, task); break;
    case BOOST: boost(state, task); break;
    case CREW_EXCHANGE: crew_exchange(state, task); break;
    case TRANSFER: transfer(state, task); break;
    case CROSS: hand_over(state, task->saucer, task->other, task->member); break;
    }
}
