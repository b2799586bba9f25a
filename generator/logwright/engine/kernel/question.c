/* Reading a question from its list of numbers. */
#include "question.h"

#include "words.h"

Question question;

static int fits;

static int count_up_to(int limit) {
    i32 count = number();
    if (count < 0 || count > limit) {
        fits = 0;
        return 0;
    }
    return count;
}

static void read_table(void) {
    question.seats = number();
    question.tricks = number();
    question.leader = number();
    question.everyone = (1 << question.seats) - 1;
    question.leftovers = 0;
    for (int seat = 0; seat < question.seats; seat++) {
        question.hand[seat] = set();
        question.leftovers += size(question.hand[seat]) - question.tricks;
    }
}

static void read_automaton(void) {
    question.automaton = number();
    question.covered = 0;
    for (int card = 0; card < CARDS; card++) question.under[card] = NO_CARD;
    int columns = count_up_to(CARDS);
    for (int i = 0; i < columns; i++) {
        int up = number(), down = number();
        question.under[up] = down;
        question.covered |= BIT(down);
    }
}

static void read_draws(void) {
    question.draw_after = number();
    if (!question.draw_after) return;
    for (int seat = 0; seat < question.seats; seat++)
        for (int i = 0; i < MAX_DRAWS; i++) question.draws[seat][i] = number();
}

static void read_patterns(void) {
    question.patterns = count_up_to(MAX_PATTERNS);
    int holdings = 0;
    for (int i = 0; fits && i < question.patterns; i++) {
        Pattern *pattern = &question.pattern[i];
        pattern->tricks = number();
        pattern->led_by = number();
        pattern->led_with = set();
        pattern->won_with = set();
        pattern->closed_with = set();
        pattern->only = set();
        pattern->left = set();
        pattern->right = set();
        pattern->sum_least = number(), pattern->sum_most = number();
        pattern->colours_least = number(), pattern->colours_most = number();
        pattern->values_least = number(), pattern->values_most = number();
        pattern->counts_sum = pattern->sum_least > 0 || pattern->sum_most < 255;
        pattern->counts_colours = pattern->colours_least > 0 || pattern->colours_most < 255;
        pattern->counts_values = pattern->values_least > 0 || pattern->values_most < 255;
        pattern->first_holding = holdings;
        pattern->holdings = count_up_to(MAX_HOLDINGS - holdings);
        for (int j = 0; j < pattern->holdings; j++) {
            Holding *holding = &question.holding[holdings++];
            holding->cards = set();
            holding->least = number(), holding->most = number(), holding->beaten = number();
        }
        pattern->simple = pattern->led_by == question.everyone && !pattern->holdings && !pattern->left &&
                          !pattern->right && !pattern->counts_sum && !pattern->counts_colours &&
                          !pattern->counts_values &&
                          (pattern->led_with & pattern->won_with & pattern->closed_with & pattern->only &
                           ALL_CARDS) == ALL_CARDS;
    }
}

static void read_tallies(void) {
    question.tallies = count_up_to(MAX_TALLIES);
    for (int seat = 0; seat < MAX_SEATS; seat++) question.tallies_of[seat] = 0;
    for (int i = 0; fits && i < question.tallies; i++) {
        Tally *tally = &question.tally[i];
        tally->seats = number();
        tally->pattern = number();
        tally->cards = set();
        for (int seat = 0; seat < question.seats; seat++)
            if (tally->seats >> seat & 1) question.tally_of[seat][question.tallies_of[seat]++] = i;
    }
}

static void read_conditions(void) {
    question.conditions = count_up_to(MAX_CONDITIONS);
    int parts = 0;
    for (int i = 0; fits && i < question.conditions; i++) {
        Condition *condition = &question.condition[i];
        condition->kind = number();
        condition->tally = number(), condition->minus = number();
        condition->least = number(), condition->most = number();
        condition->tricks = number();
        condition->first_part = parts;
        condition->parts = count_up_to(MAX_PARTS - parts);
        for (int j = 0; j < condition->parts; j++) question.part[parts++] = number();
    }
}

static Objective read_objective(void) {
    Objective objective;
    objective.first = number();
    objective.last = number();
    return objective;
}

