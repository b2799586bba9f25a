"""Kinds of tricks: by position, lead, winning card, the cards in it, their sum, colours and values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from logwright.engine.cards.card import Suits
from logwright.engine.objectives.count import NONE, SOME, Count, parse_count
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.position import TrickPosition, parse_position
from logwright.engine.objectives.selector import Selector, parse_selector, two_colours
from logwright.engine.objectives.subject import Subject, parse_subject
from logwright.saying import listed, saying


@dataclass(frozen=True)
class Holding:
    """The trick holds a number of cards of a set; `beaten` leaves the winning card out of the count."""

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
    """What a trick must be like; all given conditions must hold. Without conditions every trick fits.

    Sum counts all cards; `colours` and `values` count the different ones among the colour cards.
    """

    which: TrickPosition | None = None
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


def parse_trick_kind(value: object, suits: Suits) -> TrickKind:
    """Read a kind of trick: a mapping, or just a position (`first`, `[1, 2]`)."""
    if not isinstance(value, Mapping):
        return TrickKind(which=parse_position(value))
    read: dict[str, Callable[[Any], Any]] = {
        "which": parse_position,
        "led_by": lambda item: parse_subject(item, suits),
        "led_with": lambda item: parse_selector(item, suits),
        "won_with": lambda item: parse_selector(item, suits),
        "closed_with": lambda item: parse_selector(item, suits),
        "only": lambda item: parse_selector(item, suits),
        "holds": lambda item: _parse_holds(item, suits),
        "none": lambda item: (Holding(parse_selector(item, suits), NONE),),
        "beats": lambda item: (Holding(parse_selector(item, suits), SOME, beaten=True),),
        "equal": lambda item: _parse_equal(item, suits),
        "sum": parse_count,
        "colours": parse_count,
        "values": parse_count,
    }
    found: dict[str, Any] = {}
    holds: tuple[Holding, ...] = ()
    for key, item in value.items():
        if key not in read:
            raise Mistake(saying("mistakes.trick-field", name=repr(key), known=listed(FIELDS)), (key,))
        try:
            result = read[key](item)
        except Mistake as mistake:
            raise mistake.under(key) from None
        if key in ("holds", "none", "beats"):
            holds += result
        else:
            found[key] = result
    return TrickKind(holds=holds, **found)


def _parse_holds(value: object, suits: Suits) -> tuple[Holding, ...]:
    """`holds: '9'`, `holds: {cards: odd, count: 2+}` or a list of such mappings."""
    if isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
        return tuple(_parse_holding(item, suits) for item in value)
    return (_parse_holding(value, suits),)


def _parse_holding(value: object, suits: Suits) -> Holding:
    if not isinstance(value, Mapping):
        return Holding(parse_selector(value, suits))
    if "cards" not in value or set(value) - {"cards", "count"}:
        raise Mistake(saying("mistakes.holding"))
    return Holding(parse_selector(value["cards"], suits), parse_count(value.get("count", "1+")))


def _parse_equal(value: object, suits: Suits) -> Balance:
    if not isinstance(value, list) or len(value) != 2:
        raise Mistake(saying("mistakes.two-sets", example=two_colours(suits)))
    return Balance(parse_selector(value[0], suits), parse_selector(value[1], suits))
