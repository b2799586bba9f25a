/* Draws worlds uniformly: the ways to place the unknown cards are counted from the last card to the first, then a
 * world is drawn card by card, each seat in proportion to the number of ways to continue. */
#include "crews/worlds.h"

#include "crews/hand_inference.h"

enum {
    MOST_COUNTED = 13 << 16, /* cards times states */
    MAX_PROMISES = 5 * (MAX_SEATS - 1), /* as many cards as the others may show */
    MAX_BRANCHES = 64,
    MAX_NEVER = 256,
    PATIENCE = 200,
    SWAPS = 60, /* enough to move almost every card now and then */
    NEVER = 1 << 30,
};

World worlds[MAX_WORLDS];

/* At least one of these cards is in this hand. */
typedef struct {
    u8 seat;
    u64 cards;
} Promise;

/* One interpretation of what was shown: for each unknown card the seats that may hold it. */
typedef struct {
    u8 allowed[MAX_CARDS];
    int promises, counted; /* promises checked while the ways are counted: all or none */
    Promise promise[MAX_PROMISES];
    double ways;
    int worlds;
} Branch;

static struct {
    int seats, worlds, automaton, columns, draws, branches, nevers;
    u64 held[MAX_SEATS], unknown, undrawable, never[MAX_NEVER];
    u8 room[MAX_SEATS], up[MAX_COLUMNS];
    Branch branch[MAX_BRANCHES];
} knowledge;

/* Seats with room for unknown cards. The state of a drawing is the room left in each but the last (which follows
 * from the others), and the promises kept. */
static int open_seats, open_seat[MAX_SEATS], stride[MAX_SEATS], states;
static int cards, bound_cards; /* bound: not every seat may hold it, or it is part of a promise */
static u8 card_at[MAX_CARDS];
static double counted[MOST_COUNTED], factorial[MAX_CARDS + 1];
static u64 random_state;

static u64 random_word(void) {
    u64 z = random_state += 0x9e3779b97f4a7c15ull;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
}

static double random_share(void) { return (random_word() >> 11) * 0x1p-53; }
static int below(int limit) { return random_share() * limit; }

static void shuffle(u8 *row, int count) {
    for (int last = count - 1; last > 0; last--) {
        int place = below(last + 1);
        u8 moved = row[place];
        row[place] = row[last], row[last] = moved;
    }
}

static void read_branch(Branch *branch) {
    int everyone = 0;
    for (int i = 0; i < open_seats; i++) everyone |= 1 << open_seat[i];
    for (int card = 0; card < CARDS; card++) branch->allowed[card] = everyone;
    for (int rows = rows_up_to(reader.end - reader.next); rows && !reader.trouble; rows--) {
        u64 named = set();
        int seats = number();
        for (; named; named &= named - 1) branch->allowed[lowest(named)] &= seats;
    }
    branch->promises = rows_up_to(MAX_PROMISES);
    for (int i = 0; i < branch->promises; i++) {
        branch->promise[i].seat = number_below(knowledge.seats);
        branch->promise[i].cards = set();
    }
}

/* Whether each known card is in one hand only, and the room left equals the number of unknown cards. */
static int hands_add_up(void) {
    u64 known = knowledge.unknown;
    int room = 0;
    for (int seat = 0; seat < knowledge.seats; seat++) {
        if (knowledge.held[seat] & known) return 0;
        known |= knowledge.held[seat];
        room += knowledge.room[seat];
        if (knowledge.draws && size(knowledge.held[seat]) + knowledge.room[seat] > MAX_DRAWS) return 0;
    }
    int covered = knowledge.automaton == NOBODY ? 0 : knowledge.room[knowledge.automaton];
    if (knowledge.columns > covered || (knowledge.columns && covered > MAX_COLUMNS)) return 0;
    return room == size(knowledge.unknown);
}

