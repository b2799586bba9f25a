"""Cards, suits and decks of the two Crew games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class Suit(StrEnum):
    """Four colours and the trump suit, which each game gives its own name (rocket, submarine)."""

    BLUE = "blue"
    GREEN = "green"
    PINK = "pink"
    YELLOW = "yellow"
    TRUMP = "trump"


COLOURS = (Suit.BLUE, Suit.GREEN, Suit.PINK, Suit.YELLOW)
COLOUR_VALUES = range(1, 10)
TRUMP_VALUES = range(1, 5)


class Card(int):
    """One playing card. Trumps are cards of `Suit.TRUMP`, whatever the game calls them.

    A card is a number so that sets of cards are quick, and are walked in the same order in every process. Numbers
    stand in the order of the suits' names, then of the values. There is only one object for each card, so that
    looking for one hardly ever has to compare numbers.
    """

    suit: Suit
    value: int
    __match_args__ = ("suit", "value")

    def __new__(cls, suit: Suit, value: int) -> Card:
        card = _MADE.get((suit, value))
        if card is None:
            card = _MADE[suit, value] = super().__new__(cls, ord(suit[0]) << 4 | value)
            card.suit, card.value = suit, value
        return card

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, int]]:
        return Card, (self.suit, self.value)

    def __repr__(self) -> str:
        return f"Card({self.suit} {self.value})"

    @property
    def is_trump(self) -> bool:
        return self.suit is Suit.TRUMP

    def spelled(self, trump: str = "trump") -> str:
        """The card as content spells it: `pink 9`, `rocket 4`."""
        return f"{trump if self.is_trump else self.suit} {self.value}"


_MADE: dict[tuple[Suit, int], Card] = {}
SUITS = {
    **{suit: frozenset([Card(suit, value) for value in COLOUR_VALUES]) for suit in COLOURS},
    Suit.TRUMP: frozenset([Card(Suit.TRUMP, value) for value in TRUMP_VALUES]),
}
"""All cards of each suit."""


@dataclass(frozen=True)
class Deck:
    """The playing cards in use and what the game calls its trumps."""

    cards: frozenset[Card]
    trump: str

    def __hash__(self) -> int:
        # Decks are looked up in every deal, and the set keeps its hash.
        return hash(self.cards)

    def __contains__(self, card: Card) -> bool:
        return card in self.cards

    def __iter__(self) -> Iterator[Card]:
        return iter(sorted(self.cards))

    def __len__(self) -> int:
        return len(self.cards)

    def without(self, *cards: Card) -> Deck:
        return Deck(self.cards - set(cards), self.trump)

    def colour_cards(self) -> list[Card]:
        return [card for card in self if not card.is_trump]


def full_deck(trump: str) -> Deck:
    """All 40 cards: four colours from 1 to 9 and four trumps (p9-017 to p9-020)."""
    return Deck(frozenset[Card]().union(*SUITS.values()), trump)
