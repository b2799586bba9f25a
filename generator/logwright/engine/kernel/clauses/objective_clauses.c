/* Objectives, owners and tokens as clauses. */
#include "clauses/encoding.h"

enum { MOST_TERMS = 2 * MAX_CARDS * MAX_SEATS * MAX_TRICKS };

static Literal owns[MAX_SLOTS][MAX_SEATS];
static Term terms[MOST_TERMS];

static Literal wanted(int index);

static int difference(const Condition *condition, int end) {
    int count = tally_terms(condition->tally, end, 1, terms);
    if (condition->minus != NO_TALLY) count += tally_terms(condition->minus, end, -1, terms + count);
    return count;
}

/* If `holds`, the difference lies in the range after the tricks before `end`. */
static void in_range(Literal holds, const Condition *condition, int end) {
    int count = difference(condition, end);
    add_at_least(holds, terms, count, condition->least);
    add_at_most(holds, terms, count, condition->most);
}

/* If `holds`, the difference lies outside the range at some time. */
static void out_of_range(Literal holds, const Condition *condition) {
    Literal times[2 * MAX_TRICKS + 1];
    int count = 0;
    times[count++] = negation(holds);
    for (int end = 1; end <= question.tricks; end++) {
        Literal below = times[count++] = new_literal(), above_it = times[count++] = new_literal();
        int terms_count = difference(condition, end);
        add_at_most(below, terms, terms_count, condition->least - 1);
        add_at_least(above_it, terms, terms_count, condition->most + 1);
    }
    add_clause(times, count);
}

static void run(Literal holds, const Condition *condition) {
    int tricks = question.tricks, shortest = condition->least, longest = condition->most;
    if (longest < 0) clause1(negation(holds)); /* no run is shorter than 0 */
    for (int from = 0; longest >= 0 && from + longest < tricks; from++) {
        Literal broken[MAX_TRICKS + 1];
        int count = 0;
        broken[count++] = negation(holds);
        for (int t = from; t <= from + longest; t++) broken[count++] = negation(counts_for(condition->tally, t));
        add_clause(broken, count);
    }
    if (shortest <= 0) return;
    Literal starts[MAX_TRICKS + 1];
    int count = 0;
    starts[count++] = negation(holds);
    for (int from = 0; from + shortest <= tricks; from++) {
        Literal all[MAX_TRICKS];
        for (int i = 0; i < shortest; i++) all[i] = counts_for(condition->tally, from + i);
        starts[count++] = all_of(all, shortest);
    }
    add_clause(starts, count);
}

static void sequence(Literal holds, const Condition *condition, int positive) {
    Literal happened[MAX_STEPS][MAX_TRICKS + 1], broken[MAX_STEPS * (MAX_TRICKS + 1) + 1];
    int tricks = question.tricks, count = 0;
    broken[count++] = negation(holds);
    for (int i = 0; i < condition->parts; i++) {
        happened[i][0] = no();
        for (int t = 0; t < tricks; t++)
            happened[i][t + 1] = any_of((Literal[]){happened[i][t], counts_for(question.part[condition->first_part + i], t)}, 2);
        if (positive) implies(holds, happened[i][tricks]);
        broken[count++] = negation(happened[i][tricks]);
        for (int t = 1; i && t <= tricks; t++) {
            if (positive) both_imply(holds, happened[i][t], happened[i - 1][t]);
            else broken[count++] = all_of((Literal[]){happened[i][t], negation(happened[i - 1][t])}, 2);
        }
    }
    if (!positive) add_clause(broken, count);
}

static void task_done(Literal holds, const Condition *condition, int positive) {
    int card = question.slot[condition->tally].card;
    for (int t = 0; t < question.tricks; t++)
        if ((int)(condition->tricks >> t & 1) != positive) both_imply(holds, play.played[card][t], no());
}

static void negated(Literal holds, const Condition *part) {
    switch (part->kind) {
    case ALWAYS_IN_RANGE: out_of_range(holds, part); break;
    case SEQUENCE: sequence(holds, part, 0); break;
    case CLIMB: climb(holds, part, 0); break;
    default: task_done(holds, part, 0);
    }
}

static void encode_condition(Literal holds, const Condition *condition) {
    const u16 *parts = &question.part[condition->first_part];
    switch (condition->kind) {
    case IN_RANGE: in_range(holds, condition, question.tricks); break;
    case ALWAYS_IN_RANGE:
        for (int end = 1; end <= question.tricks; end++) in_range(holds, condition, end);
        break;
    case RUN: run(holds, condition); break;
    case SEQUENCE: sequence(holds, condition, 1); break;
    case TASK_DONE: task_done(holds, condition, 1); break;
    case CLIMB: climb(holds, condition, 1); break;
    case NEGATED: negated(holds, &question.condition[parts[0]]); break;
    case EVERY:
        for (int i = 0; i < condition->parts; i++) implies(holds, wanted(parts[i]));
        break;
    case SOME: {
        /* One stack for all choices: they may be nested, and the stack of the machine is small. */
        static Literal stack[MAX_PARTS + MAX_DEPTH + 2];
        static int top;
        Literal *either = &stack[top];
        int count = 0;
        either[count++] = negation(holds);
        top += condition->parts + 1;
        for (int i = 0; i < condition->parts; i++) either[count++] = wanted(parts[i]);
        add_clause(either, count);
        top -= condition->parts + 1;
    }
    }
}

