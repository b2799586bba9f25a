/* Upgrades used at the start or the end of a turn: upgrades/. */
#include "race.h"

static int is_in_reach(const State *state, int reach, int here, int there) {
    switch (reach) {
    case NEIGHBOUR: return distance_to(here, there) == 1;
    case LINE: return direction_to(here, there) != NOBODY;
    case CRASH_SITE: return is_site(state, there);
    default: return 1;
    }
}

/* An option to use a card: it is spent, the deed is done, at the end of a turn crashes and crew are settled, and the
 * same is asked again. */
static void offer_deed(State *state, const Task *again, int card, Task deed) {
    Option *option = new_option(state);
    option->tasks[option->count++] = TASK(SPEND_UPGRADE, again->saucer, .card = card);
    option->tasks[option->count++] = deed;
    if (again->kind == USE_END_UPGRADES) {
        option->tasks[option->count++] = TASK(SETTLE_CRASHES, 0);
        option->tasks[option->count++] = TASK(REPLACE_CREW, 0);
    }
    option->tasks[option->count++] = *again;
}

static void offer_relocations(State *state, const Task *again, int card) {
    int here = state->saucer[again->saucer].space;
    const Upgrade *upgrade = &game.upgrade[card];
    if (here == OFF || (upgrade->unless_crew_gained && state->turn.crew_gained)) return;
    for EACH (tile, game.tiles) {
        for EACH (row, game.tile_height[tile]) {
            for EACH (column, game.tile_width[tile]) {
                int space = (game.tile_row[tile] + row) * SIDE + game.tile_column[tile] + column;
                if (space != here && is_in_reach(state, upgrade->reach, here, space) && is_empty(state, space))
                    offer_deed(state, again, card, TASK(DO_RELOCATE, again->saucer, .space = space));
            }
        }
    }
}

static void offer_rotations(State *state, const Task *again, int card) {
    for EACH (tile, game.tiles) {
        int height = game.tile_height[tile], width = game.tile_width[tile];
        if (height == 1 && width == 1) continue;
        for (int turns = 1; turns <= 3; turns++) {
            if (height == width || turns == 2)
                offer_deed(state, again, card, TASK(DO_ROTATE_TILE, .other = tile, .distance = turns));
        }
    }
}

static void offer_crew_exchanges(State *state, const Task *again, int card) {
    const Saucer *own = &state->saucer[again->saucer];
    for EACH (index, game.saucers) {
        const Saucer *other = &state->saucer[index];
        if (index == again->saucer) continue;
        for EACH (i, other->members) {
            int wanted = other->crew[i];
            if (wanted / MAX_TYPES != own->colour) continue;
            for EACH (k, own->members) {
                int offered = own->crew[k];
                if (offered % MAX_TYPES == wanted % MAX_TYPES)
                    offer_deed(state, again, card,
                               TASK(DO_EXCHANGE_CREW, again->saucer, .other = index, .wanted = wanted, .member = offered));
            }
        }
    }
}

static void offer_with_others(State *state, const Task *again, int card) {
    int here = state->saucer[again->saucer].space;
    const Upgrade *upgrade = &game.upgrade[card];
    for EACH (other, game.saucers) {
        int there = state->saucer[other].space;
        if (there == OFF || other == again->saucer) continue;
        int direction = direction_to(here, there);
        if (upgrade->deed == SWAP_PLACES)
            offer_deed(state, again, card, TASK(DO_SWAP_PLACES, again->saucer, .other = other));
        else if (direction != NOBODY)
            offer_deed(state, again, card, TASK(PUSHED, other, direction, .distance = upgrade->distance));
    }
}

static void offer_crew(State *state, const Task *again, int card) {
    int here = state->saucer[again->saucer].space;
    for EACH (i, state->lies) {
        int there = state->lying[i].space;
        if (direction_to(here, there) != NOBODY && distance_to(here, there) <= game.upgrade[card].distance)
            offer_deed(state, again, card, TASK(DO_TAKE_CREW, again->saucer, .space = there));
    }
}

