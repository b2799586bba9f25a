"""How many cards and tricks a table has."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.cards.card import Deck


@dataclass(frozen=True)
class Table:
    """Seats around a deck. If the cards cannot be dealt evenly, some hands get one card more, which stays unplayed.

    With `columns` one of the seats is an automaton's, with that many columns of two cards.
    """

    seats: int
    deck: Deck
    columns: int = 0

    def __hash__(self) -> int:
        return hash((self.seats, self.deck.cards))

    @property
    def tricks(self) -> int:
        """With 40 cards 13 tricks for two or three players, 10 for four, 8 for five (ruling B3)."""
        return len(self.deck.cards) // self.seats

    @property
    def longest_hand(self) -> int:
        return -(-len(self.deck.cards) // self.seats)
