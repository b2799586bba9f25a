#include "search/demand.h"

#include "tally.h"

enum { NOW, FOR_GOOD };

static void forbid_winning(Demand *demand, int seats, u64 cards, int for_good) {
    for (int seat = 0; seat < question.seats; seat++)
        if (seats >> seat & 1) {
            demand->not_for[seat] |= cards;
            if (for_good) demand->never_for[seat] |= cards;
        }
}

static int only_seat(int seats) { return seats & (seats - 1) ? -1 : lowest(seats); }

/* This tally must not grow any more. */
static void forbid(const Level *level, const Tally *tally, Demand *demand) {
    const Pattern *pattern = &question.pattern[tally->pattern];
    if (!(pattern->tricks >> level->number & 1)) return;
    if (pattern->simple) {
        int to_the_end = (pattern->tricks & tricks_left(level)) == tricks_left(level);
        if (tally->cards) forbid_winning(demand, tally->seats, tally->cards, to_the_end);
        else demand->winners &= ~tally->seats;
        return;
    }
    if (tally->cards) return;
    if (asks_only_for_winner(pattern)) {
        for (int seat = 0; seat < question.seats; seat++)
            if (tally->seats >> seat & 1) demand->not_with[seat] |= pattern->won_with;
    } else if (asks_only_for_lead(pattern) && tally->seats == question.everyone &&
               pattern->led_by >> level->leader & 1) {
        demand->must_not_lead |= pattern->led_with;
    }
}

/* Everything left of this tally must be won. */
static void require(const Level *level, const Tally *tally, Demand *demand) {
    const Pattern *pattern = &question.pattern[tally->pattern];
    int now = pattern->tricks >> level->number & 1;
    int others = question.everyone & ~tally->seats;
    if (pattern->simple && tally->cards) {
        /* Too few tricks for all of the cards, so none of them in particular is required. */
        if (can_grow(level, tally) < worth_of(tally, unplayed(level))) return;
        forbid_winning(demand, others, tally->cards, FOR_GOOD);
        if (!now) forbid_winning(demand, tally->seats, tally->cards, NOW);
        demand->sought |= tally->cards;
    } else if (pattern->simple) {
        if (now) demand->winners &= tally->seats;
    } else if (!tally->cards && level->number >= question.draw_after && (pattern->won_with & ALL_CARDS) != ALL_CARDS) {
        /* As many cards as wins to come: each of them has to win a trick, and not a forbidden one. */
        u64 cards = 0;
        for (int seat = 0; seat < question.seats; seat++)
            if (tally->seats >> seat & 1) cards |= level->hand[seat];
        if (can_grow(level, tally) == size(cards & pattern->won_with)) {
            demand->must_win |= cards & pattern->won_with;
            if (!now) for (int seat = 0; seat < question.seats; seat++) demand->not_with[seat] |= cards & pattern->won_with;
        }
    }
}

/* So many tricks have to be won with cards of a set, possibly with all that still can. */
static void demand_wins(const Level *level, const Tally *tally, int wins, Demand *demand) {
    u64 won_with = question.pattern[tally->pattern].won_with;
    demand->precious |= won_with;
    if (level->number < question.draw_after) return;
    u64 able = can_still_win(level, won_with & hands_of(level, tally->seats));
    if (size(able) < wins) demand->winners = 0;
    if (size(able) == wins) demand->must_win |= able;
}

/* How much the tally can still grow if another seat wins the next trick, which counts. */
static int can_grow_later(const Level *level, const Tally *tally) {
    /* A tally of nobody never grows, so no trick is missed. */
    return tally->seats ? can_grow(level, tally) - 1 : 0;
}

static void demand_range(const Level *level, const Condition *condition, Demand *demand) {
    const Tally *tally = &question.tally[condition->tally];
    int value = level->value[condition->tally];
    if (condition->minus == NO_TALLY) {
        const Pattern *pattern = &question.pattern[tally->pattern];
        int seat = tally->seats ? only_seat(tally->seats) : -1;
        if (!tally->cards && pattern->simple && seat >= 0) {
            demand->least_wins[seat] = most(demand->least_wins[seat], condition->least - value);
            if ((pattern->tricks & tricks_left(level)) == tricks_left(level))
                demand->most_wins[seat] = least(demand->most_wins[seat], most(condition->most - value, 0));
        }
        if (value >= condition->most) forbid(level, tally, demand);
        else if (value < condition->least && !tally->cards && (pattern->won_with & ALL_CARDS) != ALL_CARDS)
            demand_wins(level, tally, condition->least - value, demand);
        if (condition->kind == IN_RANGE && value + can_grow(level, tally) <= condition->least)
            require(level, tally, demand);
        return;
    }
    const Tally *minus = &question.tally[condition->minus];
    const Pattern *here = &question.pattern[tally->pattern], *there = &question.pattern[minus->pattern];
    if (tally->cards || minus->cards || !here->simple || !there->simple) return;
    if (!(here->tricks & there->tricks & 1u << level->number)) return;
    value -= level->value[condition->minus];
    int gainers = tally->seats & ~minus->seats, losers = minus->seats & ~tally->seats;
    int idle = question.everyone & ~gainers & ~losers;
    int highest_end = value, lowest_end = value;
    if (condition->kind == IN_RANGE) {
        /* What this trick does not add will be missing at the end. */
        highest_end += can_grow_later(level, tally);
        lowest_end -= can_grow_later(level, minus);
    }
    if (highest_end + 1 < condition->least || lowest_end + 1 > condition->most) demand->winners &= ~gainers;
    if (highest_end - 1 < condition->least || lowest_end - 1 > condition->most) demand->winners &= ~losers;
    if (highest_end < condition->least || lowest_end > condition->most) demand->winners &= ~idle;
}

