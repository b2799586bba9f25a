/* Crash & Grab once more, for very many games: what `engine/saucers` defines, in C.
 *
 * Every task bears the name of a class there, does the same in the same order, and offers the same options in the same
 * order; why it is so stands there, beside the numbers of the checklist. A test plays thousands of games both ways.
 * The table is laid in Python; here games go from the beginning of a round to their end. */
#ifndef RACE_H
#define RACE_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef signed char i8;
typedef unsigned int u32;
typedef int i32;
typedef unsigned long long u64;

enum {
    MAX_SAUCERS = 6,
    MAX_TYPES = 4,
    MAX_MEMBERS = 24, /* a member's number is its colour times MAX_TYPES, plus its type */
    MAX_CARDS = 8,
    MAX_DISTANCES = 8,
    MAX_UPGRADES = 32,
    MAX_TILES = 32,
    MAX_SITES = 32,
    SIDE = 32, /* the board with an empty space on all sides; a space is its row times SIDE, plus its column */
    SPACES = SIDE * SIDE,
    OFF = 0, /* not on the board */
    MAX_TASKS = 64,
    MAX_OPTIONS = 1024,
    STEPS_OF_OPTION = 5,
    MAX_TURNS = 8,
    NOBODY = -1,
    NO_CARD = 255
};

enum Cell { NO_TILE, PLAIN, ACCELERATOR, FIRST_SITE };
enum Direction { UP, RIGHT, DOWN, LEFT, DIRECTIONS };
enum Gain { NOTHING, BOOSTER, ENERGY };
enum Strength { RANDOM, GREEDY, PLANNER };

/* Numbered as in races.py. */
enum Timing {
    NO_TIMING, TURN_START, TURN_END, DURING_MOVE, WHEN_PLACED, ON_REVEAL, ON_PUSH, WHEN_BOUGHT, ON_COLLISION,
    AFTER_FIRST_TURN, ON_PICKUP, ON_BOOST, TIMINGS
};
enum Deed {
    NO_DEED, RELOCATE, SWAP_PLACES, PUSH, TAKE_CREW, LEAVE_BOARD, ACCELERATE, MULTIPLY_DISTANCE, GAIN, EXCHANGE_CREW,
    CHOOSE, CRASH_HIT_SAUCER, MOVE, ROTATE_TILE, CHOOSE_DISTANCE, DEEDS
};
enum Reach { NO_REACH, NEIGHBOUR, LINE, CRASH_SITE, ANYWHERE, REACHES };

enum Question { PLAN, OTHER };

enum Kind {
    /* flights.c */
    FLIGHT, COLLISION, PUSHED, BLAST, ACCELERATED, LAUNCH, OFFER_WASTE_ACCELERATOR, OFFER_BOOST, BOOST, CREW_EXCHANGE,
    TRANSFER, CROSS,
    /* turns.c */
    BEGIN_ROUND, CHOOSE_CARD, LAY_CARD, ROLL_ROTATION, NEXT_TURN, TAKE_TURN, REVEAL, STEER, SET_OFF, END_TURN,
    SET_TURN_ORDER, END_ROUND, PASS_PROBE,
    /* clean_up.c */
    SETTLE_CRASHES, PENALTY, GIVE, RECEIVE, REWARD, ROBBERY, STEAL, TAKE_ENERGY, REPLACE_CREW, PLACE_CREW, PLACE_SAUCER,
    ROLL_FOR_SAUCER, LAND, OFFER_UPGRADE, DRAW_UPGRADES, KEEP_UPGRADE,
    /* deeds.c */
    USE_START_UPGRADES, USE_END_UPGRADES, SPEND_UPGRADE, DO_RELOCATE, DO_SWAP_PLACES, DO_TAKE_CREW, DO_LEAVE_BOARD,
    DO_EXCHANGE_CREW, DO_ROTATE_TILE
};

/* A pending step. What a member means depends on the kind. */
typedef struct {
    u8 kind, saucer, direction, pushed;
    u8 other, card, member, wanted;
    u16 distance, left, space;
} Task;

typedef struct {
    Task tasks[STEPS_OF_OPTION];
    u8 count;
} Option;

/* A question to a player; there is none while it has no options. */
typedef struct {
    u8 player, saucer, question;
    int count;
    Option options[MAX_OPTIONS];
} Decision;

typedef struct {
    u8 timing, deed, reach, distance, factor, boosters, energy, shortest, longest, unless_crew_gained;
} Upgrade;

