/* The suits of the game in question. */
#include "words.h"

Deck deck;

static void describe(int card, int suit) {
    deck.suit_of[card] = suit;
    deck.value_of[card] = card - deck.first[suit] + 1;
    deck.around[card] = SUIT(suit);
    deck.above[card] = SUIT(suit) & ~((2ull << card) - 1);
    deck.beating[card] = deck.above[card] | (suit == TRUMP_SUIT ? 0 : TRUMPS);
}

static void make(int suits, const u8 *values) {
    deck.suits = suits;
    deck.cards = deck.highest_colour = 0;
    deck.made++;
    deck.firsts = 0;
    for (int suit = 0; suit < suits; suit++) {
        deck.first[suit] = deck.cards;
        deck.firsts |= BIT(deck.cards);
        deck.highest[suit] = values[suit];
        deck.cards += values[suit];
        deck.suit[suit] = BIT(deck.cards) - BIT(deck.first[suit]);
        if (suit != TRUMP_SUIT) deck.highest_colour = most(deck.highest_colour, values[suit]);
    }
    deck.all = BIT(deck.cards) - 1;
    for (int suit = 0; suit < suits; suit++)
        for (int card = deck.first[suit]; card < deck.first[suit] + deck.highest[suit]; card++) describe(card, suit);
}

void read_deck(void) {
    u8 values[MAX_SUITS];
    int suits = rows_up_to(MAX_SUITS), cards = 0, known = suits == deck.suits;
    if (suits < 2) complain(SENSELESS);
    for (int suit = 0; suit < suits; suit++) {
        values[suit] = number_below(MAX_VALUE + 1);
        if (!values[suit]) complain(SENSELESS);
        cards += values[suit];
        known &= values[suit] == deck.highest[suit];
    }
    if (cards > MAX_CARDS) complain(TOO_MUCH);
    /* It is nearly always the same game as in the question before. */
    if (!known && !reader.trouble) make(suits, values);
}