static void read_slots(void) {
    question.objectives = count_up_to(MAX_OBJECTIVES);
    for (int i = 0; i < question.objectives; i++) question.objective[i] = read_objective();
    question.slots = count_up_to(MAX_SLOTS);
    question.task_cards = 0;
    question.tasks = 0;
    for (int i = 0; i < question.slots; i++) {
        Slot *slot = &question.slot[i];
        slot->card = number();
        slot->is_role = number();
        slot->allowed = number();
        question.tasks += !slot->is_role;
        if (slot->card != NO_CARD) {
            question.task_cards |= BIT(slot->card);
            question.slot_of[slot->card] = i;
        } else {
            for (int seat = 0; seat < question.seats; seat++) slot->by_owner[seat] = read_objective();
        }
    }
    question.distinct_roles = number();
    question.by_the_book = number();
}

static void read_ways(void) {
    question.ways = count_up_to(MAX_WAYS);
    question.any_forced = question.any_owners = 0;
    for (int i = 0; i < question.ways; i++) {
        Way *way = &question.way[i];
        way->least_of[0] = way->most_of[0] = 0;
        for (int seat = 0; seat < question.seats; seat++) {
            int lowest_share = number(), highest_share = number();
            for (int group = 0; group < 1 << seat; group++) {
                way->least_of[group | 1 << seat] = way->least_of[group] + lowest_share;
                way->most_of[group | 1 << seat] = way->most_of[group] + highest_share;
            }
        }
        way->forced = count_up_to(2);
        for (int j = 0; j < way->forced; j++) way->forced_slot[j] = number(), way->forced_owners[j] = number();
        question.any_forced |= way->forced;
        int unbound = !way->forced && !way->least_of[question.everyone];
        for (int seat = 0; seat < question.seats; seat++) unbound &= way->most_of[1 << seat] >= question.tasks;
        question.any_owners |= unbound;
    }
}

static void read_token_plans(void) {
    question.token_plans = count_up_to(MAX_TOKEN_PLANS);
    for (int i = 0; i < question.token_plans; i++) {
        TokenPlan *plan = &question.token_plan[i];
        for (int place = 0; place < MAX_PLACES; place++) plan->at_place[place] = number();
        for (int slot = 0; slot < question.tasks; slot++) plan->no_later[slot] = set();
    }
}

/* Give each card the number of its kind: cards that no set of the question tells apart are alike. */
static void sort_cards_into_kinds(void) {
    u64 trait[CARDS];
    for (int card = 0; card < CARDS; card++) trait[card] = 0;
    int weight = 1;
    question.exact = 0;
    question.special = 0;
#define TELLS_APART(cards_named)                                                                                  \
    do {                                                                                                          \
        u64 named = (cards_named) & ALL_CARDS;                                                                    \
        weight++;                                                                                                 \
        if (named != ALL_CARDS) question.special |= named;                                                        \
        for (u64 rest = named; rest; rest &= rest - 1) trait[lowest(rest)] += mixed(weight);                      \
    } while (0)
    for (int i = 0; i < question.patterns; i++) {
        Pattern *pattern = &question.pattern[i];
        TELLS_APART(pattern->led_with);
        TELLS_APART(pattern->won_with);
        TELLS_APART(pattern->closed_with);
        TELLS_APART(pattern->only);
        TELLS_APART(pattern->left);
        TELLS_APART(pattern->right);
        for (int j = 0; j < pattern->holdings; j++) TELLS_APART(question.holding[pattern->first_holding + j].cards);
        if (pattern->counts_sum || pattern->counts_values) question.exact = 1;
    }
    for (int i = 0; i < question.tallies; i++) TELLS_APART(question.tally[i].cards);
    for (u64 rest = question.task_cards; rest; rest &= rest - 1) TELLS_APART(rest & -rest);
    int kinds = 0;
    u64 known[CARDS];
    for (int card = 0; card < CARDS; card++) {
        if (question.exact) trait[card] += mixed(1000 + value_of(card));
        int kind = 0;
        while (kind < kinds && known[kind] != trait[card]) kind++;
        if (kind == kinds) known[kinds++] = trait[card];
        question.kind_of_card[card] = kind;
    }
}

int read_question(const i32 *words) {
    next = words + 1; /* the first number is the length */
    fits = 1;
    read_table();
    read_automaton();
    read_draws();
    if (fits) read_patterns();
    if (fits) read_tallies();
    if (fits) read_conditions();
    if (fits) read_slots();
    if (fits) read_ways();
    if (fits) read_token_plans();
    if (fits) sort_cards_into_kinds();
    return fits;
}
