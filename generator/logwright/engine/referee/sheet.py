"""The score sheet of a line of play: who won which trick, and in which trick every card was played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick


class Sheet:
    """The tricks played of a deal at this table. `total` is given where the tricks are not those of a whole deal."""

    __slots__ = ("fallen", "table", "total", "tricks", "winners")

    def __init__(self, table: Table, tricks: Sequence[Trick] = (), total: int | None = None) -> None:
        self.table, self.tricks = table, tricks
        self.total = table.tricks if total is None else total
        self.winners: list[Seat] = [trick.winner for trick in tricks]
        self.fallen: dict[Card, int] = {}
        for number, trick in enumerate(tricks, 1):
            self.fallen.update(dict.fromkeys(trick.cards, number))

    def until(self, count: int) -> Sheet:
        """The sheet after the first `count` tricks."""
        return Sheet(self.table, self.tricks[:count], self.total)

    @property
    def to_come(self) -> int:
        """Number of tricks to come. After the last one a card may be left over (ruling B3)."""
        return self.total - len(self.tricks)

    def left(self, cards: Iterable[Card]) -> int:
        """How many of these cards have not been played."""
        fallen = self.fallen
        return sum([card not in fallen for card in cards])