static int read_knowledge(void) {
    read_deck();
    knowledge.seats = number_below(MAX_SEATS + 1);
    knowledge.worlds = rows_up_to(MAX_WORLDS);
    knowledge.unknown = set();
    open_seats = 0;
    for (int seat = 0; seat < knowledge.seats; seat++) {
        knowledge.held[seat] = set();
        knowledge.room[seat] = number_below(CARDS + 1);
        if (knowledge.room[seat]) open_seat[open_seats++] = seat;
    }
    knowledge.automaton = number_below_or(knowledge.seats, NOBODY);
    knowledge.columns = rows_up_to(MAX_COLUMNS);
    for (int i = 0; i < knowledge.columns; i++) knowledge.up[i] = number_below(CARDS);
    knowledge.draws = number();
    knowledge.undrawable = set();
    knowledge.nevers = rows_up_to(MAX_NEVER);
    for (int i = 0; i < knowledge.nevers; i++) knowledge.never[i] = set();
    knowledge.branches = rows_up_to(MAX_BRANCHES);
    for (int i = 0; i < knowledge.branches; i++) read_branch(&knowledge.branch[i]);
    read_hand_evidence(knowledge.seats);
    if (!hands_add_up()) complain(SENSELESS);
    return reader.trouble;
}

/* Bound cards come first: the rest then fits in any way. */
static void put_in_order(const Branch *branch) {
    int everyone = 0, free_cards = 0;
    u64 promised = 0;
    for (int i = 0; i < open_seats; i++) everyone |= 1 << open_seat[i];
    for (int i = 0; i < branch->counted; i++) promised |= branch->promise[i].cards;
    cards = size(knowledge.unknown);
    bound_cards = 0;
    for (u64 rest = knowledge.unknown; rest; rest &= rest - 1) {
        int card = lowest(rest);
        int bound = promised >> card & 1 || branch->allowed[card] != everyone;
        card_at[bound ? bound_cards++ : cards - ++free_cards] = card;
    }
}

static int kept_by(const Branch *branch, int card, int seat) {
    int kept = 0;
    for (int i = 0; i < branch->counted; i++)
        if (branch->promise[i].seat == seat && branch->promise[i].cards >> card & 1) kept |= 1 << i;
    return kept;
}

/* The number of ways to continue from a bound card, for each set of promises kept. */
static double *ways(const Branch *branch, int place, int state) {
    return &counted[(place * states + state) << branch->counted];
}

/* The number of ways to continue from the card at this place, with this room left and these promises kept. */
static double ways_from(const Branch *branch, int place, int state, const u8 *room, int kept) {
    int all = (1 << branch->counted) - 1;
    if (place < bound_cards) return ways(branch, place, state)[kept];
    if (kept != all) return 0;
    double count = factorial[cards - place];
    for (int i = 0; i < open_seats; i++) count /= factorial[room[i]];
    return count;
}

static void count_ways_at(const Branch *branch, int place) {
    int last = open_seats - 1, promises = 1 << branch->counted;
    for (int state = 0; state < states; state++) {
        u8 room[MAX_SEATS];
        int left = cards - place;
        for (int i = 0; i < last; i++) {
            room[i] = state / stride[i] % (knowledge.room[open_seat[i]] + 1);
            left -= room[i];
        }
        for (int kept = 0; kept < promises; kept++) ways(branch, place, state)[kept] = 0;
        if (left < 0 || left > knowledge.room[open_seat[last]]) continue;
        room[last] = left;
        int card = card_at[place];
        for (int i = 0; i < open_seats; i++) {
            if (!room[i] || !(branch->allowed[card] >> open_seat[i] & 1)) continue;
            int after = i == last ? state : state - stride[i], keeps = kept_by(branch, card, open_seat[i]);
            room[i]--;
            for (int kept = 0; kept < promises; kept++)
                ways(branch, place, state)[kept] +=
                    ways_from(branch, place + 1, after, room, kept | keeps);
            room[i]++;
        }
    }
}

static int first_state(void) {
    int state = 0;
    for (int i = 0; i < open_seats - 1; i++) state += knowledge.room[open_seat[i]] * stride[i];
    return state;
}