typedef struct {
    u8 gain, count, distances[MAX_DISTANCES];
} Card;

typedef struct {
    u8 full_push, full_last_push, one_boost, several_buys, late_end_upgrades, steal_on_hit, crashed_pays, reroll,
        own_crew_only;
} Rules;

typedef struct {
    int players, saucers, two_saucers_each, types, cards, upgrades, price, draw, patrol_tokens, sides, stations, tiles,
        sites, round_limit;
    Rules rules;
    Card card[MAX_CARDS];
    Upgrade upgrade[MAX_UPGRADES];
    u8 site_number[MAX_SITES];
    u8 tile_row[MAX_TILES], tile_column[MAX_TILES], tile_height[MAX_TILES], tile_width[MAX_TILES];
    u8 strength[MAX_SAUCERS];
} Game;

extern Game game; /* what stays the same throughout a game */

typedef struct {
    u64 seed, rolled;
} Dice;

typedef struct {
    u16 space, boosters, energy;
    u8 player, colour, members, upgrades;
    u8 crew[MAX_MEMBERS], upgrade[MAX_UPGRADES];
} Saucer;

typedef struct {
    u16 space;
    u8 member;
} Lying;

typedef struct {
    u8 saucer, free_direction, crew_gained, crashes, hits;
    u8 crashed[MAX_SAUCERS], hit[MAX_SAUCERS]; /* each saucer once */
    u16 distance, picked_up, boosts, launches;
    u32 used, bought;
} Turn;

typedef struct {
    Saucer saucer[MAX_SAUCERS];
    Lying lying[MAX_MEMBERS];
    u8 queue[MAX_SAUCERS][MAX_TYPES], queued[MAX_SAUCERS];
    u8 deck[MAX_UPGRADES], discard[MAX_UPGRADES], drawn[MAX_UPGRADES];
    u8 lies, queues, in_deck, discarded, draws;
    Dice dice;
    int probe, round, winner;
    u8 plan_card[MAX_SAUCERS], plan_direction[MAX_SAUCERS];
    u8 waiting[MAX_TURNS], acted[MAX_TURNS], waits, acts, moved, patrol;
    u8 has_turn, in_trouble; /* in trouble: something that only Python can do or say */
    Turn turn;
    Decision *decision;
    int tasks;
    Task agenda[MAX_TASKS]; /* the last one comes first */
    u16 site[MAX_SITES];
    u8 cell[SPACES];
    i32 turns, pick_ups, thefts;
} State;

/* table.c: looking at a state and changing pieces of it */
u64 number_of(const Dice *dice);
int roll(Dice *dice, int sides);
void shuffle(Dice *dice, u8 *items, int count);
int occupant(const State *state, int space);
int crew_at(const State *state, int space);
int is_empty(const State *state, int space);
int is_site(const State *state, int space);
int toward(int space, int direction);
int direction_to(int here, int there);
int distance_to(int here, int there);
int count_of_ones(u32 bits);
int types_aboard(const Saucer *saucer, int own_only);
int stationed(const State *state, int player);
int is_stealable(const Saucer *saucer, int member);
int find(const State *state, int saucer, int timing, int deed);
int is_usable(const State *state, int saucer, int card, int timing);
void gain(State *state, int saucer, int boosters, int energy);
void leave(Saucer *saucer, int member);
void hand_over(State *state, int giver, int receiver, int member);
void pick_up(State *state, int saucer, int space);
void take_from_board(State *state, int saucer, int lying);
void check_victory(State *state, int player);
void crash(State *state, int saucer);

/* agenda.c: what comes next */
void then(State *state, Task task); /* puts a task first: of several the last one goes in first */
void offer(State *state, Task task);
void offer_two(State *state, Task task, Task after);
void offer_nothing(State *state);
Option *new_option(State *state);
void ask(State *state, int saucer, int question);
void take(State *state, const Option *option);
void advance(State *state, int this_turn_only);

void perform_flight(State *state, const Task *task);
void perform_turn(State *state, const Task *task);
void perform_clean_up(State *state, const Task *task);
void perform_deed(State *state, const Task *task);

/* players.c */
int choose(const State *state, const Dice *luck);

#define EACH(name, count) (int name = 0; name < (int)(count); name++)
#define TASK(of, ...) ((Task){.kind = of, __VA_ARGS__})

#endif
