/* What follows a flight: turns/crash.py, placement.py, shop.py. */
#include "race.h"

static void settle_crashes(State *state) {
    Turn turn = state->turn;
    int player = state->saucer[turn.saucer].player;
    state->turn.crashes = state->turn.hits = 0;
    for (int i = turn.hits - 1; i >= 0 && game.rules.steal_on_hit; i--) {
        int has_crashed = state->saucer[turn.hit[i]].player == player;
        for EACH (c, turn.crashes) has_crashed |= turn.crashed[c] == turn.hit[i];
        if (!has_crashed) then(state, TASK(ROBBERY, turn.hit[i]));
    }
    for (int i = turn.crashes - 1; i >= 0; i--) {
        if (state->saucer[turn.crashed[i]].player != player) then(state, TASK(REWARD, turn.crashed[i]));
    }
    for (int i = turn.crashes - 1; i >= 0; i--) {
        if (state->saucer[turn.crashed[i]].player != player) continue;
        then(state, TASK(PENALTY, game.rules.crashed_pays ? turn.crashed[i] : turn.saucer));
    }
}

static void penalty(State *state, const Task *task) {
    const Saucer *payer = &state->saucer[task->saucer];
    int fewest = MAX_MEMBERS + 1;
    for EACH (player, game.players) {
        int count = stationed(state, player);
        if (player != payer->player && count < fewest) fewest = count;
    }
    for EACH (i, payer->members) {
        if (!is_stealable(payer, payer->crew[i])) continue;
        for EACH (player, game.players) {
            if (player != payer->player && stationed(state, player) == fewest)
                offer(state, TASK(GIVE, task->saucer, .other = player, .member = payer->crew[i]));
        }
    }
    ask(state, task->saucer, OTHER);
}

static void give(State *state, const Task *task) {
    int first = NOBODY;
    for EACH (receiver, game.saucers) {
        if (state->saucer[receiver].player != task->other) continue;
        if (first == NOBODY) first = receiver;
        offer(state, TASK(RECEIVE, task->saucer, .other = receiver, .member = task->member));
    }
    ask(state, first, OTHER);
}

static void offer_thefts(State *state, int thief, int victim) {
    const Saucer *robbed = &state->saucer[victim];
    if (stationed(state, robbed->player) < stationed(state, state->saucer[thief].player)) return;
    for EACH (i, robbed->members) {
        if (is_stealable(robbed, robbed->crew[i]))
            offer(state, TASK(STEAL, thief, .other = victim, .member = robbed->crew[i]));
    }
}

static void reward(State *state, const Task *task) {
    int thief = state->turn.saucer;
    offer(state, TASK(TAKE_ENERGY, thief));
    offer_thefts(state, thief, task->saucer);
    ask(state, thief, OTHER);
}

static void robbery(State *state, const Task *task) {
    offer_nothing(state);
    offer_thefts(state, state->turn.saucer, task->saucer);
    ask(state, state->turn.saucer, OTHER);
}

static void steal(State *state, const Task *task) {
    state->turn.crew_gained = 1;
    state->thefts++;
    hand_over(state, task->other, task->saucer, task->member);
}

static int has_free_site(const State *state) {
    for EACH (site, game.sites) if (is_empty(state, state->site[site])) return 1;
    return 0;
}

/* Only Python can say that there is no free site, and wait for a roll that never comes. */
static int roll_site(State *state) {
    int within_reach = 0, found = NOBODY, nearest = 0;
    for EACH (site, game.sites) {
        int number = game.site_number[site];
        int counts = !game.rules.reroll || (number >= 1 && number <= game.sides);
        within_reach |= counts && is_empty(state, state->site[site]);
    }
    if (!within_reach) {
        state->in_trouble = 1;
        return 0;
    }
    while (found == NOBODY) {
        int rolled = roll(&state->dice, game.sides);
        for EACH (site, game.sites) {
            if (!is_empty(state, state->site[site])) continue;
            int away = (game.site_number[site] - rolled) % game.sides;
            if (away < 0) away += game.sides;
            if (game.rules.reroll && game.site_number[site] != rolled) continue;
            if (found == NOBODY || away < nearest) found = site, nearest = away;
        }
    }
    return found;
}

static void replace_crew(State *state, const Task *task) {
    Turn *turn = &state->turn;
    if (!turn->picked_up) return;
    int waiting = 0;
    for EACH (queue, state->queues) waiting |= state->queued[queue];
    if (!waiting || !has_free_site(state)) {
        turn->picked_up = 0;
        return;
    }
    turn->picked_up--;
    for EACH (queue, state->queues) if (state->queued[queue]) offer_two(state, TASK(PLACE_CREW, .other = queue), *task);
    ask(state, turn->saucer, OTHER);
}

