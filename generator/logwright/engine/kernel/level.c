/* Updates every objective after a finished trick: met for good, failed, or still open. */
#include "level.h"

#include "share.h"
#include "tally.h"

Level levels[MAX_TRICKS + 1];

static int judged_range(const Level *level, const Condition *condition) {
    const Tally *tally = &question.tally[condition->tally];
    int value = level->value[condition->tally];
    int highest_end = value + can_grow(level, tally);
    int lowest_end = value + must_grow(level, tally);
    if (condition->minus != NO_TALLY) {
        const Tally *minus = &question.tally[condition->minus];
        int taken = level->value[condition->minus];
        value -= taken;
        highest_end -= taken + must_grow(level, minus);
        lowest_end -= taken + can_grow(level, minus);
    }
    if (condition->kind == ALWAYS_IN_RANGE) {
        /* Before the first trick nothing has been compared yet. */
        if (level->number && (value < condition->least || value > condition->most)) return FAILED;
        lowest_end = least(lowest_end, value);
        highest_end = most(highest_end, value);
        if (question.by_the_book ? lowest_end < value || highest_end > value : !level->number) return OPEN;
        return lowest_end >= condition->least && highest_end <= condition->most ? MET : OPEN;
    }
    if (highest_end < condition->least || lowest_end > condition->most) return FAILED;
    return lowest_end >= condition->least && highest_end <= condition->most ? MET : OPEN;
}

static int judged_run(const Level *level, const Condition *condition, const u8 *memory) {
    u32 tricks = question.pattern[question.tally[condition->tally].pattern].tricks;
    int current = memory[0], longest = memory[1], longest_end = longest;
    if (!question.by_the_book && !can_grow(level, &question.tally[condition->tally])) tricks = 0;
    for (int number = level->number; number < question.tricks; number++) {
        current = tricks >> number & 1 ? current + 1 : 0;
        longest_end = most(longest_end, current);
    }
    if (longest > condition->most || longest_end < condition->least) return FAILED;
    return longest >= condition->least && longest_end <= condition->most ? MET : OPEN;
}

static int judged_sequence(const Level *level, const Condition *condition, const u8 *memory) {
    u32 happened = memory[0] | memory[1] << 8;
    int status = MET;
    for (int i = 0; i < condition->parts; i++) {
        if (happened >> i & 1) continue;
        if (!can_grow(level, &question.tally[question.part[condition->first_part + i]])) return FAILED;
        status = OPEN;
    }
    return status;
}

/* Tricks to come can break a climb, so it is open while any may count. */
static int judged_climb(const Level *level, const Condition *condition) {
    return can_grow(level, &question.tally[condition->tally]) ? OPEN : MET;
}

static int judged_parts(const Level *level, const Condition *condition) {
    /* MET decides a disjunction as FAILED decides a conjunction. */
    int deciding = condition->kind == SOME ? MET : FAILED, other = condition->kind == SOME ? FAILED : MET;
    int open = 0;
    for (int i = 0; i < condition->parts; i++) {
        int status = level->status[question.part[condition->first_part + i]];
        if (status == deciding) return deciding;
        open |= status == OPEN;
    }
    return open ? OPEN : other;
}

static int judged(const Level *level, int index) {
    const Condition *condition = &question.condition[index];
    switch (condition->kind) {
    case MET_ANYWAY: return MET;
    case IN_RANGE:
    case ALWAYS_IN_RANGE: return judged_range(level, condition);
    case FORETOLD: return can_grow(level, &question.tally[condition->tally]) ? OPEN : MET;
    case RUN: return judged_run(level, condition, level->memory[index]);
    case SEQUENCE: return judged_sequence(level, condition, level->memory[index]);
    case CLIMB: return judged_climb(level, condition);
    case TASK_DONE: return condition->tricks & tricks_left(level) ? OPEN : FAILED;
    case NEGATED: {
        int status = level->status[question.part[condition->first_part]];
        return status == OPEN ? OPEN : status == MET ? FAILED : MET;
    }
    default: return judged_parts(level, condition);
    }
}

