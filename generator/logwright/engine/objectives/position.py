"""Positions: which tricks of a deal are meant (`first`, `3`, `'1..4'`, `4+`, `first half`, `even`, `middle`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from logwright.engine.objectives.mistake import Mistake
from logwright.saying import saying


class Stretch(StrEnum):
    """A part of the deal that depends on how many tricks it has."""

    NUMBERS = "numbers"
    FIRST = "first"
    LAST = "last"
    FIRST_HALF = "first half"
    SECOND_HALF = "second half"
    ODD = "odd"
    EVEN = "even"
    FROM = "from"
    MIDDLE = "middle"


@dataclass(frozen=True)
class PositionPart:
    """One item of a position: tricks `low` to `high` or from `low` on, the first or last `high`, or a stretch."""

    stretch: Stretch
    low: int = 0
    high: int = 0

    def tricks(self, total: int) -> range:
        """Trick numbers counted from 1. Of 13 tricks the middle one belongs to neither half."""
        match self.stretch:
            case Stretch.FIRST:
                return range(1, min(self.high, total) + 1)
            case Stretch.LAST:
                return range(max(total - self.high, 0) + 1, total + 1)
            case Stretch.FIRST_HALF:
                return range(1, total // 2 + 1)
            case Stretch.SECOND_HALF:
                return range(total - total // 2 + 1, total + 1)
            case Stretch.ODD:
                return range(1, total + 1, 2)
            case Stretch.EVEN:
                return range(2, total + 1, 2)
            case Stretch.FROM:
                return range(self.low, total + 1)
            case Stretch.MIDDLE:
                return range(2, total)
        return range(self.low, min(self.high, total) + 1)


@dataclass(frozen=True)
class TrickPosition:
    """A set of tricks by their place in the deal."""

    places: tuple[PositionPart, ...]

    def tricks(self, total: int) -> frozenset[int]:
        return frozenset(number for place in self.places for number in place.tricks(total))

    @property
    def furthest(self) -> int:
        """The highest trick number that is named outright, 0 if none is."""
        named = (Stretch.NUMBERS, Stretch.FROM)
        return max((place.high for place in self.places if place.stretch in named), default=0)


MOST_TRICKS = 20
"""More than any table plays."""
_WORDS = (Stretch.FIRST_HALF, Stretch.SECOND_HALF, Stretch.ODD, Stretch.EVEN, Stretch.MIDDLE)
_PLACE = re.compile(r"(?:(first|last) )?(\d{1,2})(?:(?P<on>\+)|\.\.(\d{1,2}))?")


def tricks_between(low: int, high: int) -> TrickPosition:
    """These tricks, as far as they are played."""
    return TrickPosition((PositionPart(Stretch.NUMBERS, low, high),))


def parse_position(value: object) -> TrickPosition:
    """Read a position as written in content: a word, a trick number, a range, or a list of them."""
    items = value if isinstance(value, list) else [value]
    if not items:
        raise Mistake(saying("mistakes.no-tricks-listed"))
    return TrickPosition(tuple(_parse_place(item) for item in items))


def _parse_place(item: object) -> PositionPart:
    text = str(item).strip()
    if text in ("first", "last"):
        return PositionPart(Stretch(text), high=1)
    if text in _WORDS:
        return PositionPart(Stretch(text))
    match = _PLACE.fullmatch(text)
    if isinstance(item, bool) or not match:
        raise Mistake(saying("mistakes.no-trick", found=repr(text)))
    side, low, high = match[1], int(match[2]), int(match[4] or match[2])
    if low == 0 or low > high:
        raise Mistake(saying("mistakes.trick-order", found=repr(text)))
    if side:
        if match[3] or match[4]:
            raise Mistake(saying("mistakes.two-positions", found=repr(text), side=side, low=low, high=high))
        return PositionPart(Stretch(side), high=low)
    return PositionPart(Stretch.FROM if match["on"] else Stretch.NUMBERS, low, high)
