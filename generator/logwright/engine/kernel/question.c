/* Reads a question from its list of numbers. */
#include "question.h"

Question question;
Reader reader;

static void must(int holds) {
    if (!holds) complain(SENSELESS);
}

static int members(void) { return number_below(question.everyone + 1); }

static void read_table(void) {
    question.seats = number_below(MAX_SEATS + 1);
    question.tricks = number_below(MAX_TRICKS + 1);
    must(question.seats >= 2 && question.tricks >= 1);
    question.leader = number_below(question.seats);
    question.everyone = (1 << question.seats) - 1;
    for (int seat = 0; seat < question.seats; seat++) question.hand[seat] = set();
}

static void read_automaton(void) {
    question.automaton = number_below_or(question.seats, NOBODY);
    question.covered = 0;
    for (int card = 0; card < CARDS; card++) question.under[card] = NO_CARD;
    int columns = rows_up_to(CARDS / 2);
    for (int i = 0; i < columns; i++) {
        int up = number_below(CARDS), down = number_below(CARDS);
        question.under[up] = down;
        question.covered |= BIT(down);
    }
}

static void read_draws(void) {
    question.draw_after = number_below(MAX_TRICKS + 1);
    if (!question.draw_after) return;
    for (int seat = 0; seat < question.seats; seat++)
        for (int i = 0; i < MAX_DRAWS; i++) question.draws[seat][i] = number_below(CARDS);
}

static void read_patterns(void) {
    question.patterns = rows_up_to(MAX_PATTERNS);
    int holdings = 0;
    for (int i = 0; i < question.patterns && !reader.trouble; i++) {
        Pattern *pattern = &question.pattern[i];
        pattern->tricks = number();
        pattern->led_by = members();
        pattern->led_with = set();
        pattern->won_with = set();
        pattern->closed_with = set();
        pattern->only = set();
        pattern->balanced = number();
        pattern->left = set();
        pattern->right = set();
        pattern->sum_least = number(), pattern->sum_most = number();
        pattern->colours_least = number(), pattern->colours_most = number();
        pattern->values_least = number(), pattern->values_most = number();
        pattern->counts_sum = pattern->sum_least > 0 || pattern->sum_most < 255;
        pattern->counts_colours = pattern->colours_least > 0 || pattern->colours_most < 255;
        pattern->counts_values = pattern->values_least > 0 || pattern->values_most < 255;
        pattern->first_holding = holdings;
        pattern->holdings = rows_up_to(MAX_HOLDINGS - holdings);
        for (int j = 0; j < pattern->holdings; j++) {
            Holding *holding = &question.holding[holdings++];
            holding->cards = set();
            holding->least = number(), holding->most = number(), holding->beaten = number();
        }
        pattern->simple = pattern->led_by == question.everyone && !pattern->holdings && !pattern->balanced &&
                          !pattern->counts_sum && !pattern->counts_colours && !pattern->counts_values &&
                          (pattern->led_with & pattern->won_with & pattern->closed_with & pattern->only) == ALL_CARDS;
    }
}

static void read_tallies(void) {
    question.tallies = rows_up_to(MAX_TALLIES);
    for (int seat = 0; seat < MAX_SEATS; seat++) question.tallies_of[seat] = 0;
    for (int i = 0; i < question.tallies && !reader.trouble; i++) {
        Tally *tally = &question.tally[i];
        tally->seats = members();
        tally->pattern = number_below(question.patterns);
        tally->cards = set();
        tally->summed = number_below(2);
        for (int seat = 0; seat < question.seats; seat++)
            if (tally->seats >> seat & 1) question.tally_of[seat][question.tallies_of[seat]++] = i;
    }
}

/* The ends of a range, clamped: no tally comes near these limits. */
static i32 end_of_range(void) { return most(-FAR, least(number(), FAR)); }

/* The rows of its parts: tallies, or conditions that come before it. */
static void read_parts(Condition *condition, int index, int first, u8 *depth) {
    condition->first_part = first;
    condition->parts = rows_up_to(MAX_PARTS - first);
    if (condition->kind == SEQUENCE && condition->parts > MAX_STEPS) complain(TOO_MUCH);
    if (condition->kind == NEGATED) must(condition->parts == 1);
    depth[index] = 0;
    for (int i = 0; i < condition->parts && !reader.trouble; i++) {
        int part = question.part[first + i] = number_below(condition->kind == SEQUENCE ? question.tallies : index);
        if (condition->kind == SEQUENCE || reader.trouble) continue;
        int kind = question.condition[part].kind;
        if (condition->kind == NEGATED) must(kind == ALWAYS_IN_RANGE || kind == SEQUENCE || kind == TASK_DONE || kind == CLIMB);
        depth[index] = most(depth[index], depth[part] + 1);
    }
    if (depth[index] > MAX_DEPTH) complain(TOO_MUCH);
}

