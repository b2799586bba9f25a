/* The exported functions. A table, laid and described by races.py, is written to `words`; its game is played to the
 * end, and what came of it is read from there. */
#include "race.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum { WORDS = 1 << 13 };

Game game;

static State table;
static Decision decision;
static Dice luck;
static i32 words[WORDS];
static const i32 *next, *end;
static int senseless; /* a number was not what it must be; from then on all numbers are 0 */

EXPORT(area) i32 *area(void) { return words; }
EXPORT(room) int room(void) { return WORDS; }

static int number_below(int limit) {
    if (next < end && !senseless) {
        i32 read = *next++;
        if (read >= 0 && read < limit) return read;
    }
    senseless = 1;
    return 0;
}

static u64 long_number(void) {
    if (end - next < 2) senseless = 1;
    if (senseless) return 0;
    u64 low = (u32)next[0], high = (u32)next[1];
    next += 2;
    return high << 32 | low;
}

static int read_list(u8 *into, int room, int limit) {
    int count = number_below(room + 1);
    for EACH (i, count) into[i] = number_below(limit);
    return count;
}

static void read_cards(void) {
    game.cards = number_below(MAX_CARDS + 1);
    for EACH (i, game.cards) {
        game.card[i].gain = number_below(ENERGY + 1);
        game.card[i].count = read_list(game.card[i].distances, MAX_DISTANCES, SIDE);
    }
    game.upgrades = number_below(MAX_UPGRADES + 1);
    for EACH (i, game.upgrades) {
        Upgrade *card = &game.upgrade[i];
        card->timing = number_below(TIMINGS);
        card->deed = number_below(DEEDS);
        card->reach = number_below(REACHES);
        u8 *values[] = {&card->distance, &card->factor,  &card->boosters,          &card->energy,
                        &card->shortest, &card->longest, &card->unless_crew_gained};
        for EACH (k, sizeof values / sizeof *values) *values[k] = number_below(SIDE);
    }
}

static void read_game(void) {
    game.players = number_below(MAX_SAUCERS + 1);
    game.saucers = number_below(MAX_SAUCERS + 1);
    game.two_saucers_each = number_below(2);
    game.types = number_below(MAX_TYPES + 1);
    game.price = number_below(1 << 10);
    game.draw = number_below(MAX_UPGRADES + 1);
    game.patrol_tokens = number_below(MAX_SAUCERS + 1);
    game.sides = number_below(1 << 10);
    game.stations = number_below(1 << 10);
    game.round_limit = number_below(1 << 15);
    if (game.players < 2 || !game.sides) senseless = 1;
    if (game.saucers != game.players * (1 + game.two_saucers_each)) senseless = 1;
    Rules *rules = &game.rules;
    u8 *switches[] = {&rules->full_push,   &rules->full_last_push,    &rules->one_boost,
                      &rules->several_buys, &rules->late_end_upgrades, &rules->steal_on_hit,
                      &rules->crashed_pays, &rules->reroll,            &rules->own_crew_only};
    for EACH (i, sizeof switches / sizeof *switches) *switches[i] = number_below(2);
    read_cards();
    for EACH (player, game.players) game.strength[player] = number_below(PLANNER + 1);
}

static void read_board(void) {
    game.tiles = number_below(MAX_TILES + 1);
    game.sites = 0;
    for EACH (tile, game.tiles) {
        int row = game.tile_row[tile] = 1 + number_below(SIDE - 2);
        int column = game.tile_column[tile] = 1 + number_below(SIDE - 2);
        int height = game.tile_height[tile] = number_below(SIDE - row);
        int width = game.tile_width[tile] = number_below(SIDE - column);
        for EACH (i, height * width) {
            int space = (row + i / width) * SIDE + column + i % width;
            if (table.cell[space] != NO_TILE) senseless = 1;
            int cell = table.cell[space] = 1 + number_below(FIRST_SITE + MAX_SITES - 1);
            if (cell < FIRST_SITE) continue;
            table.site[cell - FIRST_SITE] = space;
            game.sites++;
        }
    }
    if (game.sites != read_list(game.site_number, MAX_SITES, 256)) senseless = 1;
    for EACH (site, senseless ? 0 : game.sites) if (table.site[site] == OFF) senseless = 1;
}