static void offer_moves(State *state, const Task *again, int card) {
    int far = game.upgrade[card].distance;
    for EACH (direction, DIRECTIONS)
        offer_deed(state, again, card, TASK(FLIGHT, again->saucer, direction, .distance = far, .left = far));
}

static void use_upgrades(State *state, const Task *task, int timing) {
    const Saucer *saucer = &state->saucer[task->saucer];
    offer_nothing(state);
    for EACH (i, saucer->upgrades) {
        int card = saucer->upgrade[i], deed = game.upgrade[card].deed;
        if (!is_usable(state, task->saucer, card, timing)) continue;
        if (task->card != NO_CARD && task->card != card) continue;
        if (deed == ROTATE_TILE) offer_rotations(state, task, card);
        else if (deed == EXCHANGE_CREW) offer_crew_exchanges(state, task, card);
        else if (saucer->space == OFF) continue;
        else if (deed == RELOCATE) offer_relocations(state, task, card);
        else if (deed == SWAP_PLACES || deed == PUSH) offer_with_others(state, task, card);
        else if (deed == TAKE_CREW) offer_crew(state, task, card);
        else if (deed == LEAVE_BOARD) offer_deed(state, task, card, TASK(DO_LEAVE_BOARD, task->saucer));
        else if (deed == MOVE) offer_moves(state, task, card);
        else state->in_trouble = 1;
    }
    ask(state, task->saucer, OTHER);
}

static void swap_places(State *state, const Task *task) {
    u16 here = state->saucer[task->saucer].space;
    state->saucer[task->saucer].space = state->saucer[task->other].space;
    state->saucer[task->other].space = here;
}

static void exchange_crew(State *state, const Task *task) {
    hand_over(state, task->other, task->saucer, task->wanted);
    hand_over(state, task->saucer, task->other, task->member);
}

/* Where a piece ends up when the tile below it is turned; pieces elsewhere stay. */
static int carried(int tile, int turns, int space) {
    int row = space / SIDE - game.tile_row[tile], column = space % SIDE - game.tile_column[tile];
    int height = game.tile_height[tile], width = game.tile_width[tile];
    if (row < 0 || column < 0 || row >= height || column >= width) return space;
    for EACH (turn, turns) {
        int across = height - 1 - row;
        row = column;
        column = across;
        height ^= width, width ^= height, height ^= width;
    }
    return (game.tile_row[tile] + row) * SIDE + game.tile_column[tile] + column;
}

static void rotate_tile(State *state, const Task *task) {
    int tile = task->other, turns = task->distance;
    for EACH (i, game.saucers) {
        Saucer *saucer = &state->saucer[i];
        if (saucer->space != OFF) saucer->space = carried(tile, turns, saucer->space);
    }
    for EACH (i, state->lies) state->lying[i].space = carried(tile, turns, state->lying[i].space);
    for EACH (i, game.sites) state->site[i] = carried(tile, turns, state->site[i]);
    u8 before[SPACES];
    for EACH (space, SPACES) before[space] = state->cell[space];
    for EACH (space, SPACES) if (before[space] != NO_TILE) state->cell[carried(tile, turns, space)] = before[space];
}

void perform_deed(State *state, const Task *task) {
    switch (task->kind) {
    case USE_START_UPGRADES: use_upgrades(state, task, TURN_START); break;
    case USE_END_UPGRADES: use_upgrades(state, task, TURN_END); break;
    case SPEND_UPGRADE: state->turn.used |= 1u << task->card; break;
    case DO_RELOCATE:
        state->saucer[task->saucer].space = task->space;
        if (game.two_saucers_each) then(state, TASK(TRANSFER, task->saucer));
        break;
    case DO_SWAP_PLACES: swap_places(state, task); break;
    case DO_TAKE_CREW: pick_up(state, task->saucer, task->space); break;
    case DO_LEAVE_BOARD: state->saucer[task->saucer].space = OFF; break;
    case DO_EXCHANGE_CREW: exchange_crew(state, task); break;
    case DO_ROTATE_TILE: rotate_tile(state, task); break;
    }
}