static void read_conditions(void) {
    static u8 depth[MAX_CONDITIONS];
    question.conditions = rows_up_to(MAX_CONDITIONS);
    int parts = 0;
    for (int i = 0; i < question.conditions && !reader.trouble; i++) {
        Condition *condition = &question.condition[i];
        condition->kind = number_below(NEGATED + 1);
        int counts = (condition->kind >= IN_RANGE && condition->kind <= RUN) || condition->kind == CLIMB;
        condition->tally = counts ? number_below(question.tallies) : number_below_or(MAX_SLOTS, NO_TALLY);
        condition->minus = number_below_or(question.tallies, NO_TALLY);
        condition->least = end_of_range(), condition->most = end_of_range();
        if (condition->kind == CLIMB) must(condition->least >= RISING && condition->least <= EVEN_STEPS);
        condition->tricks = number();
        read_parts(condition, i, parts, depth);
        parts += condition->parts;
    }
}

static Objective read_objective(int needed) {
    i32 first = number(), last = number();
    must(!needed || (0 <= first && first <= last && last < question.conditions));
    return needed ? (Objective){first, last} : (Objective){0, 0};
}

static void read_slot(Slot *slot, int index) {
    slot->card = number_below_or(CARDS, NO_CARD);
    slot->is_role = number_below(2);
    slot->allowed = members();
    /* Tasks come first. */
    must(slot->is_role || question.tasks == index);
    question.tasks += !slot->is_role;
    if (slot->card != NO_CARD) {
        must(!slot->is_role && !(question.task_cards >> slot->card & 1));
        question.task_cards |= BIT(slot->card);
        question.slot_of[slot->card] = index;
    } else {
        for (int seat = 0; seat < question.seats; seat++)
            slot->by_owner[seat] = read_objective(slot->allowed >> seat & 1);
    }
}

/* The tasks that an objective asks about the time of. */
static u64 asked_by(Objective objective) {
    u64 asked = 0;
    for (int i = objective.first; i <= objective.last; i++)
        if (question.condition[i].kind == TASK_DONE) asked |= BIT(question.condition[i].tally);
    return asked;
}

static void order_slots(void) {
    u64 waits_for[MAX_SLOTS], left = BIT(question.slots) - 1;
    question.any_timed = 0;
    for (int i = 0; i < question.conditions; i++) question.any_timed |= question.condition[i].kind == TASK_DONE;
    for (int i = 0; i < question.slots; i++) {
        const Slot *slot = &question.slot[i];
        waits_for[i] = 0;
        for (int seat = 0; slot->card == NO_CARD && question.any_timed && seat < question.seats; seat++)
            if (slot->allowed >> seat & 1) waits_for[i] |= asked_by(slot->by_owner[seat]);
    }
    for (int count = 0; count < question.slots; count++) {
        u64 ready = 0;
        for (u64 rest = left; rest; rest &= rest - 1)
            if (!(waits_for[lowest(rest)] & left)) ready |= rest & -rest;
        /* No task waits for itself, so there is always one; if not, any will do. */
        int next_slot = lowest(ready ? ready : left);
        question.in_turn[count] = next_slot;
        left &= ~BIT(next_slot);
    }
}

static void read_slots(void) {
    question.objectives = rows_up_to(MAX_OBJECTIVES);
    for (int i = 0; i < question.objectives && !reader.trouble; i++) question.objective[i] = read_objective(1);
    question.slots = rows_up_to(MAX_SLOTS);
    question.task_cards = 0;
    question.tasks = 0;
    for (int i = 0; i < question.slots && !reader.trouble; i++) read_slot(&question.slot[i], i);
    question.distinct_roles = number_below(2);
    question.by_the_book = number_below(2);
    for (int i = 0; i < question.conditions && !reader.trouble; i++)
        if (question.condition[i].kind == TASK_DONE) must(question.condition[i].tally < question.tasks);
    if (!reader.trouble) order_slots();
}

