"""Quantities: a count as messages need it - how it limits, and its number in words."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.objectives.count import Count, Span
from logwright.sentences.message import Number
from logwright.sentences.tongue import Tongue


@dataclass(frozen=True)
class Quantity:
    """`limit` is all, none, exactly, at-least, at-most or between; numbers differ by table if `by_players`."""

    limit: str
    number: Number
    by_players: bool = False


def quantity(count: Count, seats: int | None, tongue: Tongue) -> Quantity:
    """The count at a table of so many seats, or for every table at once."""
    if count.is_all:
        return Quantity("all", Number(0, ""))
    if count.span:
        return _of_span(count.span, tongue)
    spans = dict(count.by_players)
    if seats in spans:
        return _of_span(spans[seats], tongue)
    parts = [_of_span(span, tongue) for span in spans.values()]
    text = "/".join(part.number.text for part in parts)
    return Quantity(parts[0].limit, Number(parts[-1].number.value, text), by_players=True)


def _of_span(span: Span, tongue: Tongue) -> Quantity:
    least, most = span.least, span.most
    if most is None:
        return Quantity("at-least", Number(least or 0, str(least or 0)))
    if least is None:
        return Quantity("at-most", Number(most, str(most)))
    if (least, most) == (0, 0):
        return Quantity("none", Number(0, "0"))
    if least == most:
        return Quantity("exactly", Number(most, str(most)))
    text = tongue.either([str(least), str(most)]) if most == least + 1 else f"{least}\u2013{most}"
    return Quantity("between", Number(most, text))
