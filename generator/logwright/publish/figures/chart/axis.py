"""Axes: map values to positions in a chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

from logwright.publish.figures.svg.element import Element, FigureError, line
from logwright.publish.figures.svg.ink import EDGE, MUTED
from logwright.publish.figures.svg.lettering import words

TEXT = 11.0


@dataclass(frozen=True)
class Tick:
    """A marked value on an axis, labelled in the page's language."""

    value: float
    text: str


@dataclass(frozen=True)
class Axis:
    """Maps values from `low` to `high` onto positions (downwards if `end` is smaller)."""

    low: float
    high: float
    start: float
    end: float

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise FigureError(f"an axis cannot go from {self.low:g} to {self.high:g}")

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def steps(low: float, high: float, most: int = 5) -> list[float]:
    """Round values to mark between two others, at most about this many."""
    raw = (high - low) / most
    unit = 10 ** floor(log10(raw))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= raw * 0.999)
    first = -(-low // step) * step
    return [round(first + n * step, 10) for n in range(most + 2) if first + n * step <= high + step * 1e-6]


def level_lines(axis: Axis, ticks: Sequence[Tick], left: float, right: float) -> list[Element]:
    """Horizontal grid lines with their values at the left."""
    parts = []
    for tick in ticks:
        y = axis.at(tick.value)
        parts.append(line(left, y, right, y, stroke=EDGE, stroke_width=0.8))
        parts.append(words(tick.text, left - 5, y + TEXT * 0.35, TEXT, MUTED, "end"))
    return parts


def upright_lines(axis: Axis, ticks: Sequence[Tick], top: float, bottom: float) -> list[Element]:
    """Vertical grid lines with their values below."""
    parts = []
    for tick in ticks:
        x = axis.at(tick.value)
        parts.append(line(x, top, x, bottom, stroke=EDGE, stroke_width=0.8))
        parts.append(words(tick.text, x, bottom + TEXT * 1.2, TEXT, MUTED))
    return parts