static void read_ways(void) {
    question.ways = rows_up_to(MAX_WAYS);
    question.any_forced = question.any_owners = 0;
    for (int i = 0; i < question.ways && !reader.trouble; i++) {
        Way *way = &question.way[i];
        way->least_of[0] = way->most_of[0] = 0;
        for (int seat = 0; seat < question.seats; seat++) {
            int lowest_share = number_below(MAX_SLOTS + 1), highest_share = number_below(MAX_SLOTS + 1);
            for (int group = 0; group < 1 << seat; group++) {
                way->least_of[group | 1 << seat] = way->least_of[group] + lowest_share;
                way->most_of[group | 1 << seat] = way->most_of[group] + highest_share;
            }
        }
        way->forced = rows_up_to(MAX_FORCED);
        for (int j = 0; j < way->forced; j++) {
            way->forced_slot[j] = number_below(question.tasks);
            way->forced_owners[j] = members();
        }
        question.any_forced |= way->forced;
        int unbound = !way->forced && !way->least_of[question.everyone];
        for (int seat = 0; seat < question.seats; seat++) unbound &= way->most_of[1 << seat] >= question.tasks;
        question.any_owners |= unbound;
    }
}

static void read_token_plans(void) {
    question.token_plans = rows_up_to(MAX_TOKEN_PLANS);
    question.any_tokens = 0;
    for (int i = 0; i < question.token_plans && !reader.trouble; i++) {
        TokenPlan *plan = &question.token_plan[i];
        u64 placed = 0;
        for (int place = 0; place < MAX_PLACES; place++) {
            int slot = plan->at_place[place] = number_below_or(question.tasks, NOBODY);
            if (slot == NOBODY) continue;
            must(!(placed >> slot & 1));
            placed |= BIT(slot);
            question.any_tokens = 1;
        }
        for (int slot = 0; slot < question.tasks; slot++) {
            plan->no_later[slot] = long_number();
            must(!(plan->no_later[slot] >> question.tasks));
            question.any_tokens |= plan->no_later[slot] != 0;
        }
    }
}

/* Numbers the kinds of cards: cards that no set of the question distinguishes are of the same kind. */
static void sort_cards_into_kinds(void) {
    u64 trait[MAX_CARDS];
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
    for (int i = 0; i < question.tallies; i++) {
        TELLS_APART(question.tally[i].cards);
        question.exact |= question.tally[i].summed;
    }
    for (int i = 0; i < question.conditions; i++) question.exact |= question.condition[i].kind == CLIMB;
    for (u64 rest = question.task_cards; rest; rest &= rest - 1) TELLS_APART(rest & -rest);
    int kinds = 0;
    u64 known[MAX_CARDS];
    for (int card = 0; card < CARDS; card++) {
        if (question.exact) trait[card] += mixed(1000 + value_of(card));
        int kind = 0;
        while (kind < kinds && known[kind] != trait[card]) kind++;
        if (kind == kinds) known[kinds++] = trait[card];
        question.kind_of_card[card] = kind;
    }
}

int hands_make_sense(void) {
    u64 cards = 0;
    question.leftovers = 0;
    for (int seat = 0; seat < question.seats; seat++) {
        u64 hand = question.hand[seat];
        if (hand & (cards | ~ALL_CARDS) || size(hand) < question.tricks) return 0;
        cards |= hand;
        question.leftovers += size(hand) - question.tricks;
    }
    if (question.task_cards & ~cards) return 0;
    /* Each covered card lies under a card of the same hand that is not covered itself. */
    u64 covered = 0;
    for (int up = 0; up < CARDS; up++) {
        int down = question.under[up];
        if (down == NO_CARD) continue;
        u64 both = BIT(up) | BIT(down);
        if (question.automaton == NOBODY || (question.hand[question.automaton] & both) != both) return 0;
        if (covered & BIT(down) || question.covered & BIT(up)) return 0;
        covered |= BIT(down);
    }
    for (int seat = 0; question.draw_after && seat < question.seats; seat++) {
        u64 order = 0;
        for (int i = 0; i < MAX_DRAWS; i++) order |= BIT(question.draws[seat][i]);
        if (question.hand[(seat + question.seats - 1) % question.seats] & ~order) return 0;
    }
    return covered == question.covered;
}

int read_question(const i32 *words, const i32 *end) {
    read_from(words, end);
    int length = number();
    if (length < 1 || length > end - words) complain(SENSELESS);
    else reader.end = words + length;
    read_deck();
    read_table();
    read_automaton();
    read_draws();
    read_patterns();
    read_tallies();
    read_conditions();
    read_slots();
    read_ways();
    read_token_plans();
    if (reader.trouble) return reader.trouble;
    sort_cards_into_kinds();
    return NO_TROUBLE;
}
