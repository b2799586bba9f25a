"""Cards as the kernel sees them: numbers from 0 up, and sets of cards as the bits of one number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from logwright.engine.cards.card import Card, Suit, Suits


class Numbering:
    """The cards of a game, numbered in its order: suit by suit, trumps last, so that the highest bit of a trick with
    trumps wins it. `words` describes the suits to the kernel."""

    def __init__(self, suits: Suits) -> None:
        self.cards = suits.cards
        self.all = (1 << len(self.cards)) - 1
        self.number = {card: number for number, card in enumerate(self.cards)}
        self.bit = {card: 1 << number for card, number in self.number.items()}
        self.suit = {suit: self.set(card for card in self.cards if card.suit is suit) for suit, _ in suits.all}
        self.words = [len(suits.all), *(highest for _, highest in suits.all)]
        self._named: dict[frozenset[Card], int] = {}

    @property
    def trumps(self) -> int:
        return self.suit[Suit.TRUMP]

    def set(self, cards: Iterable[Card]) -> int:
        return sum(map(self.bit.__getitem__, cards))

    def named_set(self, cards: frozenset[Card]) -> int:
        """The card set as bits. Cached: objectives name the same few sets in every deal."""
        found = self._named.get(cards)
        if found is None:
            found = self._named[cards] = self.set(cards)
        return found


@lru_cache(maxsize=16)
def numbering(suits: Suits) -> Numbering:
    return Numbering(suits)


def bits(numbers: Iterable[int]) -> int:
    """A set of small numbers, such as seats or tricks, as the bits of one number."""
    return sum([1 << number for number in numbers])