/* Whether the table is large enough to count the ways with so many promises. */
static int can_count(Branch *branch, int promises) {
    branch->counted = promises;
    put_in_order(branch);
    states = 1;
    for (int i = 0; i < open_seats - 1; i++) {
        stride[i] = states;
        states *= knowledge.room[open_seat[i]] + 1;
        if ((u64)bound_cards * ((u64)states << promises) > MOST_COUNTED) return 0;
    }
    return 1;
}

/* False if there are too many to count. At large tables promises may have to be checked after a world is drawn. */
static int count_ways(Branch *branch) {
    if (!can_count(branch, branch->promises) && !can_count(branch, 0)) return 0;
    for (int place = bound_cards - 1; place >= 0; place--) count_ways_at(branch, place);
    u8 room[MAX_SEATS];
    for (int i = 0; i < open_seats; i++) room[i] = knowledge.room[open_seat[i]];
    branch->ways = ways_from(branch, 0, first_state(), room, 0);
    return 1;
}

static void draw_hands(const Branch *branch, World *world) {
    u8 room[MAX_SEATS];
    int state = first_state(), kept = 0;
    for (int seat = 0; seat < knowledge.seats; seat++) world->hand[seat] = knowledge.held[seat];
    for (int i = 0; i < open_seats; i++) room[i] = knowledge.room[open_seat[i]];
    for (int place = 0; place < bound_cards; place++) {
        int card = card_at[place], chosen = -1;
        double left = random_share() * ways_from(branch, place, state, room, kept);
        for (int i = 0; i < open_seats && left >= 0; i++) {
            if (!room[i] || !(branch->allowed[card] >> open_seat[i] & 1)) continue;
            int after = i == open_seats - 1 ? state : state - stride[i];
            room[i]--;
            double share = ways_from(branch, place + 1, after, room, kept | kept_by(branch, card, open_seat[i]));
            room[i]++;
            if (share > 0) chosen = i, left -= share;
        }
        world->hand[open_seat[chosen]] |= BIT(card);
        kept |= kept_by(branch, card, open_seat[chosen]);
        if (chosen != open_seats - 1) state -= stride[chosen];
        room[chosen]--;
    }
    u8 rest[MAX_CARDS];
    int count = cards - bound_cards;
    for (int i = 0; i < count; i++) rest[i] = card_at[bound_cards + i];
    shuffle(rest, count);
    for (int i = 0; i < open_seats; i++)
        while (room[i]--) world->hand[open_seat[i]] |= BIT(rest[--count]);
}

static int promises_kept(const Branch *branch, const World *world) {
    for (int i = 0; i < branch->promises; i++)
        if (!(world->hand[branch->promise[i].seat] & branch->promise[i].cards)) return 0;
    return 1;
}

static void swap(World *world, int one, int his, int other, int hers) {
    world->hand[his] ^= BIT(one) | BIT(other);
    world->hand[hers] ^= BIT(one) | BIT(other);
}

/* Both halves of a random word as places of unknown cards. */
static void two_places(int *one, int *other) {
    u64 word = random_word();
    *one = (word >> 32) * cards >> 32, *other = (word & 0xffffffff) * cards >> 32;
}

/* A random threshold of doubt: n bits or more with probability 2^-n. */
static int borne(void) {
    u64 word = random_word() | 1;
    int heads = __builtin_clzll(word);
    return (heads + 1) * BIT_OF_DOUBT - 1 - (int)(word << heads >> 59 & (BIT_OF_DOUBT - 1));
}

/* Evidence makes some worlds likelier than others: swap cards by Metropolis sampling until the world has the right
 * odds. */