static void place_crew(State *state, const Task *task) {
    u8 *queue = state->queue[task->other], *queued = &state->queued[task->other];
    int member = queue[0];
    (*queued)--;
    for EACH (i, *queued) queue[i] = queue[i + 1];
    int site = roll_site(state);
    state->lying[state->lies++] = (Lying){state->site[site], member};
}

static void place_saucer(State *state, const Task *task) {
    Task rolling = TASK(ROLL_FOR_SAUCER, task->saucer);
    if (find(state, task->saucer, WHEN_PLACED, CHOOSE) == NOBODY) {
        then(state, rolling);
        return;
    }
    offer(state, rolling);
    for EACH (site, game.sites)
        if (is_empty(state, state->site[site])) offer(state, TASK(LAND, task->saucer, .other = site));
    ask(state, task->saucer, OTHER);
}

static void land(State *state, const Task *task) {
    state->saucer[task->saucer].space = state->site[task->other];
    int bot = find(state, task->saucer, WHEN_PLACED, GAIN);
    if (bot == NOBODY || !state->round) return;
    gain(state, task->saucer, game.upgrade[bot].boosters, game.upgrade[bot].energy);
}

static void offer_upgrade(State *state, const Task *task) {
    if (state->saucer[task->saucer].energy < game.price || !(state->in_deck || state->discarded)) return;
    offer_nothing(state);
    Task draw = TASK(DRAW_UPGRADES, task->saucer);
    if (game.rules.several_buys) offer_two(state, draw, *task);
    else offer(state, draw);
    ask(state, task->saucer, OTHER);
}

static void draw_upgrades(State *state, const Task *task) {
    state->saucer[task->saucer].energy -= game.price;
    state->draws = 0;
    while (state->draws < game.draw && (state->in_deck || state->discarded)) {
        if (!state->in_deck) {
            shuffle(&state->dice, state->discard, state->discarded);
            state->in_deck = state->discarded;
            state->discarded = 0;
            for EACH (i, state->in_deck) state->deck[i] = state->discard[i];
        }
        state->drawn[state->draws++] = state->deck[0];
        state->in_deck--;
        for EACH (i, state->in_deck) state->deck[i] = state->deck[i + 1];
    }
    for EACH (i, state->draws) offer(state, TASK(KEEP_UPGRADE, task->saucer, .card = state->drawn[i]));
    ask(state, task->saucer, OTHER);
}

static void keep_upgrade(State *state, const Task *task) {
    Saucer *saucer = &state->saucer[task->saucer];
    const Upgrade *card = &game.upgrade[task->card];
    saucer->upgrade[saucer->upgrades++] = task->card;
    state->turn.bought |= 1u << task->card;
    for EACH (i, state->draws)
        if (state->drawn[i] != task->card) state->discard[state->discarded++] = state->drawn[i];
    if (card->timing == WHEN_BOUGHT) gain(state, task->saucer, card->boosters, card->energy);
    else if (card->timing == TURN_END && !game.rules.late_end_upgrades)
        then(state, TASK(USE_END_UPGRADES, task->saucer, .card = task->card));
}

void perform_clean_up(State *state, const Task *task) {
    switch (task->kind) {
    case SETTLE_CRASHES: settle_crashes(state); break;
    case PENALTY: penalty(state, task); break;
    case GIVE: give(state, task); break;
    case RECEIVE: hand_over(state, task->saucer, task->other, task->member); break;
    case REWARD: reward(state, task); break;
    case ROBBERY: robbery(state, task); break;
    case STEAL: steal(state, task); break;
    case TAKE_ENERGY: gain(state, task->saucer, 0, 1); break;
    case REPLACE_CREW: replace_crew(state, task); break;
    case PLACE_CREW: place_crew(state, task); break;
    case PLACE_SAUCER: place_saucer(state, task); break;
    case ROLL_FOR_SAUCER: land(state, &TASK(LAND, task->saucer, .other = roll_site(state))); break;
    case LAND: land(state, task); break;
    case OFFER_UPGRADE: offer_upgrade(state, task); break;
    case DRAW_UPGRADES: draw_upgrades(state, task); break;
    case KEEP_UPGRADE: keep_upgrade(state, task); break;
    }
}
