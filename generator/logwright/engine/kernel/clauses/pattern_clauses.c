/* Kinds of tricks and tallies as clauses. */
#include "clauses/encoding.h"

static Literal fits_known[MAX_PATTERNS][MAX_TRICKS];
static Literal counts_known[MAX_TALLIES][MAX_TRICKS];
static Literal won_by[MAX_CARDS][MAX_SEATS];                 /* in any trick */
static Literal won_in[MAX_CARDS][MAX_SEATS][MAX_TRICKS];     /* in this trick */

void begin_patterns(void) {
    for (int i = 0; i < question.patterns; i++)
        for (int t = 0; t < question.tricks; t++) fits_known[i][t] = NOT_YET;
    for (int i = 0; i < question.tallies; i++)
        for (int t = 0; t < question.tricks; t++) counts_known[i][t] = NOT_YET;
    for (int card = 0; card < CARDS; card++)
        for (int seat = 0; seat < question.seats; seat++) {
            won_by[card][seat] = NOT_YET;
            for (int t = 0; t < question.tricks; t++) won_in[card][seat][t] = NOT_YET;
        }
}

/* Holds exactly if the sum lies in the range. */
static Literal sum_in(const Term *terms, int count, int least_sum, int most_sum) {
    Literal enough = new_literal(), not_too_much = new_literal();
    add_at_least(enough, terms, count, least_sum);
    add_at_most(negation(enough), terms, count, least_sum - 1);
    add_at_most(not_too_much, terms, count, most_sum);
    add_at_least(negation(not_too_much), terms, count, most_sum + 1);
    return all_of((Literal[]){enough, not_too_much}, 2);
}

static int cards_in(u64 cards, int t, int weight, Term *terms) {
    int count = 0;
    for (u64 rest = cards & play.cards; rest; rest &= rest - 1)
        terms[count++] = (Term){play.played[lowest(rest)][t], weight};
    return count;
}

/* Holds exactly if the card of the seat selected by `shown` belongs to the set. */
static Literal card_of(Literal (*shown)(int seat, int t), int t, u64 cards) {
    cards &= ALL_CARDS;
    if (cards == ALL_CARDS) return sat_true();
    Literal belongs = new_literal();
    for (int seat = 0; seat < question.seats; seat++)
        for (u64 rest = question.hand[seat]; rest; rest &= rest - 1) {
            int card = lowest(rest);
            both_imply(shown(seat, t), play.played[card][t], cards >> card & 1 ? belongs : negation(belongs));
        }
    return belongs;
}

static Literal leads_it(int seat, int t) { return play.leads[seat][t]; }
static Literal wins_it(int seat, int t) { return play.wins[seat][t]; }
Literal won_with(u64 cards, int t) { return card_of(wins_it, t, cards); }
static Literal closes_it(int seat, int t) { return play.leads[(seat + 1) % question.seats][t]; }

static Literal holds(const Holding *holding, int t) {
    Term terms[MAX_CARDS + 1];
    int count = cards_in(holding->cards, t, 1, terms);
    if (holding->beaten) terms[count++] = (Term){card_of(wins_it, t, holding->cards), -1};
    return sum_in(terms, count, holding->least, holding->most);
}

static Literal is_balanced(const Pattern *pattern, int t) {
    Term terms[2 * MAX_CARDS];
    int left = cards_in(pattern->left, t, 1, terms);
    Literal some = sum_in(terms, left, 1, CARDS);
    int both = left + cards_in(pattern->right, t, -1, terms + left);
    return all_of((Literal[]){some, sum_in(terms, both, 0, 0)}, 2);
}

static Literal different(const Pattern *pattern, int t, int values) {
    Term terms[MAX_VALUE];
    int count = 0;
    for (int i = 0; i < (values ? deck.highest_colour : TRUMP_SUIT); i++) {
        u64 cards = 0;
        for (int suit = 0; suit < TRUMP_SUIT; suit++)
            if (values) cards |= i < deck.highest[suit] ? BIT(deck.first[suit] + i) : 0;
            else if (suit == i) cards = SUIT(suit);
        Literal there[MAX_CARDS];
        int held = 0;
        for (u64 rest = cards & play.cards; rest; rest &= rest - 1) there[held++] = play.played[lowest(rest)][t];
        terms[count++] = (Term){any_of(there, held), 1};
    }
    if (values) return sum_in(terms, count, pattern->values_least, pattern->values_most);
    return sum_in(terms, count, pattern->colours_least, pattern->colours_most);
}