int climbs_on(int way, const u8 *memory, int value) {
    if (!memory[0]) return 1;
    int step = value - memory[0], last = memory[1] ? memory[1] - NO_STEP : 0;
    switch (way) {
    case RISING: return step > 0;
    case FALLING: return step < 0;
    case UP_AND_DOWN: return step && (!last || (step > 0) != (last > 0));
    default: return step && (!last || step == last);
    }
}

/* Updates the conditions that depend on single tricks; returns FAILED if this one breaks them. */
static int remember(Level *level, int index, const Trick *trick, const u8 *fits) {
    const Condition *condition = &question.condition[index];
    u8 *memory = level->memory[index];
    if (condition->kind == RUN) {
        const Tally *tally = &question.tally[condition->tally];
        memory[0] = fits[tally->pattern] && tally->seats >> trick->winner & 1 ? memory[0] + 1 : 0;
        memory[1] = most(memory[0], memory[1]);
    } else if (condition->kind == SEQUENCE) {
        u32 happened = memory[0] | memory[1] << 8;
        for (int i = 0; i < condition->parts; i++) {
            const Tally *step = &question.tally[question.part[condition->first_part + i]];
            if (happened >> i & 1 || !fits[step->pattern] || !(step->seats >> trick->winner & 1)) continue;
            if (i && !(happened >> (i - 1) & 1)) return FAILED;
            happened |= 1u << i;
        }
        memory[0] = happened, memory[1] = happened >> 8;
    } else if (condition->kind == CLIMB) {
        const Tally *tally = &question.tally[condition->tally];
        if (!fits[tally->pattern] || !(tally->seats >> trick->winner & 1)) return OPEN;
        int value = value_of(trick->best);
        if (!climbs_on(condition->least, memory, value)) return FAILED;
        if (memory[0]) memory[1] = NO_STEP + value - memory[0];
        memory[0] = value;
    }
    return OPEN;
}

static int judge(Level *level, Objective objective, const Trick *trick, const u8 *fits) {
    for (int i = objective.first; i <= objective.last; i++) {
        if (level->status[i] != OPEN) continue;
        int status = trick ? remember(level, i, trick, fits) : OPEN;
        level->status[i] = status == OPEN ? judged(level, i) : status;
    }
    return level->status[objective.last];
}

/* A task done in this trick decides the conditions on the trick in which it is done. */
static void note_time(Level *level, u64 fulfilled, const Trick *trick) {
    if (!question.any_timed) return;
    for (int i = 0; i < question.conditions; i++) {
        const Condition *condition = &question.condition[i];
        if (condition->kind == TASK_DONE && fulfilled >> condition->tally & 1)
            level->status[i] = trick && condition->tricks >> trick->number & 1 ? MET : FAILED;
    }
}

/* Tasks fulfilled in one trick may take any order among themselves (ruling B6). */
static int order_kept(const TokenPlan *plan, u64 fulfilled, u64 still_open) {
    int now = question.tasks - size(still_open & (BIT(question.tasks) - 1));
    int earlier = now - size(fulfilled & (BIT(question.tasks) - 1));
    for (int place = 0; place < MAX_PLACES; place++) {
        int slot = plan->at_place[place];
        if (slot == NOBODY) continue;
        if (fulfilled >> slot & 1 ? place < earlier || place >= now : still_open >> slot & 1 && place < now) return 0;
    }
    for (u64 rest = fulfilled; rest; rest &= rest - 1)
        if (plan->no_later[lowest(rest)] & still_open) return 0;
    return 1;
}

/* Judge slots and objectives; `fulfilled` are the plain task cards won in the trick, and `changed` says whether that
 * decided who owns one of them. */
