"""The numbers on cards: their sum, and how those of winning cards follow each other."""

from __future__ import annotations

from logwright.engine.objectives.count import Count
from logwright.engine.objectives.course import Course
from logwright.publish.figures.svg.badge import crown
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import box
from logwright.publish.figures.svg.ink import LINE
from logwright.publish.figures.task_icon.sign import by_players, sign, span_text

_HEIGHTS = {
    Course.RISING: (8, 13, 18, 25),
    Course.FALLING: (25, 20, 13, 8),
    Course.UP_AND_DOWN: (10, 22, 13, 25),
    Course.EVEN_STEPS: (7, 13, 19, 25),
}
_WIDTH, _GAP, _TALL = 6.0, 4.0, 26.0


def sum_sign(amount: Count | None = None) -> Drawing:
    """The sign of a sum, and what it comes to."""
    if amount is None:
        return sign("Σ", 18)
    told = by_players(amount, strict=True) if amount.by_players else None
    if told is None and amount.span:
        told = sign(span_text(amount.span, strict=True))
    return beside([sign("Σ", 18), told], 4) if told else sign("Σ", 18)


def bars(way: Course) -> Drawing:
    """Winning cards as bars, as high as they go; in even steps each stands on a line of its own."""
    heights = _HEIGHTS[way]
    shapes = [
        box(place * (_WIDTH + _GAP), _TALL - height, _WIDTH, height, 1.5, fill=LINE)
        for place, height in enumerate(heights)
    ]
    chart = Drawing(len(heights) * (_WIDTH + _GAP) - _GAP, _TALL, tuple(shapes))
    shown = beside([chart, sign("=", 11)], 4, "end") if way is Course.EVEN_STEPS else chart
    return stacked([crown(), shown], 3)
