"""What the oracle sees of a line of play, and who is who in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.trick import Trick
from tests.engine.oracle import words

Group = frozenset[int]


@dataclass(frozen=True)
class Seen:
    """The tricks played of a deal. `done` tells when the task with a token is fulfilled, if that may be asked."""

    hands: tuple[frozenset[Card], ...]
    total: int
    commander: int
    tricks: tuple[Trick, ...] = ()
    owner: int | None = None
    chosen: Mapping[str, int] = field(default_factory=dict)
    noted: Mapping[int, int] = field(default_factory=dict)
    done: Mapping[str, int | None] = field(default_factory=dict)
    first_winner: int | None = None

    def __post_init__(self) -> None:
        if self.tricks:
            object.__setattr__(self, "first_winner", self.tricks[0].winner)

    @property
    def seats(self) -> int:
        return len(self.hands)

    @cached_property
    def deck(self) -> frozenset[Card]:
        return frozenset[Card]().union(*self.hands)

    @cached_property
    def left(self) -> frozenset[Card]:
        return self.deck - {card for trick in self.tricks for card in trick.cards}

    @cached_property
    def coming(self) -> set[int]:
        """The numbers of the tricks to come."""
        return set(range(len(self.tricks) + 1, self.total + 1))

    def until(self, count: int) -> Seen:
        return replace(self, tricks=self.tricks[:count], first_winner=None)

    def cards(self, said: Any) -> frozenset[Card]:
        return _cards(str(said) if not isinstance(said, list) else tuple(said), self.deck)

    def groups(self, who: Any) -> list[Group]:
        """The members meant, each for themselves or all together; nobody holds a card that is not there."""
        if who == "everyone":
            return [frozenset({seat}) for seat in range(self.seats)]
        if who == "crew":
            return [frozenset(range(self.seats))]
        seat = self.member(who)
        return [] if seat is None else [frozenset({seat})]

    def rivals(self, group: Group, than: Any) -> list[Group]:
        others = frozenset(range(self.seats)) - group
        if than == "others":
            return [others]
        if than == "each-other":
            return [frozenset({seat}) for seat in sorted(others)]
        return self.groups(than)

    def member(self, who: Any) -> int | None:
        match who:
            case "owner":
                return self.owner
            case "commander":
                return self.commander
            case "first-winner":
                assert self.first_winner is not None
                return self.first_winner
            case {"chosen": name}:
                return self.chosen[name]
            case {"holder": text}:
                held = [seat for seat, hand in enumerate(self.hands) if words.card(text) in hand]
                return held[0] if held else None
            case {"left_of": other}:
                seat = self.member(other)
                return None if seat is None else (seat + 1) % self.seats
            case {"right_of": other}:
                seat = self.member(other)
                return None if seat is None else (seat - 1) % self.seats
        raise ValueError(who)


@lru_cache(maxsize=10_000)
def _cards(said: str | tuple[Any, ...], deck: frozenset[Card]) -> frozenset[Card]:
    return words.cards(said if isinstance(said, str) else list(said), deck)


def best(trick: Trick) -> Card:
    """The card that won the trick."""
    return trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