static int judge_all(Level *level, const Trick *trick, const u8 *fits, u64 fulfilled, int changed) {
    if (fulfilled) note_time(level, fulfilled, trick);
    for (int turn = 0; turn < question.slots; turn++) {
        int i = question.in_turn[turn];
        const Slot *slot = &question.slot[i];
        if (slot->card != NO_CARD) continue;
        int undecided = level->may_own[i] & ~level->done_by[i];
        for (; undecided; undecided &= undecided - 1) {
            int seat = lowest(undecided);
            int status = judge(level, slot->by_owner[seat], trick, fits);
            if (status == FAILED) level->may_own[i] &= ~(1 << seat), changed = 1;
            if (status == MET) level->done_by[i] |= 1 << seat;
        }
        if (!level->may_own[i]) return 0;
        int fulfils = !slot->is_role && level->unfulfilled >> i & 1;
        if (fulfils && level->done_by[i] == level->may_own[i]) {
            fulfilled |= BIT(i);
            note_time(level, BIT(i), trick);
        }
    }
    level->unfulfilled &= ~fulfilled;
    if (fulfilled) {
        for (u32 plans = level->token_plans; plans; plans &= plans - 1)
            if (!order_kept(&question.token_plan[lowest(plans)], fulfilled, level->unfulfilled))
                level->token_plans &= ~(plans & -plans);
        if (!level->token_plans) return 0;
    }
    int all_met = 1;
    for (int i = 0; i < question.objectives; i++) {
        int status = level->status[question.objective[i].last];
        if (status == OPEN) status = judge(level, question.objective[i], trick, fits);
        if (status == FAILED) return 0;
        all_met &= status == MET;
    }
    if (changed && !narrow(level->may_own)) return 0;
    for (int i = 0; i < question.slots; i++) all_met &= level->done_by[i] != 0;
    level->won = all_met && can_share(level->done_by);
    return 1;
}

int begin(void) {
    Level *level = &levels[0];
    if (!question.token_plans) return 0;
    for (int seat = 0; seat < question.seats; seat++) level->hand[seat] = question.hand[seat];
    level->covered = question.covered;
    level->leader = question.leader;
    level->number = 0;
    level->unfulfilled = BIT(question.slots) - 1;
    level->token_plans = BIT(question.token_plans) - 1;
    for (int card = 0; card < CARDS; card++) level->under[card] = question.under[card];
    for (int i = 0; i < question.slots; i++) level->may_own[i] = question.slot[i].allowed, level->done_by[i] = 0;
    for (int i = 0; i < question.tallies; i++) level->value[i] = 0;
    for (int i = 0; i < question.conditions; i++)
        level->status[i] = OPEN, level->memory[i][0] = level->memory[i][1] = 0;
    return judge_all(level, 0, 0, 0, 0) && narrow(level->may_own);
}

static void carry_over(const Level *before, Level *after) {
    after->number = before->number + 1;
    after->unfulfilled = before->unfulfilled;
    after->token_plans = before->token_plans;
    for (int i = 0; i < question.slots; i++)
        after->may_own[i] = before->may_own[i], after->done_by[i] = before->done_by[i];
    for (int i = 0; i < question.tallies; i++) after->value[i] = before->value[i];
    for (int i = 0; i < question.conditions; i++) {
        after->status[i] = before->status[i];
        after->memory[i][0] = before->memory[i][0], after->memory[i][1] = before->memory[i][1];
    }
}

int settle(const Level *before, Level *after, const Trick *trick) {
    u8 fits[MAX_PATTERNS];
    int winner = trick->winner;
    carry_over(before, after);
    u64 fulfilled = 0;
    int changed = 0;
    for (u64 rest = trick->cards & question.task_cards; rest; rest &= rest - 1) {
        int slot = question.slot_of[lowest(rest)];
        changed |= after->may_own[slot] != 1 << winner;
        after->may_own[slot] &= 1 << winner;
        if (!after->may_own[slot]) return 0;
        after->done_by[slot] = 1 << winner;
        fulfilled |= BIT(slot);
    }
    for (int i = 0; i < question.patterns; i++) fits[i] = trick_fits(&question.pattern[i], trick);
    for (int i = 0; i < question.tallies_of[winner]; i++) {
        int index = question.tally_of[winner][i];
        const Tally *tally = &question.tally[index];
        if (fits[tally->pattern]) after->value[index] += worth_of(tally, trick->cards);
    }
    return judge_all(after, trick, fits, fulfilled, changed);
}
