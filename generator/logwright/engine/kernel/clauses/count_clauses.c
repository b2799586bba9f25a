/* How many cards of each suit are gone, as clauses. */
#include "clauses/encoding.h"

enum { FEW = 3 }; /* so many literals are sorted without others in between */

/* Sorted literals: the k-th holds exactly if more than k of the given ones do. Here every choice of the given ones says
 * so by itself. */
static void sort_few(const Literal *given, int count, Literal *out) {
    for (int i = 0; i < count; i++) out[i] = new_literal();
    for (int i = 0; i + 1 < count; i++) implies(out[i + 1], out[i]);
    for (int chosen = 1; chosen < 1 << count; chosen++) {
        Literal some_hold[FEW + 1], some_fail[FEW + 1];
        int size = 0;
        for (int i = 0; i < count; i++)
            if (chosen >> i & 1) some_hold[size] = given[i], some_fail[size++] = negation(given[i]);
        some_fail[size] = out[size - 1], some_hold[size] = negation(out[count - size]);
        add_clause(some_fail, size + 1);
        add_clause(some_hold, size + 1);
    }
}

/* Two that are sorted become one. */
static void merge(const Literal *a, int count_a, const Literal *b, int count_b, Literal *out) {
    int count = count_a + count_b;
    for (int i = 0; i < count; i++) out[i] = new_literal();
    for (int i = 0; i + 1 < count; i++) implies(out[i + 1], out[i]);
    for (int i = 0; i <= count_a; i++)
        for (int j = 0; j <= count_b; j++) {
            if (i + j > 0)
                both_imply(i ? a[i - 1] : sat_true(), j ? b[j - 1] : sat_true(), out[i + j - 1]);
            if (i + j < count)
                clause3(i < count_a ? a[i] : no(), j < count_b ? b[j] : no(), negation(out[i + j]));
        }
}

static void sort(const Literal *given, int count, Literal *out) {
    if (count == 1) out[0] = given[0];
    else if (count <= FEW) sort_few(given, count, out);
    else {
        Literal low[MAX_CARDS], high[MAX_CARDS];
        int half = count / 2;
        sort(given, half, low);
        sort(given + half, count - half, high);
        merge(low, half, high, count - half, out);
    }
}

/* A number, as sorted literals, that grows by one exactly if `one_more` holds. */
static void encode_growth(const Literal *now, const Literal *then, int count, Literal one_more) {
    for (int k = 0; k < count; k++) {
        implies(now[k], then[k]);
        clause3(now[k], negation(then[k]), one_more);
        both_imply(k ? now[k - 1] : sat_true(), one_more, then[k]);
        if (k) implies(then[k], now[k - 1]);
    }
    if (count) both_imply(now[count - 1], one_more, no());
}

/* How many cards of each suit a hand has played, and how that number grows from trick to trick. The clauses above
 * imply all of it, but with these numbers the solver sees when suits run out; impossible deals are refuted five
 * times as fast. */
void encode_suit_counts(int seat) {
    int tricks = question.tricks;
    for (int t = 0; t <= tricks; t++) {
        for (int suit = 0; suit < SUITS; suit++) {
            Literal of_suit[MAX_CARDS];
            int count = 0;
            for (u64 rest = question.hand[seat] & SUIT(suit); rest; rest &= rest - 1)
                of_suit[count++] = play.gone[lowest(rest)][t];
            sort(of_suit, count, play.suit_gone[seat][suit][t]);
        }
    }
    for (int suit = 0; suit < SUITS; suit++) {
        Literal(*gone)[MAX_CARDS] = play.suit_gone[seat][suit];
        int count = size(question.hand[seat] & SUIT(suit));
        for (int t = 0; t < tricks; t++) encode_growth(gone[t], gone[t + 1], count, play.plays_suit[seat][suit][t]);
    }
}

/* Each time a suit is led, every seat that has it loses one card of it. The k-th literal follows from more than k leads,
 * as far as anybody has so many cards; that there were so many need not follow from it. */
void encode_lead_counts(int suit) {
    Literal led[2][MAX_CARDS];
    int held = 0;
    for (int seat = 0; seat < question.seats; seat++)
        if (seat != question.automaton) held = most(held, size(question.hand[seat] & SUIT(suit)));
    for (int t = 0; t < question.tricks; t++) {
        const Literal *now = led[t & 1];
        Literal *then = led[(t + 1) & 1];
        for (int k = 0; k < least(held, t + 1); k++) {
            then[k] = new_literal();
            if (k < t) implies(now[k], then[k]);
            both_imply(k ? now[k - 1] : sat_true(), play.suit_led[suit][t], then[k]);
        }
        for (int seat = 0; seat < question.seats; seat++) {
            if (seat == question.automaton) continue;
            int count = size(question.hand[seat] & SUIT(suit));
            for (int k = 0; k < least(count, t + 1); k++) implies(then[k], play.suit_gone[seat][suit][t + 1][k]);
        }
    }
}
