"""Counts: how missions say how many (`all`, `none`, `2`, `2+`, `..2`, `2..4`), also by number of players."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from logwright.engine.objectives.mistake import Mistake

_COUNT = re.compile(r"(?:(?P<op>[<>]=?) ?)?(?P<low>\d{1,3})?(?P<dots>\.\.)?(?P<high>\d{1,3})?(?P<plus>\+)?")
HOW_TO_WRITE = "write all, none, 2 (exactly), 2+ (at least), ..2 (at most) or 2..4"


@dataclass(frozen=True)
class Span:
    """A range of whole numbers; `most` None means no upper end. Differences may be negative."""

    least: int | None
    most: int | None

    def __contains__(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class Count:
    """A span for every number of players; `all` means as many as there are."""

    span: Span | None
    by_players: tuple[tuple[int, Span], ...] = ()

    @property
    def is_all(self) -> bool:
        return self.span is None and not self.by_players

    def at(self, players: int, total: int) -> Span:
        """The span at this number of seats, where `total` is what `all` amounts to."""
        if self.by_players:
            return dict(self.by_players)[players]
        return self.span or Span(total, None)


ALL: Final = Count(None)
NONE: Final = Count(Span(0, 0))
SOME: Final = Count(Span(1, None))


def exactly(number: int) -> Count:
    return Count(Span(number, number))


def at_least(number: int) -> Count:
    return Count(Span(number, None))


def at_most(number: int) -> Count:
    return Count(Span(None, number))


def parse_count(value: object) -> Count:
    """Read a count as written in content, or a mapping from player number (3, 4, 5) to count."""
    if isinstance(value, Mapping):
        return Count(None, tuple(sorted((_players(key), _span(item)) for key, item in value.items())))
    if value == "all":
        return ALL
    return Count(_span(value))


def _players(key: object) -> int:
    if str(key) not in ("3", "4", "5"):
        raise Mistake(f"{key!r} is no number of seats", "give counts for 3, 4 and 5 players", (str(key),))
    return int(str(key))


def _span(value: object) -> Span:
    if value == "none":
        return Span(0, 0)
    text = str(value).strip()
    match = _COUNT.fullmatch(text)
    if isinstance(value, bool) or not match or not text or (not match["low"] and not match["high"]):
        raise Mistake(f"{text!r} is not a count", HOW_TO_WRITE)
    low = int(match["low"]) if match["low"] else None
    high = int(match["high"]) if match["high"] else None
    if (match["op"] and (match["dots"] or match["plus"])) or (match["plus"] and match["dots"]):
        raise Mistake(f"{text!r} is two counts at once", HOW_TO_WRITE)
    if match["op"]:
        return _compared(match["op"], low or 0)
    if match["dots"]:
        if low is not None and high is not None and low > high:
            raise Mistake(f"{text!r} is a range that ends before it begins", f"write {high}..{low}")
        return Span(low, high)
    if high is not None:
        raise Mistake(f"{text!r} is not a count", HOW_TO_WRITE)
    return Span(low, None if match["plus"] else low)


def _compared(op: str, number: int) -> Span:
    match op:
        case ">":
            return Span(number + 1, None)
        case ">=":
            return Span(number, None)
        case "<":
            return Span(None, number - 1)
        case _:
            return Span(None, number)
