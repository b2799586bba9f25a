"""How many cards and tricks a table has."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.card import Deck


@dataclass(frozen=True)
class Table:
    """Seats around a deck. With three seats and 40 cards one hand is a card longer and one card stays unplayed."""

    seats: int
    deck: Deck

    def __hash__(self) -> int:
        return hash((self.seats, self.deck.cards))

    @property
    def tricks(self) -> int:
        """13 tricks with two or three players, 10 with four, 8 with five (ruling B3)."""
        return len(self.deck.cards) // self.seats

    @property
    def longest_hand(self) -> int:
        return -(-len(self.deck.cards) // self.seats)