/* A space of the board, or OFF. */
static int read_space(void) {
    int space = number_below(SPACES);
    if (space != OFF && table.cell[space] == NO_TILE) senseless = 1;
    return space;
}

/* There is only one of each: then there is room for all, wherever they go. */
static void count_once(u32 *seen, const u8 *pieces, int count) {
    for EACH (i, count) {
        if (*seen >> pieces[i] & 1) senseless = 1;
        *seen |= 1u << pieces[i];
    }
}

static void count_pieces(void) {
    u32 members = 0, cards = 0;
    u8 saucers[MAX_SAUCERS] = {0};
    for EACH (i, game.saucers) {
        if (++saucers[table.saucer[i].player] > 1 + game.two_saucers_each) senseless = 1;
        count_once(&members, table.saucer[i].crew, table.saucer[i].members);
        count_once(&cards, table.saucer[i].upgrade, table.saucer[i].upgrades);
    }
    for EACH (i, table.lies) count_once(&members, &table.lying[i].member, 1);
    for EACH (i, table.queues) count_once(&members, table.queue[i], table.queued[i]);
    count_once(&cards, table.deck, table.in_deck);
    count_once(&cards, table.discard, table.discarded);
}

static void read_saucers(void) {
    for EACH (i, game.saucers) {
        Saucer *saucer = &table.saucer[i];
        saucer->player = number_below(game.players);
        saucer->colour = number_below(MAX_MEMBERS / MAX_TYPES);
        saucer->space = read_space();
        saucer->boosters = number_below(1 << 10);
        saucer->energy = number_below(1 << 10);
        saucer->members = read_list(saucer->crew, MAX_MEMBERS, MAX_MEMBERS);
        saucer->upgrades = read_list(saucer->upgrade, MAX_UPGRADES, game.upgrades);
    }
}

static void read_dice(Dice *dice) {
    dice->seed = long_number();
    dice->rolled = long_number();
}

static void read_table(void) {
    read_board();
    read_saucers();
    table.lies = number_below(MAX_MEMBERS + 1);
    for EACH (i, table.lies) {
        table.lying[i].space = read_space();
        table.lying[i].member = number_below(MAX_MEMBERS);
    }
    table.queues = number_below(MAX_SAUCERS + 1);
    for EACH (i, table.queues) table.queued[i] = read_list(table.queue[i], MAX_TYPES, MAX_MEMBERS);
    table.in_deck = read_list(table.deck, MAX_UPGRADES, game.upgrades);
    table.discarded = read_list(table.discard, MAX_UPGRADES, game.upgrades);
    table.probe = number_below(game.players);
    table.round = number_below(game.round_limit + 1);
    read_dice(&table.dice);
    read_dice(&luck);
    count_pieces();
}

/* Begins the round that is next, and plays on to the end of the game or of the limit. Returns whether it could; what
 * it cannot, Python can. */
EXPORT(play) int play(int count) {
    static const State clean;
    static const Game none;
    if (count < 0 || count > WORDS) return 0;
    table = clean;
    game = none;
    senseless = 0;
    next = words;
    end = words + count;
    read_game();
    if (!senseless) read_table();
    if (senseless || next != end) return 0;
    decision.count = 0;
    table.decision = &decision;
    table.winner = NOBODY;
    then(&table, TASK(BEGIN_ROUND, 0));
    advance(&table, 0);
    while (decision.count && !table.in_trouble && table.round <= game.round_limit) {
        int chosen = choose(&table, &luck);
        luck.rolled++;
        static Option option;
        option = decision.options[chosen];
        take(&table, &option);
        advance(&table, 0);
    }
    words[0] = table.winner;
    words[1] = table.round;
    words[2] = table.turns;
    words[3] = table.pick_ups;
    words[4] = table.thefts;
    for EACH (player, game.players) words[5 + player] = 0;
    for EACH (i, game.saucers) {
        const Saucer *saucer = &table.saucer[i];
        for EACH (k, saucer->upgrades) words[5 + saucer->player] |= 1u << saucer->upgrade[k];
    }
    return !table.in_trouble;
}