/* A literal that enforces this condition. */
static Literal wanted(int index) {
    if (!sat_fits()) return no();
    Literal holds = new_literal();
    encode_condition(holds, &question.condition[index]);
    return holds;
}

/* An owner for every slot. A plain task card is owned by the seat that wins it. */
static void encode_slot(int index) {
    const Slot *slot = &question.slot[index];
    Literal owners[MAX_SEATS];
    int count = 0;
    for (int seat = 0; seat < question.seats; seat++) {
        owns[index][seat] = no();
        if (slot->allowed >> seat & 1) owners[count++] = owns[index][seat] = new_literal();
    }
    exactly_one(owners, count);
    if (slot->card != NO_CARD) {
        clause1(play.gone[slot->card][question.tricks]);
        for (int seat = 0; seat < question.seats; seat++)
            for (int t = 0; t < question.tricks; t++) {
                both_imply(play.played[slot->card][t], play.wins[seat][t], owns[index][seat]);
                both_imply(play.played[slot->card][t], owns[index][seat], play.wins[seat][t]);
            }
        return;
    }
    for (int seat = 0; seat < question.seats; seat++)
        if (slot->allowed >> seat & 1)
            encode_condition(owns[index][seat], &question.condition[slot->by_owner[seat].last]);
}

static void encode_ways(void) {
    if (!question.tasks) return;
    static Literal chosen[MAX_WAYS];
    for (int i = 0; i < question.ways; i++) {
        const Way *way = &question.way[i];
        Literal holds = chosen[i] = question.ways == 1 ? sat_true() : new_literal();
        for (int seat = 0; seat < question.seats; seat++) {
            for (int slot = 0; slot < question.tasks; slot++) terms[slot] = (Term){owns[slot][seat], 1};
            add_at_least(holds, terms, question.tasks, way->least_of[1 << seat]);
            add_at_most(holds, terms, question.tasks, way->most_of[1 << seat]);
        }
        for (int j = 0; j < way->forced; j++)
            for (int seat = 0; seat < question.seats; seat++)
                if (!(way->forced_owners[j] >> seat & 1)) both_imply(holds, owns[way->forced_slot[j]][seat], no());
    }
    add_clause(chosen, question.ways);
}

static void encode_roles(void) {
    if (!question.distinct_roles) return;
    for (int a = question.tasks; a < question.slots; a++)
        for (int b = question.tasks; b < a; b++)
            for (int seat = 0; seat < question.seats; seat++)
                clause2(negation(owns[a][seat]), negation(owns[b][seat]));
}

static void encode_token_plan(Literal holds, const TokenPlan *plan) {
    int tricks = question.tricks;
    for (int a = 0; a < question.tasks; a++)
        for (u64 rest = plan->no_later[a]; rest; rest &= rest - 1)
            for (int t = 1; t < tricks; t++)
                both_imply(holds, play.gone[question.slot[a].card][t], play.gone[question.slot[lowest(rest)].card][t]);
    u64 sooner = 0;
    int gap = 0;
    for (int place = 0; place < MAX_PLACES; place++) {
        int slot = plan->at_place[place];
        if (slot == NOBODY) {
            gap = 1;
            continue;
        }
        for (int t = 1; t <= tricks && gap; t++) {
            /* Not done while fewer than so many are done, and done as soon as so many are. */
            Literal done = play.gone[question.slot[slot].card][t];
            for (int other = 0; other < question.tasks; other++)
                terms[other] = (Term){play.gone[question.slot[other].card][t], 1};
            Literal late = all_of((Literal[]){holds, done}, 2), early = all_of((Literal[]){holds, negation(done)}, 2);
            add_at_least(late, terms, question.tasks, place + 1);
            add_at_most(early, terms, question.tasks, place);
        }
        sooner |= gap ? 0 : BIT(slot);
        for (int other = 0; other < question.tasks && !gap; other++)
            if (!(sooner >> other & 1))
                for (int t = 1; t < tricks; t++)
                    both_imply(holds, play.gone[question.slot[other].card][t], play.gone[question.slot[slot].card][t]);
    }
}

static void encode_tokens(void) {
    Literal chosen[MAX_TOKEN_PLANS];
    for (int i = 0; i < question.token_plans; i++) {
        chosen[i] = question.token_plans == 1 ? sat_true() : new_literal();
        if (question.tasks) encode_token_plan(chosen[i], &question.token_plan[i]);
    }
    add_clause(chosen, question.token_plans);
}

void encode_choices(void) {
    for (int i = 0; i < question.slots; i++) encode_slot(i);
    encode_ways();
    encode_roles();
    encode_tokens();
    for (int i = 0; i < question.objectives; i++)
        encode_condition(sat_true(), &question.condition[question.objective[i].last]);
}
