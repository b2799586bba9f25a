"""Cards, suits and decks of trick-taking games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple


class Suit(str):
    """The name of a suit. Trumps are `Suit.TRUMP`, whatever a game calls them. There is one object for each name."""

    __slots__ = ()
    TRUMP: ClassVar[Suit]

    def __new__(cls, name: str) -> Suit:
        suit = _NAMED.get(name)
        if suit is None:
            suit = _NAMED[name] = super().__new__(cls, name)
        return suit

    def __reduce__(self) -> tuple[type[Suit], tuple[str]]:
        return Suit, (str(self),)

    @property
    def number(self) -> int:
        """The name as a number, the same in every process; numbers sort in the order of the names."""
        number = 0
        for letter in self.ljust(LONGEST_NAME, _BEFORE_A):
            number = number << 5 | ord(letter) - ord(_BEFORE_A)
        return number


LONGEST_NAME = 11
"""Maximum length of a suit name. Names use only the letters a to z."""
_BEFORE_A = "`"
_NAMED: dict[str, Suit] = {}
Suit.TRUMP = Suit("trump")


class Card(int):
    """One playing card. Trumps are cards of `Suit.TRUMP`, whatever the game calls them.

    A card is a number, so that sets of cards are fast and iterate in the same order in every process. Numbers sort by
    suit name, then by value. There is only one object per card, so lookups compare by identity and hardly ever by
    number.
    """

    suit: Suit
    value: int
    __match_args__ = ("suit", "value")

    def __new__(cls, suit: Suit, value: int) -> Card:
        card = _MADE.get((suit, value))
        if card is None:
            card = _MADE[suit, value] = super().__new__(cls, suit.number << 4 | value)
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
        """The card as content spells it: a suit and a value, trumps by the name their game gives them."""
        return f"{trump if self.is_trump else self.suit} {self.value}"


_MADE: dict[tuple[Suit, int], Card] = {}
HIGHEST_VALUE = 9
"""The highest value that any suit of any game has."""


class _CardsOfSuits(dict[Suit, frozenset[Card]]):
    def __missing__(self, suit: Suit) -> frozenset[Card]:
        self[suit] = cards = frozenset(Card(suit, value) for value in range(1, HIGHEST_VALUE + 1))
        return cards


CARDS_OF = _CardsOfSuits()
"""All cards that a suit can have in any game, for a fast test whether a hand holds one of them."""


class SuitCards(NamedTuple):
    """A suit of a game: its cards go from 1 to the highest value."""

    suit: Suit
    highest: int


@dataclass(frozen=True)
class Suits:
    """The suits of a game: its colours, in its order, and what it calls its trumps.

    Cards are dealt from a new pack and numbered in this order: colour by colour, each from 1 up, then the trumps.
    """

    colours: tuple[SuitCards, ...]
    trump: str
    trumps: int

    def __hash__(self) -> int:
        # Hashed for every question; these few fields tell games apart well enough.
        return hash((self.trump, self.trumps, len(self.colours)))

    @cached_property
    def all(self) -> tuple[SuitCards, ...]:
        return (*self.colours, SuitCards(Suit.TRUMP, self.trumps))

    @cached_property
    def names(self) -> dict[str, Suit]:
        """Suits by the names that content may use; `trump` always means the trumps."""
        return {**{suit: suit for suit, _ in self.colours}, self.trump: Suit.TRUMP, "trump": Suit.TRUMP}

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards in order."""
        return tuple(Card(suit, value) for suit, highest in self.all for value in range(1, highest + 1))

    @cached_property
    def highest_colour_value(self) -> int:
        return max(highest for _, highest in self.colours)

    @property
    def example(self) -> SuitCards:
        """A colour to give examples with: one in the middle."""
        return self.colours[len(self.colours) // 2]

    def highest(self, suit: Suit | None) -> int:
        """The highest value of a suit; without one, of all colours."""
        return dict(self.all)[suit] if suit else self.highest_colour_value

    def spelled(self, card: Card) -> str:
        return card.spelled(self.trump)


@dataclass(frozen=True)
class Deck:
    """The playing cards in use, of these suits."""

    cards: frozenset[Card]
    suits: Suits

    def __hash__(self) -> int:
        # Decks are looked up in every deal, and the frozen set caches its hash.
        return hash(self.cards)

    def __contains__(self, card: Card) -> bool:
        return card in self.cards

    def __iter__(self) -> Iterator[Card]:
        return iter(sorted(self.cards))

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def trump(self) -> str:
        """The game's name for its trumps."""
        return self.suits.trump

    def without(self, *cards: Card) -> Deck:
        return Deck(self.cards - set(cards), self.suits)

    def colour_cards(self) -> list[Card]:
        return [card for card in self if not card.is_trump]


def full_deck(suits: Suits) -> Deck:
    """All cards of these suits."""
    return Deck(frozenset(suits.cards), suits)
