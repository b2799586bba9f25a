#include "search/search.h"

#include "search/demand.h"
#include "search/lost.h"
#include "search/trick.h"

Line line;
u64 nodes;

/* The lowest bits of a rank hold the card, the lower one first. */
enum { FIRST_RESTART = 100, BIAS = 0x20000, LAST = 63 };

/* Bias of the move ordering: how early a seat plays a suit. Redrawn for every restart, so that they differ. */
static u32 bias[MAX_SEATS][MAX_SUITS];

static u64 node_limit;
static int out_of_budget;
static u32 skills;
static u64 random_state;

/* What the trick demands from which a search starts. */
static struct {
    int known, hopeful;
    Demand demand;
} start;

static int play(const Demand *demand, Table *table);

static int look_ahead(const Level *level, Demand *demand) {
    if (skills & LOOK_AHEAD) return demand_of(level, demand);
    demand->free = 1;
    demand->must_not_lead = demand->sought = demand->precious = 0;
    return 1;
}

/* Continue with the level after this one's trick. */
static int open_trick(Level *level) {
    if (level->number == question.tricks) return 0;
    u64 key = 0;
    if (skills & REMEMBER) {
        key = position_key(level);
        if (known_lost(key)) return 0;
    }
    Demand demand;
    Table table;
    if (!look_ahead(level, &demand)) return 0;
    clear_table(&table, level);
    int won = play(&demand, &table);
    if (!won && !out_of_budget && skills & REMEMBER) note_lost(key, question.tricks - level->number);
    return won;
}

/* Whether the trick holds a task card that its winner may not own. Most losing tricks do. */
static int spoils_task(const Level *level, const Table *table) {
    for (u64 rest = table->cards & question.task_cards; rest; rest &= rest - 1)
        if (!(level->may_own[question.slot_of[lowest(rest)]] >> table->winner & 1)) return 1;
    return 0;
}

static int close_trick(const Table *table) {
    Level *before = &levels[table->number], *after = before + 1;
    if (spoils_task(before, table)) return 0;
    Trick trick = finished(table);
    take_up(before, after, table, &trick);
    if (!settle(before, after, &trick)) return 0;
    for (int i = 0; i < question.seats; i++) line.card[table->number][i] = table->played[i];
    line.tricks = table->number + 1;
    if (after->won) return 1;
    return open_trick(after);
}

static int can_be_beaten(int card, const Table *table) {
    u64 others = table->in_game & ~table->hand[table->turn];
    return table->count || others & above(card);
}

/* Move ordering: random with bias, but first cards that are sought, and leads in suits in which others hold such
 * cards; cards that should win wait until they can. */
static int ranked(u64 choice, const Demand *demand, const Table *table, u32 *ranks) {
    int choices = 0;
    if (!(choice & (choice - 1))) {
        if (choice) ranks[choices++] = LAST - lowest(choice);
        return choices;
    }
    u64 elsewhere = table->count ? 0 : table->in_game & ~table->hand[table->turn] & demand->sought;
    u64 losing = demand->free ? 0 : demand->not_with[table->turn];
    const u32 *biased = bias[table->turn];
    for (; choice; choice &= choice - 1) {
        int card = lowest(choice);
        u32 score = 0x20000 + biased[suit_of(card)] + (random_from(&random_state) & 0xffff);
        score += (demand->sought >> card & 1) << 16;
        if (elsewhere & suit_around(card)) score += 0xa000;
        score += (losing >> card & 1) << 15;
        if (demand->precious >> card & 1) score += can_be_beaten(card, table) ? -0x10000 : 0x10000;
        ranks[choices++] = (score * (LAST + 1)) | (LAST - card);
    }
    return choices;
}

/* The best rank below this one. Most searches go on with the first card, so that sorting all would be waste. */
static u32 best_below(u32 limit, const u32 *ranks, int choices) {
    u32 best = 0;
    for (int i = 0; i < choices; i++) best = ranks[i] < limit && ranks[i] > best ? ranks[i] : best;
    return best;
}

static int play(const Demand *demand, Table *table) {
    if (table->count == question.seats) return close_trick(table);
    int seat = table->turn;
    u64 choice = playable(table, seat);
    if (!table->count) choice &= ~demand->must_not_lead;
    choice = without_doubles(choice, table, seat, skills);
    u32 ranks[MAX_CARDS], rank = ~0u;
    int choices = ranked(choice, demand, table, ranks);
    for (int i = 0; i < choices; i++) {
        if (nodes >= node_limit) {
            out_of_budget = 1;
            return 0;
        }
        nodes++;
        rank = best_below(rank, ranks, choices);
        Table next = *table;
        put(&next, LAST - (rank & LAST));
        if (!demand->free && !can_end_well(demand, &next)) continue;
        if (play(demand, &next)) return 1;
        if (out_of_budget) return 0;
    }
    return 0;
}

/* Continue from a trick that already has some cards. */
static int go_on(const Table *so_far) {
    Table table = *so_far;
    const Demand *demand = &start.demand;
    if (!start.known) start.hopeful = look_ahead(&levels[table.number], &start.demand), start.known = 1;
    if (!start.hopeful || demand->must_not_lead >> table.played[0] & 1) return 0;
    if (!demand->free && !can_end_well(demand, &table)) return 0;
    return play(demand, &table);
}

static void clear_bias(void) {
    for (int seat = 0; seat < question.seats; seat++)
        for (int suit = 0; suit < SUITS; suit++) bias[seat][suit] = 0;
}

/* Half of the bias is common to all seats: a suit that all of them prefer runs out early. */
static void draw_bias(void) {
    for (int suit = 0; suit < SUITS; suit++) {
        u32 common = random_from(&random_state) % BIAS;
        for (int seat = 0; seat < question.seats; seat++) bias[seat][suit] = common + random_from(&random_state) % BIAS;
    }
}

int search(u64 budget, u32 which_skills, u32 seed) {
    line.tricks = 0;
    if (!begin()) return UNSOLVABLE;
    if (levels[0].won) return SOLVABLE;
    Table table;
    clear_table(&table, &levels[0]);
    return search_on(&table, budget, which_skills, seed);
}

void look_afresh(void) { start.known = 0; }

int search_on(const Table *table, u64 budget, u32 which_skills, u32 seed) {
    look_afresh();
    return search_again(table, budget, which_skills, seed);
}

int search_again(const Table *table, u64 budget, u32 which_skills, u32 seed) {
    u64 end = nodes + budget, restart_after = FIRST_RESTART;
    skills = which_skills;
    random_state = 0x9e3779b97f4a7c15ull ^ seed;
    clear_bias();
    for (;;) {
        out_of_budget = 0;
        node_limit = end;
        if (skills & RESTART && nodes + restart_after < end) node_limit = nodes + restart_after;
        if (table->count ? go_on(table) : open_trick(&levels[table->number])) return SOLVABLE;
        if (!out_of_budget) return UNSOLVABLE;
        if (nodes >= end) return UNDECIDED;
        restart_after += restart_after / 40;
        draw_bias();
    }
}