static Literal fits_in_full(const Pattern *pattern, int t) {
    Literal all[16];
    int count = 0;
    Literal leaders[MAX_SEATS];
    int leading = 0;
    for (int seat = 0; seat < question.seats; seat++)
        if (pattern->led_by >> seat & 1) leaders[leading++] = play.leads[seat][t];
    if (leading < question.seats) all[count++] = any_of(leaders, leading);
    all[count++] = card_of(leads_it, t, pattern->led_with);
    all[count++] = card_of(wins_it, t, pattern->won_with);
    all[count++] = card_of(closes_it, t, pattern->closed_with);
    Literal others[MAX_CARDS];
    int outside = 0;
    for (u64 rest = play.cards & ~pattern->only; rest; rest &= rest - 1) others[outside++] = negation(play.played[lowest(rest)][t]);
    if (outside) all[count++] = all_of(others, outside);
    Literal held[MAX_HOLDINGS + 1];
    for (int i = 0; i < pattern->holdings; i++) held[i] = holds(&question.holding[pattern->first_holding + i], t);
    for (int i = 0; i < pattern->holdings; i += MAX_CARDS - 1)
        all[count++] = all_of(held + i, least(pattern->holdings - i, MAX_CARDS - 1));
    if (pattern->balanced) all[count++] = is_balanced(pattern, t);
    if (pattern->counts_sum) {
        Term terms[MAX_CARDS];
        int values = 0;
        for (u64 rest = play.cards; rest; rest &= rest - 1)
            terms[values++] = (Term){play.played[lowest(rest)][t], value_of(lowest(rest))};
        all[count++] = sum_in(terms, values, pattern->sum_least, pattern->sum_most);
    }
    if (pattern->counts_colours) all[count++] = different(pattern, t, 0);
    if (pattern->counts_values) all[count++] = different(pattern, t, 1);
    return all_of(all, count);
}

Literal fits_pattern(int index, int t) {
    const Pattern *pattern = &question.pattern[index];
    if (!(pattern->tricks >> t & 1)) return no();
    if (pattern->simple) return sat_true();
    if (fits_known[index][t] == NOT_YET) fits_known[index][t] = fits_in_full(pattern, t);
    return fits_known[index][t];
}

Literal counts_for(int index, int t) {
    const Tally *tally = &question.tally[index];
    if (!tally->seats || !(question.pattern[tally->pattern].tricks >> t & 1)) return no();
    if (counts_known[index][t] == NOT_YET) {
        Literal winners[MAX_SEATS];
        int count = 0;
        for (int seat = 0; seat < question.seats; seat++)
            if (tally->seats >> seat & 1) winners[count++] = play.wins[seat][t];
        Literal won = count == question.seats ? sat_true() : any_of(winners, count);
        counts_known[index][t] = all_of((Literal[]){fits_pattern(tally->pattern, t), won}, 2);
    }
    return counts_known[index][t];
}

static Literal wins_card(int card, int seat) {
    if (won_by[card][0] == NOT_YET) {
        for (int other = 0; other < question.seats; other++) {
            Literal won = won_by[card][other] = new_literal();
            implies(won, play.gone[card][question.tricks]);
            for (int t = 0; t < question.tricks; t++) both_imply(play.played[card][t], play.wins[other][t], won);
            for (int earlier = 0; earlier < other; earlier++) clause2(negation(won), negation(won_by[card][earlier]));
        }
    }
    return won_by[card][seat];
}

static Literal wins_card_in(int card, int seat, int t) {
    Literal *known = &won_in[card][seat][t];
    if (*known == NOT_YET) *known = all_of((Literal[]){play.played[card][t], play.wins[seat][t]}, 2);
    return *known;
}

static int card_terms(int index, int end, int sign, Term *terms) {
    const Tally *tally = &question.tally[index];
    const Pattern *pattern = &question.pattern[tally->pattern];
    u32 all_tricks = (1u << question.tricks) - 1;
    int any_time = pattern->simple && end == question.tricks && (pattern->tricks & all_tricks) == all_tricks;
    int count = 0;
    for (u64 rest = tally->cards & play.cards; rest; rest &= rest - 1) {
        int card = lowest(rest), worth = tally->summed ? sign * value_of(card) : sign;
        if (any_time && tally->seats == question.everyone) {
            terms[count++] = (Term){play.gone[card][question.tricks], worth};
            continue;
        }
        for (int seat = 0; any_time && seat < question.seats; seat++)
            if (tally->seats >> seat & 1) terms[count++] = (Term){wins_card(card, seat), worth};
        for (int t = 0; !any_time && t < end; t++) {
            if (!(pattern->tricks >> t & 1)) continue;
            if (!pattern->simple) {
                terms[count++] = (Term){all_of((Literal[]){play.played[card][t], counts_for(index, t)}, 2), worth};
                continue;
            }
            for (int seat = 0; seat < question.seats; seat++)
                if (tally->seats >> seat & 1) terms[count++] = (Term){wins_card_in(card, seat, t), worth};
        }
    }
    return count;
}

int tally_terms(int index, int end, int sign, Term *terms) {
    const Tally *tally = &question.tally[index];
    const Pattern *pattern = &question.pattern[tally->pattern];
    if (!tally->seats) return 0;
    if (tally->cards) return card_terms(index, end, sign, terms);
    int count = 0;
    for (int t = 0; t < end; t++) {
        if (!(pattern->tricks >> t & 1)) continue;
        if (!pattern->simple) {
            terms[count++] = (Term){counts_for(index, t), sign};
            continue;
        }
        for (int seat = 0; seat < question.seats; seat++)
            if (tally->seats >> seat & 1) terms[count++] = (Term){play.wins[seat][t], sign};
    }
    return count;
}
