"""Alternatives of the same shape as one phrase: "win a 9 or win an 8" asks for one of two values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from typing import Any

from logwright.engine.objectives.count import SOME
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases.cards import AllOfOne, CardCount, Win
from logwright.engine.objectives.phrases.choice import Either
from logwright.engine.objectives.phrases.order import TaskIn
from logwright.engine.objectives.phrases.tricks import Capture, TrickCount, WinWith
from logwright.engine.objectives.position import PositionPart, Stretch, TrickPosition
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import Role
from logwright.engine.objectives.trick_kind import TrickKind

_MERGED: dict[type, tuple[str, ...]] = {
    CardCount: ("cards",),
    WinWith: ("cards",),
    Capture: ("cards", "using"),
    TaskIn: ("which",),
    TrickCount: ("kind",),
    TrickKind: ("which", "led_with", "won_with", "closed_with"),
}
"""The fields of which one or another is asked for when their values are put together."""


def one_of(choice: Either) -> Phrase | None:
    """A phrase that means the same and says in one breath what the alternatives say one by one, if there is one."""
    first, kind = choice.parts[0], type(choice.parts[0])
    # That everyone does one of two things is not that everyone does one of these things or another.
    if first.who.role is Role.EVERYONE or any(type(part) is not kind or part.who != first.who for part in choice.parts):
        return None
    if isinstance(first, Win):
        sets = tuple(part.cards for part in choice.parts if isinstance(part, Win))
        if all(cards.one_card for cards in sets):
            return CardCount(first.who, _selectors(sets), SOME)
        return AllOfOne(first.who, sets)
    if isinstance(first, CardCount | TrickCount) and first.count != SOME:
        return None
    found = _together(choice.parts)
    return found if isinstance(found, Phrase) else None


def _together(parts: Sequence[Any]) -> Any:
    """The parts as one, if they differ in a single field whose values can be put together; else None."""
    first, kind = parts[0], type(parts[0])
    if kind not in _MERGED:
        return None
    differing = [field.name for field in fields(first) if len({getattr(part, field.name) for part in parts}) > 1]
    if len(differing) != 1 or differing[0] not in _MERGED[kind]:
        return None
    values = [getattr(part, differing[0]) for part in parts]
    if None in values:
        return None
    join: dict[type, Callable[[Sequence[Any]], Any]] = {Selector: _selectors, TrickPosition: _positions}
    joined = join.get(type(values[0]), _together)(values)
    return None if joined is None else replace(first, **{differing[0]: joined})


def _selectors(sets: Iterable[Selector]) -> Selector:
    return Selector(tuple(dict.fromkeys(pick for cards in sets for pick in cards.picks)))


def _positions(positions: Iterable[TrickPosition]) -> TrickPosition:
    """All places; numbers that follow each other become a range."""
    places = list(dict.fromkeys(place for position in positions for place in position.places))
    if any(place.stretch is not Stretch.NUMBERS for place in places):
        return TrickPosition(tuple(places))
    ranges: list[PositionPart] = []
    for place in sorted(places, key=lambda place: place.low):
        if ranges and place.low <= ranges[-1].high + 1:
            ranges[-1] = replace(ranges[-1], high=max(ranges[-1].high, place.high))
        else:
            ranges.append(place)
    return TrickPosition(tuple(ranges))