/* Steps come one after the other, so cards of a later step must not win yet. */
static void demand_sequence(const Level *level, const Condition *condition, const u8 *memory, Demand *demand) {
    u32 happened = memory[0] | memory[1] << 8;
    u64 before = 0;
    int first = 1;
    for (int i = 0; i < condition->parts; i++) {
        if (happened >> i & 1) continue;
        const Tally *step = &question.tally[question.part[condition->first_part + i]];
        const Pattern *pattern = &question.pattern[step->pattern];
        u64 cards = pattern->won_with & unplayed(level);
        if ((pattern->won_with & ALL_CARDS) != ALL_CARDS) demand->precious |= cards;
        if (size(cards) == 1) demand->must_win |= cards;
        if (!first && asks_only_for_winner(pattern) && pattern->tricks >> level->number & 1)
            for (int seat = 0; seat < question.seats; seat++)
                if (step->seats >> seat & 1) demand->not_with[seat] |= cards & ~before;
        before = cards;
        first = 0;
    }
}

/* Cards whose value breaks the row must not win yet. */
static void demand_climb(const Level *level, const Condition *condition, const u8 *memory, Demand *demand) {
    const Tally *tally = &question.tally[condition->tally];
    const Pattern *pattern = &question.pattern[tally->pattern];
    if (!pattern->simple || !(pattern->tricks >> level->number & 1)) return;
    u64 breaking = 0;
    for (u64 rest = unplayed(level); rest; rest &= rest - 1)
        if (!climbs_on(condition->least, memory, value_of(lowest(rest)))) breaking |= rest & -rest;
    for (int seat = 0; seat < question.seats; seat++)
        if (tally->seats >> seat & 1) demand->not_with[seat] |= breaking;
}

static void demand_objective(const Level *level, Objective objective, Demand *demand) {
    u8 needed[MAX_CONDITIONS];
    for (int i = objective.first; i < objective.last; i++) needed[i] = 0;
    needed[objective.last] = 1;
    for (int i = objective.last; i >= objective.first; i--) {
        const Condition *condition = &question.condition[i];
        if (!needed[i] || level->status[i] != OPEN) continue;
        const u16 *parts = &question.part[condition->first_part];
        if (condition->kind == EVERY) {
            for (int j = 0; j < condition->parts; j++) needed[parts[j]] = 1;
        } else if (condition->kind == SOME) {
            int hopeful = 0, last = 0;
            for (int j = 0; j < condition->parts; j++)
                if (level->status[parts[j]] != FAILED) hopeful++, last = parts[j];
            if (hopeful == 1) needed[last] = 1;
        } else if (condition->kind == IN_RANGE || condition->kind == ALWAYS_IN_RANGE) {
            demand_range(level, condition, demand);
        } else if (condition->kind == RUN) {
            const Tally *tally = &question.tally[condition->tally];
            if (level->memory[i][0] >= condition->most) forbid(level, tally, demand);
        } else if (condition->kind == SEQUENCE) {
            demand_sequence(level, condition, level->memory[i], demand);
        } else if (condition->kind == CLIMB) {
            demand_climb(level, condition, level->memory[i], demand);
        } else if (condition->kind == TASK_DONE && !(condition->tricks >> level->number & 1)) {
            int card = question.slot[condition->tally].card;
            if (card != NO_CARD) forbid_winning(demand, question.everyone, BIT(card), NOW);
        }
    }
}

int demand_of(const Level *level, Demand *demand) {
    demand->winners = question.everyone;
    demand->must_win = demand->must_not_lead = 0;
    demand->sought = question.task_cards;
    demand->precious = 0;
    for (int seat = 0; seat < question.seats; seat++) {
        demand->not_for[seat] = demand->not_with[seat] = demand->never_for[seat] = 0;
        demand->least_wins[seat] = 0, demand->most_wins[seat] = MAX_TRICKS;
    }
    for (int i = 0; i < question.objectives; i++)
        if (level->status[question.objective[i].last] == OPEN) demand_objective(level, question.objective[i], demand);
    for (int i = 0; i < question.slots; i++) {
        const Slot *slot = &question.slot[i];
        int owners = level->may_own[i];
        if (slot->card != NO_CARD) {
            if (level->unfulfilled >> i & 1) forbid_winning(demand, question.everyone & ~owners, BIT(slot->card), FOR_GOOD);
        } else if (!(owners & (owners - 1)) && !level->done_by[i]) {
            demand_objective(level, slot->by_owner[lowest(owners)], demand);
        }
    }
    demand->wanted = question.leftovers ? demand->sought : ALL_CARDS;
    demand->free = demand->winners == question.everyone && !demand->must_win;
    for (int seat = 0; seat < question.seats; seat++) demand->free &= !(demand->not_for[seat] | demand->not_with[seat]);
    return demand->winners != 0 && !too_late(level, demand);
}
