/* Players: players/. */
#include "race.h"

enum { DIZZY = 8, DEPTH = 2, WIDTH = 3 };

static Dice luck;

static double holdings(const Saucer *saucer) {
    int types = types_aboard(saucer, 0), own = 0;
    for EACH (i, saucer->members) own |= (!is_stealable(saucer, saucer->crew[i])) << saucer->crew[i] % MAX_TYPES;
    int manned = count_of_ones(types), spare = saucer->members - manned;
    int boosters = saucer->boosters < 3 ? saucer->boosters : 3, energy = saucer->energy < 4 ? saucer->energy : 4;
    return 10.0 * manned + 2.0 * count_of_ones(own) + 1.0 * spare + 0.8 * boosters + 0.9 * energy +
           3.0 * saucer->upgrades;
}

static double prospects(const State *state, const Saucer *saucer) {
    if (saucer->space == OFF) return -1.5;
    int aboard = types_aboard(saucer, 0), nearest = SPACES;
    for EACH (i, state->lies) {
        if (aboard >> state->lying[i].member % MAX_TYPES & 1) continue;
        int distance = distance_to(saucer->space, state->lying[i].space);
        if (distance < nearest) nearest = distance;
    }
    return nearest < SPACES ? 4.0 / (1 + nearest) : 0.0;
}

static double worth(const State *state, int player) {
    if (state->winner != NOBODY) return state->winner == player ? 1000.0 : -1000.0;
    double have[MAX_SAUCERS] = {0}, best = -1;
    for EACH (i, game.saucers) {
        const Saucer *saucer = &state->saucer[i];
        double held = holdings(saucer);
        have[saucer->player] += saucer->player == player ? held + prospects(state, saucer) : held;
    }
    for EACH (other, game.players) if (other != player && have[other] > best) best = have[other];
    return have[player] - best / 2;
}

static int best(const double *scores, int count) {
    double highest = scores[0];
    int ties = 0;
    for EACH (i, count) if (scores[i] > highest) highest = scores[i];
    for EACH (i, count) ties += scores[i] == highest;
    Dice dice = luck;
    int tie = roll(&dice, ties);
    for EACH (i, count) if (scores[i] == highest && !--tie) return i;
    return 0;
}

/* Missing crew along the line of a plan, as far as it does not crash. */
static double glance(const State *state, const Task *plan) {
    const Card *card = &game.card[plan->card];
    const Saucer *saucer = &state->saucer[plan->saucer];
    int aboard = types_aboard(saucer, 0), farthest = 0, space = saucer->space;
    double found = -10.0, score = card->gain != NOTHING ? 0.5 : 0.0;
    for EACH (i, card->count) if (card->distances[i] > farthest) farthest = card->distances[i];
    for (int step = 0; step <= farthest; step++) {
        if (step) space = toward(space, plan->direction);
        if (state->cell[space] == NO_TILE) break;
        int lying = crew_at(state, space);
        if (lying != NOBODY && !(aboard >> state->lying[lying].member % MAX_TYPES & 1)) {
            aboard |= 1 << state->lying[lying].member % MAX_TYPES;
            score += 10.0;
        }
        for EACH (i, card->count) if (card->distances[i] == step && score > found) found = score;
        if (step && state->cell[space] == ACCELERATOR) {
            if (score + 1 > found) found = score + 1;
            break;
        }
    }
    return found;
}

/* The state after an option as far as this turn goes; for a plan the own turn as it would go now. */
static void look_ahead(State *to, Decision *decision, const State *from, int option) {
    const Decision *asked = from->decision;
    *to = *from;
    to->decision = decision;
    if (asked->question == PLAN) {
        to->tasks = 0;
        take(to, &asked->options[option]);
        advance(to, 0);
        then(to, TASK(TAKE_TURN, asked->saucer));
    } else take(to, &asked->options[option]);
    advance(to, 1);
}

static State ahead[DEPTH];
static Decision further[DEPTH];
static double scores_at[DEPTH + 1][MAX_OPTIONS];

/* The best that can be reached from each option within so many decisions of the same turn. */
static void plan_ahead(const State *state, int player, int depth) {
    double *scores = scores_at[depth];
    State *next = &ahead[depth - 1];
    Decision *decision = &further[depth - 1];
    int count = state->decision->count, width = state->decision->question == PLAN ? count : WIDTH;
    static u8 promising[DEPTH + 1][MAX_OPTIONS];
    u8 *chosen = promising[depth];
    for EACH (i, count) {
        look_ahead(next, decision, state, i);
        scores[i] = worth(next, player);
        chosen[i] = 0;
    }
    if (depth == 1) return;
    for (int rank = 0; rank < width && rank < count; rank++) {
        int top = NOBODY;
        for EACH (i, count) if (!chosen[i] && (top == NOBODY || scores[i] > scores[top])) top = i;
        chosen[top] = 1;
    }
    for EACH (i, count) {
        if (!chosen[i]) continue;
        look_ahead(next, decision, state, i);
        if (!decision->count || decision->player != player || decision->question == PLAN) continue;
        plan_ahead(next, player, depth - 1);
        const double *later = scores_at[depth - 1];
        scores[i] = later[0];
        for EACH (k, decision->count) if (later[k] > scores[i]) scores[i] = later[k];
    }
}

/* What a player can know: the deck in no order, and other dice. Hidden plans have no say in the turns looked at. */
static void hide(State *state) {
    for (int i = 1; i < state->in_deck; i++) {
        for (int k = i; k && state->deck[k - 1] > state->deck[k]; k--) {
            u8 card = state->deck[k];
            state->deck[k] = state->deck[k - 1];
            state->deck[k - 1] = card;
        }
    }
    state->dice = (Dice){-1 - state->dice.rolled, 0};
}

int choose(const State *state, const Dice *own_luck) {
    const Decision *asked = state->decision;
    static State seen;
    double *scores = scores_at[DEPTH];
    luck = *own_luck;
    int strength = game.strength[asked->player];
    if (strength == RANDOM || (state->has_turn && state->turn.launches >= DIZZY)) {
        Dice dice = luck;
        return roll(&dice, asked->count) - 1;
    }
    if (strength == GREEDY && asked->question == PLAN) {
        for EACH (i, asked->count) scores[i] = glance(state, &asked->options[i].tasks[0]);
        return best(scores, asked->count);
    }
    seen = *state;
    hide(&seen);
    if (strength == GREEDY) {
        for EACH (i, asked->count) {
            look_ahead(&ahead[0], &further[0], &seen, i);
            scores[i] = worth(&ahead[0], asked->player);
        }
    } else plan_ahead(&seen, asked->player, DEPTH);
    return best(scores, asked->count);
}
