"""Quantities: a count as messages need it - how it limits, and its number in words."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.objectives.count import Count, Span
from logwright.sentences.message import Number
from logwright.sentences.tongue import Tongue

_SPECIAL = 2
"""Smaller numbers have special messages: "a trick", "higher than"."""


@dataclass(frozen=True)
class Quantity:
    """`limit` is all, none, exactly, at-least, at-most or between; for a difference also below: so much lower."""

    limit: str
    number: Number


def quantity(count: Count, seats: int | None, tongue: Tongue) -> Quantity:
    """The count at a table of so many seats, or for every table at once, if it `is_alike_everywhere`."""
    if count.is_all:
        return Quantity("all", Number(0, ""))
    if count.span:
        return _of_span(count.span, tongue)
    spans = dict(count.by_players)
    if seats in spans:
        return _of_span(spans[seats], tongue)
    parts = [_of_span(span, tongue) for span in spans.values()]
    text = "/".join(part.number.text for part in parts)
    return Quantity(parts[0].limit, Number(parts[-1].number.value, text))


def is_alike_everywhere(count: Count, tongue: Tongue) -> bool:
    """Whether one sentence fits every table: exactly 2/3/4 tricks, but not 2 tricks here and any trick there."""
    parts = [_of_span(span, tongue) for _, span in count.by_players]
    return len({part.limit for part in parts}) < 2 and all(part.number.value >= _SPECIAL for part in parts)


def _of_span(span: Span, tongue: Tongue) -> Quantity:
    least, most = span.least, span.most
    if most is None:
        return Quantity("at-least", Number(least or 0, str(least or 0)))
    if least is None:
        return (
            Quantity("below", Number(-most, str(-most))) if most < 0 else Quantity("at-most", Number(most, str(most)))
        )
    if (least, most) == (0, 0):
        return Quantity("none", Number(0, "0"))
    if least == most:
        return Quantity("exactly", Number(most, str(most)))
    text = tongue.either([str(least), str(most)]) if most == least + 1 else f"{least}\u2013{most}"
    return Quantity("between", Number(most, text))
