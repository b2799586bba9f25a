"""Kinds of tricks: by position, lead, winning card, the cards in it, their sum, colours and values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from logwright.engine.objectives.count import NONE, SOME, Count, parse_count
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.position import Position, parse_position
from logwright.engine.objectives.selector import Selector, parse_selector
from logwright.engine.objectives.subject import Subject, parse_subject


@dataclass(frozen=True)
class Holding:
    """The trick holds so many cards of a set; `beaten` leaves the winning card out of the count."""

    cards: Selector
    count: Count = SOME
    beaten: bool = False


@dataclass(frozen=True)
class Balance:
    """The trick holds as many cards of one set as of the other, at least one of each (ds-132)."""

    left: Selector
    right: Selector


@dataclass(frozen=True)
class TrickKind:
    """What a trick must be like; every condition that is given must hold. Without any: every trick.

    Sum counts all cards; `colours` and `values` count the different ones among the colour cards.
    """

    which: Position | None = None
    led_by: Subject | None = None
    led_with: Selector | None = None
    won_with: Selector | None = None
    closed_with: Selector | None = None
    only: Selector | None = None
    holds: tuple[Holding, ...] = field(default=())
    equal: Balance | None = None
    sum: Count | None = None
    colours: Count | None = None
    values: Count | None = None

    @property
    def is_any(self) -> bool:
        return self == ANY_TRICK

    @property
    def is_only_position(self) -> bool:
        return self.which is not None and self == TrickKind(which=self.which)


ANY_TRICK = TrickKind()
FIELDS = (
    "which",
    "led_by",
    "led_with",
    "won_with",
    "closed_with",
    "only",
    "holds",
    "none",
    "beats",
    "equal",
    "sum",
    "colours",
    "values",
)


def parse_trick_kind(value: object, trump: str) -> TrickKind:
    """Read a kind of trick: a mapping, or just a position (`first`, `[1, 2]`)."""
    if not isinstance(value, Mapping):
        return TrickKind(which=parse_position(value))
    read: dict[str, Callable[[Any], Any]] = {
        "which": parse_position,
        "led_by": lambda item: parse_subject(item, trump),
        "led_with": lambda item: parse_selector(item, trump),
        "won_with": lambda item: parse_selector(item, trump),
        "closed_with": lambda item: parse_selector(item, trump),
        "only": lambda item: parse_selector(item, trump),
        "holds": lambda item: _parse_holds(item, trump),
        "none": lambda item: (Holding(parse_selector(item, trump), NONE),),
        "beats": lambda item: (Holding(parse_selector(item, trump), SOME, beaten=True),),
        "equal": lambda item: _parse_equal(item, trump),
        "sum": parse_count,
        "colours": parse_count,
        "values": parse_count,
    }
    found: dict[str, Any] = {}
    holds: tuple[Holding, ...] = ()
    for key, item in value.items():
        if key not in read:
            raise Mistake(f"a trick has no {key!r}", f"a kind of trick may say: {', '.join(FIELDS)}", (key,))
        try:
            result = read[key](item)
        except Mistake as mistake:
            raise mistake.under(key) from None
        if key in ("holds", "none", "beats"):
            holds += result
        else:
            found[key] = result
    return TrickKind(holds=holds, **found)


def _parse_holds(value: object, trump: str) -> tuple[Holding, ...]:
    """`holds: '9'`, `holds: {cards: odd, count: 2+}` or a list of such mappings."""
    if isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
        return tuple(_parse_holding(item, trump) for item in value)
    return (_parse_holding(value, trump),)


def _parse_holding(value: object, trump: str) -> Holding:
    if not isinstance(value, Mapping):
        return Holding(parse_selector(value, trump))
    if "cards" not in value or set(value) - {"cards", "count"}:
        raise Mistake("what the trick holds is unclear", "write {cards: odd, count: 2+}")
    return Holding(parse_selector(value["cards"], trump), parse_count(value.get("count", "1+")))


def _parse_equal(value: object, trump: str) -> Balance:
    if not isinstance(value, list) or len(value) != 2:
        raise Mistake("two sets of cards are needed", "write equal: [pink, blue]")
    return Balance(parse_selector(value[0], trump), parse_selector(value[1], trump))
