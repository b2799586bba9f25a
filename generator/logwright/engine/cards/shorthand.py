"""A line of play in shorthand: compact enough to store hundreds of lines, and still readable.

`t4b1g7 b9b2b3 …`: trick after trick, the cards in order of play, each a letter for its suit and its value. Seat 0
commands and opens; everything else follows from the cards. A card that stays unplayed ends the line with the seat
that keeps it: `2:y5`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from string import ascii_lowercase

from logwright.engine.cards.card import Card, Suit, Suits
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick, play_trick

_CARD = re.compile(r"([a-z])([1-9])")
COMMANDER: Seat = 0


def write_line(deal: Deal, tricks: Sequence[Trick]) -> str:
    letters = letters_of(deal.table.deck.suits)

    def written(card: Card) -> str:
        return f"{letters[card.suit]}{card.value}"

    words = ["".join(map(written, trick.cards)) for trick in tricks]
    played = {card for trick in tricks for card in trick.cards}
    words += (f"{seat}:{written(card)}" for seat, hand in enumerate(deal.hands) for card in hand if card not in played)
    return " ".join(words)


def read_line(text: str, table: Table) -> tuple[Deal, tuple[Trick, ...]]:
    """The deal in which the line was played, and its tricks. Does not check the rules: that is left to the referee."""
    suits = {letter: suit for suit, letter in letters_of(table.deck.suits).items()}
    tricks: list[Trick] = []
    hands: list[list[Card]] = [[] for _ in range(table.seats)]
    for word in text.split():
        keeper, _, left = word.rpartition(":")
        cards = [Card(suits[letter], int(value)) for letter, value in _CARD.findall(left)]
        if keeper:
            hands[int(keeper)] += cards
            continue
        trick = play_trick(tricks[-1].winner if tricks else COMMANDER, cards)
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % table.seats].append(card)
        tricks.append(trick)
    return Deal(table, tuple(tuple(sorted(hand)) for hand in hands), COMMANDER, COMMANDER), tuple(tricks)


@lru_cache(maxsize=16)
def letters_of(suits: Suits) -> dict[Suit, str]:
    """One letter per suit: t for trumps, for a colour the first letter of its name that no other suit has yet."""
    letters = {Suit.TRUMP: "t"}
    for suit, _ in suits.colours:
        letters[suit] = next(letter for letter in suit + ascii_lowercase if letter not in letters.values())
    return letters
