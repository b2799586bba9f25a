"""What a crew fills in on a mission's page, below its headings: a row for each crew, as one picture.

It looks the same on every page, and laying out a table of empty cells again and again takes a fifth of a logbook's
time. A screen reader hears the headings, instead of cells that hold nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from logwright.publish.figures import Drawing
from logwright.publish.figures.svg.element import Attributes, Element, box, circle, line
from logwright.publish.figures.svg.ink import Ink
from logwright.publish.figures.svg.lettering import lettering

COLUMNS = {"crew_short": 13, "date": 20, "attempts": 42, "distress": 12, "won": 13}
"""Widths in per cent of the page; the headings above stand in the same ones."""
_TENTHS = 10
"""A drawing has whole numbers as its size: tenths of a millimetre are fine enough."""


@dataclass(frozen=True)
class RowSize:
    """Millimetres: the height of a row, what one circle takes, the sign of distress, and the field for success."""

    height: float
    attempt: float
    distress: float
    won: float


FULL, HALF = RowSize(7.6, 6, 5.6, 5.2), RowSize(5.4, 5, 4.4, 4.2)


def log_form(
    width: float, size: RowSize, crews: tuple[str, ...], attempts: int, distress: Drawing, inks: dict[str, str]
) -> Drawing:
    """The rows in the inks of their sheet, `width` millimetres wide."""
    deep, mid, faint = (Ink(name, inks[name], inks[name], inks[name]) for name in ("deep", "mid", "line"))
    starts, at = {}, 0.0
    for name, share in COLUMNS.items():
        starts[name] = at
        at += width * share / 100
    parts: list[Element] = []
    for row, crew in enumerate(crews):
        top, middle = row * size.height, (row + 0.5) * size.height
        parts.append(line(0, top + 0.1, width, top + 0.1, stroke=faint, stroke_width=0.2))
        numeral = lettering(crew, 2.4, deep, 2.6)
        parts.append(numeral.at(0, middle - numeral.height / 2))
        for place in range(attempts):
            x = starts["attempts"] + (place + 2.3 / 6) * size.attempt
            parts.append(circle(x, middle, size.attempt / 3, fill="none", stroke=mid, stroke_width=size.attempt / 20))
        sign = distress.within(size.distress, size.distress)
        parts.append(sign.centred(starts["distress"] + width * COLUMNS["distress"] / 200, middle))
        x = starts["won"] + width * COLUMNS["won"] / 200 - size.won / 2
        field: Attributes = {"fill": "none", "stroke": mid, "stroke_width": size.won * 0.058}
        parts.append(box(x + 0.15, middle - size.won / 2 + 0.15, size.won - 0.3, size.won - 0.3, 0.65, **field))
    return Drawing(width, len(crews) * size.height, tuple(parts)).scaled(_TENTHS)
