/* Looking at a state, and changing pieces of it: pieces/, turns/boarding.py, turns/victory.py. */
#include "race.h"

u64 number_of(const Dice *dice) {
    u64 value = dice->seed * 0xD1342543DE82EF95u + (dice->rolled + 1) * 0x9E3779B97F4A7C15u;
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9u;
    value = (value ^ value >> 27) * 0x94D049BB133111EBu;
    return value ^ value >> 31;
}

int roll(Dice *dice, int sides) {
    int shown = (int)(number_of(dice) % (u64)sides) + 1;
    dice->rolled++;
    return shown;
}

void shuffle(Dice *dice, u8 *items, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = roll(dice, last + 1) - 1;
        u8 item = items[last];
        items[last] = items[other];
        items[other] = item;
    }
}

int occupant(const State *state, int space) {
    for EACH (saucer, game.saucers) if (state->saucer[saucer].space == space) return saucer;
    return NOBODY;
}

int crew_at(const State *state, int space) {
    for EACH (lying, state->lies) if (state->lying[lying].space == space) return lying;
    return NOBODY;
}

int is_empty(const State *state, int space) {
    return occupant(state, space) == NOBODY && crew_at(state, space) == NOBODY;
}

int is_site(const State *state, int space) { return state->cell[space] >= FIRST_SITE; }

int toward(int space, int direction) {
    static const int steps[DIRECTIONS] = {-SIDE, 1, SIDE, -1};
    return space + steps[direction];
}

int direction_to(int here, int there) {
    if (here == there) return NOBODY;
    if (here / SIDE == there / SIDE) return there > here ? RIGHT : LEFT;
    if (here % SIDE == there % SIDE) return there > here ? DOWN : UP;
    return NOBODY;
}

int distance_to(int here, int there) {
    int rows = here / SIDE - there / SIDE, columns = here % SIDE - there % SIDE;
    return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

/* The set of types; with `own_only` of those of the saucer's own colour. */
int types_aboard(const Saucer *saucer, int own_only) {
    int types = 0;
    for EACH (i, saucer->members) {
        int member = saucer->crew[i];
        if (!own_only || member / MAX_TYPES == saucer->colour) types |= 1 << member % MAX_TYPES;
    }
    return types;
}

int count_of_ones(u32 bits) {
    int count = 0;
    for (; bits; bits &= bits - 1) count++;
    return count;
}

int stationed(const State *state, int player) {
    int count = 0;
    for EACH (i, game.saucers) {
        const Saucer *saucer = &state->saucer[i];
        if (saucer->player == player) count += count_of_ones(types_aboard(saucer, 0));
    }
    return count;
}

int is_stealable(const Saucer *saucer, int member) { return member / MAX_TYPES != saucer->colour; }

int is_usable(const State *state, int saucer, int card, int timing) {
    if (game.upgrade[card].timing != timing) return 0;
    if (!state->has_turn || state->turn.saucer != saucer) return 1;
    u32 spent = state->turn.used | (timing == TURN_END ? 0 : state->turn.bought);
    return !(spent >> card & 1);
}

/* The first usable upgrade with this deed. */
int find(const State *state, int saucer, int timing, int deed) {
    const Saucer *owner = &state->saucer[saucer];
    for EACH (i, owner->upgrades) {
        int card = owner->upgrade[i];
        if (game.upgrade[card].deed == deed && is_usable(state, saucer, card, timing)) return card;
    }
    return NOBODY;
}

void gain(State *state, int saucer, int boosters, int energy) {
    state->saucer[saucer].boosters += boosters;
    state->saucer[saucer].energy += energy;
}

void leave(Saucer *saucer, int member) {
    int left = 0;
    for EACH (i, saucer->members) if (saucer->crew[i] != member) saucer->crew[left++] = saucer->crew[i];
    saucer->members = left;
}

void check_victory(State *state, int player) {
    if (state->winner != NOBODY) return;
    for EACH (i, game.saucers) {
        const Saucer *saucer = &state->saucer[i];
        int manned = count_of_ones(types_aboard(saucer, game.rules.own_crew_only));
        if (saucer->player == player && manned < game.stations) return;
    }
    state->winner = player;
    state->tasks = 0;
}

void hand_over(State *state, int giver, int receiver, int member) {
    Saucer *to = &state->saucer[receiver];
    leave(&state->saucer[giver], member);
    to->crew[to->members++] = member;
    check_victory(state, to->player);
}

void take_from_board(State *state, int saucer, int lying) {
    Saucer *to = &state->saucer[saucer];
    to->crew[to->members++] = state->lying[lying].member;
    state->lies--;
    for (int i = lying; i < state->lies; i++) state->lying[i] = state->lying[i + 1];
    state->pick_ups++;
}

void pick_up(State *state, int saucer, int space) {
    int lying = crew_at(state, space);
    if (lying == NOBODY) return;
    int member = state->lying[lying].member;
    take_from_board(state, saucer, lying);
    if (state->has_turn) {
        state->turn.picked_up++;
        state->turn.crew_gained |= state->turn.saucer == saucer;
    }
    check_victory(state, state->saucer[saucer].player);
    if (state->winner != NOBODY) return;
    if (find(state, saucer, ON_PICKUP, EXCHANGE_CREW) == NOBODY || !state->lies) return;
    offer_nothing(state);
    for EACH (other, state->lies) offer(state, TASK(CREW_EXCHANGE, saucer, .member = member, .other = other));
    ask(state, saucer, OTHER);
}

void crash(State *state, int saucer) {
    state->turn.crashed[state->turn.crashes++] = saucer;
    state->saucer[saucer].space = OFF;
}
