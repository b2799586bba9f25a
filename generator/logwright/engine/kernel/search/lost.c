#include "search/lost.h"

enum {
    BUCKET_BITS = 19,
    BUCKETS = 1 << BUCKET_BITS,
    FEW_BUCKETS = 1 << 11,
    BUCKET = 4,
    DEPTH_BITS = 4,
    LAST_PAGE = (1 << 15) - 1,
};

/* An entry is the key without the bits of its bucket, then the page (which question it belongs to), then the number
 * of tricks to come: deeper entries are kept. Entries of other pages count as empty, so that an answer never depends
 * on earlier questions. */
static u64 table[BUCKETS][BUCKET];
static u64 page;

/* Most questions have few lost positions, and a small number of buckets stays in the processor's cache. */
static u64 last_bucket;
static int noted;

void forget_lost(void) {
    last_bucket = FEW_BUCKETS - 1, noted = 0;
    if (page++ < LAST_PAGE) return;
    for (int i = 0; i < BUCKETS; i++)
        for (int j = 0; j < BUCKET; j++) table[i][j] = 0;
    page = 1;
}

static u64 *bucket_of(u64 key) { return table[key & last_bucket]; }
static u64 entry_of(u64 key) { return key >> BUCKET_BITS << BUCKET_BITS | page << DEPTH_BITS; }
static int depth_in(u64 entry) { return (entry >> DEPTH_BITS & LAST_PAGE) == page ? entry & (BIT(DEPTH_BITS) - 1) : 0; }

/* The automaton's cards lie in columns, and a card on top of another is not equivalent to one that lies alone. */
static int place_of(const Level *level, int card) {
    if (level->under[card] != NO_CARD && level->hand[question.automaton] >> level->under[card] & 1) return card + 1;
    if (!(level->covered >> card & 1)) return 0;
    for (int up = 0; up < CARDS; up++)
        if (level->under[up] == card && level->hand[question.automaton] >> up & 1) return up + 64;
    return 0;
}

static u64 suit_key(const Level *level, int suit) {
    int alike = level->number >= question.draw_after;
    u64 line = suit == TRUMP_SUIT ? 0x94d049bb133111ebull : 0xbf58476d1ce4e5b9ull;
    u64 cards = unplayed(level) & SUIT(suit);
    /* The bits of the holder's number, for all cards at once. */
    u64 holder_bit[3] = {0};
    for (int seat = 1; seat < question.seats; seat++)
        for (int i = 0; i < 3; i++)
            if (seat >> i & 1) holder_bit[i] |= level->hand[seat];
    for (; cards; cards &= cards - 1) {
        int card = lowest(cards);
        int holder = (holder_bit[0] >> card & 1) | (holder_bit[1] >> card & 1) << 1 | (holder_bit[2] >> card & 1) << 2;
        u64 code = holder | question.kind_of_card[card] << 3;
        if (!alike) code |= (card + 1) << 9;
        if (holder == question.automaton) code |= place_of(level, card) << 16;
        line = (line ^ code) * 0x9e3779b97f4a7c15ull;
        line ^= line >> 29;
    }
    return mixed(line);
}

/* Only the suits of the last trick have changed, unless cards were drawn or turned up. */
static u64 cards_key(Level *level) {
    int anew = !level->number || level->number <= question.draw_after || question.automaton != NOBODY;
    u64 changed = anew ? ALL_CARDS : unplayed(level - 1) & ~unplayed(level);
    u64 key = 0;
    for (int suit = 0; suit < SUITS; suit++) {
        level->suit_key[suit] = changed & SUIT(suit) || anew ? suit_key(level, suit) : level[-1].suit_key[suit];
        key += level->suit_key[suit];
    }
    return key;
}

static u64 objective_key(const Level *level, Objective objective) {
    u64 key = 0;
    for (int i = objective.first; i <= objective.last; i++) {
        const Condition *condition = &question.condition[i];
        if (condition->kind > CLIMB) continue;
        u64 state = level->status[i];
        if (state == OPEN) {
            if (condition->kind <= FORETOLD) {
                int value = level->value[condition->tally];
                if (condition->minus != NO_TALLY) value -= level->value[condition->minus];
                state = 4 + ((u64)(value + 128) << 3);
            } else {
                state = 4 + ((u64)level->memory[i][0] << 3) + ((u64)level->memory[i][1] << 11);
            }
        }
        key += mixed((u64)i << 32 ^ state);
    }
    return key;
}

u64 position_key(Level *level) {
    u64 key = cards_key(level) + level->leader;
    u64 owned = 0; /* a byte for each seat */
    for (int i = 0; i < question.slots; i++) {
        const Slot *slot = &question.slot[i];
        int owners = level->may_own[i], done = level->done_by[i];
        if (slot->card != NO_CARD && !question.any_forced) {
            /* Only the number of tasks a seat has done matters, not which ones. */
            if (done) owned += 1ull << 8 * lowest(done);
            continue;
        }
        key += mixed((u64)(i + 1) << 48 ^ (u64)owners << 8 ^ done);
        if (slot->card != NO_CARD) continue;
        for (int undecided = owners & ~done; undecided; undecided &= undecided - 1)
            key += objective_key(level, slot->by_owner[lowest(undecided)]);
    }
    key += mixed(owned ^ 1ull << 56);
    for (int i = 0; i < question.objectives; i++)
        if (level->status[question.objective[i].last] == OPEN) key += objective_key(level, question.objective[i]);
    return mixed(key + ((u64)level->token_plans << 20));
}

int known_lost(u64 key) {
    const u64 *bucket = bucket_of(key);
    u64 entry = entry_of(key);
    for (int i = 0; i < BUCKET; i++)
        if ((bucket[i] ^ entry) >> DEPTH_BITS == 0) return 1;
    return 0;
}

void note_lost(u64 key, int tricks_to_come) {
    tricks_to_come = least(tricks_to_come, (1 << DEPTH_BITS) - 1);
    u64 *bucket = bucket_of(key), entry = entry_of(key);
    int slot = 0;
    for (int i = 0; i < BUCKET; i++) {
        if ((bucket[i] ^ entry) >> DEPTH_BITS == 0) return;
        if (depth_in(bucket[i]) < depth_in(bucket[slot])) slot = i;
    }
    /* A full bucket replaces a shallow entry; deep ones are more valuable. */
    if (depth_in(bucket[slot]) > tricks_to_come) slot = key >> BUCKET_BITS & (BUCKET - 1);
    bucket[slot] = entry | tricks_to_come;
    if (++noted == 2 * FEW_BUCKETS) last_bucket = BUCKETS - 1;
}
