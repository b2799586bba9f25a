#include "share.h"

/* With at most six seats Hall's theorem is cheaper than matching: the tasks can be shared out if no set of
 * seats is the only place for more tasks than it may take, and none has to take more tasks than can go there.
 * (Tasks and seats can be satisfied one after the other, hence also together: Mendelsohn and Dulmage.) */
typedef struct {
    int tasks;
    u8 within[MAX_GROUPS]; /* tasks whose possible owners all belong to this set of seats */
} Places;

static void count_places(Places *places, const u8 *owners, int first, int end) {
    int groups = 1 << question.seats;
    for (int group = 0; group < groups; group++) places->within[group] = 0;
    places->tasks = end - first;
    for (int slot = first; slot < end; slot++) places->within[owners[slot]]++;
    for (int seat = 0; seat < question.seats; seat++)
        for (int group = 0; group < groups; group++)
            if (group >> seat & 1) places->within[group] += places->within[group ^ 1 << seat];
}

static void move(Places *places, int from, int to) {
    for (int group = 0; group < 1 << question.seats; group++)
        places->within[group] += ((to & ~group) == 0) - ((from & ~group) == 0);
}

static int way_fits(const Places *places, const Way *way) {
    int everyone = question.everyone;
    for (int group = 0; group <= everyone; group++) {
        if (places->within[group] > way->most_of[group]) return 0;
        int can_go_there = places->tasks - places->within[everyone ^ group];
        if (can_go_there < way->least_of[group]) return 0;
    }
    return places->within[0] == 0;
}

static int some_way_fits(const Places *places, const u8 *owners) {
    for (int i = 0; i < question.ways; i++) {
        const Way *way = &question.way[i];
        if (!way->forced) {
            if (way_fits(places, way)) return 1;
            continue;
        }
        Places forced = *places;
        for (int j = 0; j < way->forced; j++) {
            int seats = owners[way->forced_slot[j]];
            move(&forced, seats, seats & way->forced_owners[j]);
        }
        if (way_fits(&forced, way)) return 1;
    }
    return 0;
}

static int roles_fit(const u8 *owners) {
    Places places;
    count_places(&places, owners, question.tasks, question.slots);
    if (places.within[0]) return 0;
    if (question.distinct_roles)
        for (int group = 0; group <= question.everyone; group++)
            if (places.within[group] > size(group)) return 0;
    return 1;
}

static int all_have_owners(const u8 *owners) {
    for (int slot = 0; slot < question.slots; slot++)
        if (!owners[slot]) return 0;
    return 1;
}

int can_share(const u8 *owners) {
    if (question.any_owners && question.slots == question.tasks) return all_have_owners(owners);
    if (question.slots > question.tasks && !roles_fit(owners)) return 0;
    if (!question.tasks) return 1;
    Places places;
    count_places(&places, owners, 0, question.tasks);
    return some_way_fits(&places, owners);
}

static void narrow_one_by_one(u8 *owners, int first, int end) {
    for (int slot = first; slot < end; slot++) {
        int seats = owners[slot], kept = seats;
        if (!(seats & (seats - 1))) continue;
        for (int rest = seats; rest; rest &= rest - 1) {
            owners[slot] = rest & -rest;
            if (!can_share(owners)) kept &= ~(rest & -rest);
        }
        owners[slot] = kept;
    }
}

/* Tasks with the same possible owners behave alike, so each set of seats is tried only once. */
static void narrow_tasks(u8 *owners) {
    Places places;
    count_places(&places, owners, 0, question.tasks);
    u64 tried = 0;
    for (int slot = 0; slot < question.tasks; slot++) {
        int seats = owners[slot], kept = seats;
        if (!(seats & (seats - 1)) || tried >> seats & 1) continue;
        tried |= BIT(seats);
        for (int rest = seats; rest; rest &= rest - 1) {
            Places moved = places;
            move(&moved, seats, rest & -rest);
            if (!some_way_fits(&moved, owners)) kept &= ~(rest & -rest);
        }
        for (int other = slot; kept != seats && other < question.tasks; other++)
            if (owners[other] == seats) {
                owners[other] = kept;
                move(&places, seats, kept);
            }
    }
}

int narrow(u8 *owners) {
    if (!can_share(owners)) return 0;
    if (question.any_owners && question.slots == question.tasks) return 1;
    narrow_one_by_one(owners, question.tasks, question.slots);
    if (question.any_forced) narrow_one_by_one(owners, 0, question.tasks);
    else if (question.tasks) narrow_tasks(owners);
    return 1;
}

int share(const u8 *owners, u8 *owner) {
    u8 left[MAX_SLOTS];
    for (int slot = 0; slot < question.slots; slot++) left[slot] = owners[slot];
    if (!can_share(left)) return 0;
    for (int slot = 0; slot < question.slots; slot++)
        for (int seat = 0; seat < question.seats; seat++) {
            if (!(owners[slot] >> seat & 1)) continue;
            left[slot] = 1 << seat;
            owner[slot] = seat;
            if (can_share(left)) break;
        }
    return 1;
}
