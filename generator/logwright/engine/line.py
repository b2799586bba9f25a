"""A line of play so far: the finished tricks, and what is still to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from logwright.engine.card import Card
from logwright.engine.deal import Seat
from logwright.engine.trick import Trick


@dataclass(frozen=True)
class Line:
    """The tricks played of a deal of `total` tricks, and the cards `left` in all hands.

    `predictions` are the numbers noted before play; `fulfilled` says in which trick the task with a token was
    fulfilled, None while it is not.
    """

    seats: int
    total: int
    tricks: tuple[Trick, ...]
    left: frozenset[Card]
    predictions: Mapping[Seat, int] = field(default_factory=dict)
    fulfilled: Mapping[str, int | None] = field(default_factory=dict)
    _played: dict[Card, int] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def played(self) -> Mapping[Card, int]:
        """The number of the trick in which each card was played; found out when it is asked for."""
        if not self._played:
            for number, trick in enumerate(self.tricks, start=1):
                for card in trick.cards:
                    self._played[card] = number
        return self._played

    @property
    def coming(self) -> range:
        """The numbers of the tricks to come. After the last one a card may be left over (ruling B3)."""
        return range(len(self.tricks) + 1, self.total + 1)

    def until(self, count: int) -> Line:
        """The line when so many tricks had been played."""
        unplayed = frozenset(card for trick in self.tricks[count:] for card in trick.cards)
        return replace(self, tricks=self.tricks[:count], left=self.left | unplayed)
