"""Counts: how missions say how many (`all`, `none`, `2`, `2+`, `..2`, `2..4`), also by number of players."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from logwright.engine.objectives.mistake import Mistake
from logwright.saying import saying

_COUNT = re.compile(r"(?:(?P<op>[<>]=?) ?)?(?P<low>\d{1,3})?(?P<dots>\.\.)?(?P<high>\d{1,3})?(?P<plus>\+)?")
SEATS = ("3", "4", "5", "6")
"""All table sizes of any game."""


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
        """The span at this number of seats, where `total` is the number that `all` stands for.

        Rule objective/seats requires every table to be named; for a missing one the next smaller table counts.
        """
        if self.by_players:
            smaller = [span for seats, span in self.by_players if seats <= players]
            return smaller[-1] if smaller else self.by_players[0][1]
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


def parse_difference(value: object) -> Count:
    """Read a count that may be negative, or a mapping from the size of a table to such a count."""
    if isinstance(value, Mapping):
        return Count(None, tuple(sorted((_players(key), _span(item)) for key, item in value.items())))
    if value == "all":
        return ALL
    return Count(_span(value))


def parse_count(value: object) -> Count:
    """Read a count as written in content, or a mapping from the size of a table to a count."""
    count = parse_difference(value)
    spans = [count.span, *(span for _, span in count.by_players)]
    if any(span and span.most is not None and span.most < 0 for span in spans):
        raise Mistake(saying("mistakes.below-none"))
    return count


def _players(key: object) -> int:
    if str(key) not in SEATS:
        raise Mistake(saying("mistakes.no-table", found=repr(key), few=SEATS[0], most=SEATS[-1]), (str(key),))
    return int(str(key))


def _span(value: object) -> Span:
    if value == "none":
        return Span(0, 0)
    text = str(value).strip()
    match = _COUNT.fullmatch(text)
    if isinstance(value, bool) or not match or not text or (not match["low"] and not match["high"]):
        raise Mistake(saying("mistakes.no-count", found=repr(text)))
    low = int(match["low"]) if match["low"] else None
    high = int(match["high"]) if match["high"] else None
    if (match["op"] and (match["dots"] or match["plus"])) or (match["plus"] and match["dots"]):
        raise Mistake(saying("mistakes.two-counts", found=repr(text)))
    if match["op"]:
        return _compared(match["op"], low or 0)
    if match["dots"]:
        if low is not None and high is not None and low > high:
            raise Mistake(saying("mistakes.backwards", found=repr(text), low=high, high=low))
        return Span(low, high)
    if high is not None:
        raise Mistake(saying("mistakes.no-count", found=repr(text)))
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
