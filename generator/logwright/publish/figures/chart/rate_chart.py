"""Rates from 0 to 1, one line each, with their confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.publish.figures.chart.axis import TEXT, Axis, Tick, upright_lines
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, box, circle, line
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, LINE, MUTED, PAPER
from logwright.publish.figures.svg.lettering import width_of, words

ROW = 26.0
WIDTH = 180.0


@dataclass(frozen=True)
class Rate:
    """A share with its interval. `label` says of what (3 players), `text` how much (87 %)."""

    label: str
    value: float | None
    low: float = 0
    high: float = 1
    text: str = ""


def rate_chart(rates: Sequence[Rate], ticks: Sequence[Tick]) -> Drawing:
    """A dot for each rate on a bar for its interval; just the text where nothing is known."""
    if not rates:
        raise FigureError("a chart without rates")
    left = max(width_of(rate.label, TEXT + 1) for rate in rates) + 10
    right = max(width_of(rate.text, TEXT + 1) for rate in rates) + 14
    axis = Axis(0, 1, left + 8, left + 8 + WIDTH)
    bottom = len(rates) * ROW + 4
    parts: list[Element] = upright_lines(axis, ticks, 4, bottom)
    for n, rate in enumerate(rates):
        parts += _row(rate, axis, n * ROW + ROW / 2 + 2, left)
    return Drawing(left + WIDTH + 16 + right, bottom + TEXT * 1.7, tuple(parts))


def _row(rate: Rate, axis: Axis, y: float, left: float) -> list[Element]:
    base = y + TEXT * 0.36
    parts: list[Element] = [words(rate.label, left, base, TEXT + 1, LINE, "end")]
    if rate.value is not None:
        if not 0 <= rate.low <= rate.value <= rate.high <= 1:
            raise FigureError(f"{rate.label}: {rate.value} does not lie between {rate.low} and {rate.high}")
        x1, x2 = axis.at(rate.low), axis.at(rate.high)
        parts += [
            line(axis.at(0), y, axis.at(1), y, stroke=MUTED, stroke_width=0.8, stroke_dasharray="1 3"),
            box(x1, y - 6, max(x2 - x1, 1), 12, 2, fill=ACCENT_TINT, stroke=ACCENT, stroke_width=1),
            circle(axis.at(rate.value), y, 3.8, fill=ACCENT, stroke=PAPER, stroke_width=1.2),
        ]
    parts.append(words(rate.text, axis.at(1) + 12, base, TEXT + 1, LINE, "start", bold=True))
    return parts