static void stir(const Branch *branch, World *world) {
    if (!hand_evidence() || cards < 2) return;
    int doubted[MAX_SEATS];
    u8 holder[MAX_CARDS];
    for (int i = 0; i < open_seats; i++) doubted[open_seat[i]] = doubts(open_seat[i], world->hand[open_seat[i]]);
    for (int i = 0; i < cards; i++) {
        holder[i] = open_seat[0];
        for (int j = 1; j < open_seats; j++)
            if (world->hand[open_seat[j]] >> card_at[i] & 1) holder[i] = open_seat[j];
    }
    for (int i = 0; i < SWAPS; i++) {
        int here, there;
        two_places(&here, &there);
        int one = card_at[here], other = card_at[there], his = holder[here], hers = holder[there];
        if (his == hers || !(branch->allowed[one] >> hers & branch->allowed[other] >> his & 1)) continue;
        swap(world, one, his, other, hers);
        int kept = promises_kept(branch, world);
        int limit = borne() + doubted[his] + doubted[hers];
        int his_now = kept ? doubts_after(his, world->hand[his], other, one) : NEVER;
        int hers_now = his_now > limit ? 0 : doubts_after(hers, world->hand[hers], one, other);
        if (his_now + hers_now > limit) {
            swap(world, one, his, other, hers);
            continue;
        }
        holder[here] = hers, holder[there] = his;
        doubted[his] = his_now, doubted[hers] = hers_now;
        note_swap(his, other, one), note_swap(hers, one, other);
    }
}

static int is_void(const World *world) {
    for (int i = 0; i < knowledge.nevers; i++)
        for (int seat = 0; seat < knowledge.seats; seat++)
            if ((world->hand[seat] & knowledge.never[i]) == knowledge.never[i]) return 1;
    return 0;
}

static int spread(u64 set_of_cards, u8 *row) {
    int count = 0;
    for (; set_of_cards; set_of_cards &= set_of_cards - 1) row[count++] = lowest(set_of_cards);
    shuffle(row, count);
    return count;
}

/* Arranges the automaton's covered cards, and the order of later draws. */
static void lay_out(World *world) {
    world->columns = knowledge.columns;
    for (int i = 0; i < knowledge.columns; i++) world->up[i] = knowledge.up[i];
    if (knowledge.columns) spread(world->hand[knowledge.automaton] & knowledge.unknown, world->down);
    for (int seat = 0; knowledge.draws && seat < knowledge.seats; seat++) {
        u64 hand = world->hand[(seat + knowledge.seats - 1) % knowledge.seats];
        int count = spread(hand & ~knowledge.undrawable, world->draws[seat]);
        spread(hand & knowledge.undrawable, world->draws[seat] + count);
    }
}

/* Distribute so many worlds over the branches in proportion to their ways. */
static void share_out(int count) {
    double all = 0;
    for (int i = 0; i < knowledge.branches; i++) {
        knowledge.branch[i].worlds = 0;
        all += knowledge.branch[i].ways;
    }
    for (int world = 0; world < count && all > 0; world++) {
        double left = random_share() * all;
        int chosen = -1;
        for (int i = 0; i < knowledge.branches && left >= 0; i++)
            if (knowledge.branch[i].ways > 0) chosen = i, left -= knowledge.branch[i].ways;
        knowledge.branch[chosen].worlds++;
    }
}

int start_drawing(u64 seed) {
    random_state = seed;
    factorial[0] = 1;
    for (int i = 1; i <= MAX_CARDS; i++) factorial[i] = factorial[i - 1] * i;
    int trouble = read_knowledge();
    for (int i = 0; i < knowledge.branches && !trouble; i++)
        if (!count_ways(&knowledge.branch[i])) trouble = TOO_MUCH;
    return -trouble;
}

int draw_lot(int first, int count) {
    share_out(count);
    int drawn = 0;
    for (int i = 0; i < knowledge.branches; i++) {
        Branch *branch = &knowledge.branch[i];
        if (!branch->worlds) continue;
        if (knowledge.branches > 1) count_ways(branch);
        for (int n = 0; n < branch->worlds; n++) {
            World *world = &worlds[first + drawn];
            int tries = 0;
            do draw_hands(branch, world), stir(branch, world);
            while ((is_void(world) || !promises_kept(branch, world)) && ++tries < PATIENCE);
            if (tries == PATIENCE) continue;
            lay_out(world);
            drawn++;
        }
    }
    return drawn;
}

int draw_worlds(const i32 *words, const i32 *end, u64 seed) {
    read_from(words, end);
    int trouble = start_drawing(seed);
    return trouble ? trouble : draw_lot(0, knowledge.worlds);
}
