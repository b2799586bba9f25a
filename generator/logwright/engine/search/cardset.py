"""Cards as the kernel sees them: numbers from 0 to 39, and sets of cards as the bits of one number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from logwright.engine.card import COLOUR_VALUES, COLOURS, TRUMP_VALUES, Card, Suit

CARDS: tuple[Card, ...] = (
    *(Card(suit, value) for suit in COLOURS for value in COLOUR_VALUES),
    *(Card(Suit.TRUMP, value) for value in TRUMP_VALUES),
)
ALL_CARDS = (1 << len(CARDS)) - 1
_NUMBER = {card: number for number, card in enumerate(CARDS)}
_BIT = {card: 1 << number for number, card in enumerate(CARDS)}


def card_number(card: Card) -> int:
    return _NUMBER[card]


def card_set(cards: Iterable[Card]) -> int:
    return sum(map(_BIT.__getitem__, cards))


@lru_cache(maxsize=4096)
def named_set(cards: frozenset[Card]) -> int:
    """Objectives name the same few sets in every deal."""
    return card_set(cards)


def bits(numbers: Iterable[int]) -> int:
    """A set of small numbers, such as seats or tricks, as the bits of one number."""
    return sum([1 << number for number in numbers])
