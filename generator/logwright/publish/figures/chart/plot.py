"""Lines and bars over a common axis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from logwright.publish.figures.chart.axis import TEXT, Axis, Tick, level_lines
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, box, circle, group, line, number, path
from logwright.publish.figures.svg.ink import ACCENT, BAD, GOLD, GOOD, LINE, MUTED, PAPER, Ink
from logwright.publish.figures.svg.lettering import width_of, words
from logwright.publish.figures.svg.symbol import symbol

WIDTH, HEIGHT = 320.0, 160.0
TOP = 10.0
_CAP = 2.0
_ASIDE = 4.5
# Each series has a symbol and a dash pattern as well as an ink, so that it can be told apart without colour.
STYLES: tuple[tuple[Ink, str, str | None], ...] = (
    (ACCENT, "circle", None),
    (BAD, "square", "6 3"),
    (GOOD, "triangle", "2 3"),
    (GOLD, "diamond", "8 3 2 3"),
)


@dataclass(frozen=True)
class Series:
    """Values, one per position on the horizontal axis; None where there is none. Their true values lie in `spans`.

    Bars with a word in `called`, by position, stand out, with the word above them.
    """

    name: str
    values: tuple[float | None, ...]
    spans: tuple[tuple[float, float] | None, ...] = ()
    called: Mapping[int, str] = field(default_factory=dict)


def line_chart(labels: Sequence[str], series: Sequence[Series], ticks: Sequence[Tick]) -> Drawing:
    """Series as lines over the labels; the ticks set the range of the vertical axis."""
    axis, left = _frame(labels, series, ticks)
    places = _places(labels, left, WIDTH)
    parts = level_lines(axis, ticks, left, left + WIDTH)
    parts.append(line(left, TOP + HEIGHT, left + WIDTH, TOP + HEIGHT, stroke=LINE, stroke_width=1.2))
    for n, (each, (ink, sign, dashes)) in enumerate(zip(series, STYLES, strict=False)):
        # Side by side, so that no span hides another.
        aside = (n - (len(series) - 1) / 2) * _ASIDE if each.spans else 0.0
        own = [place + aside for place in places]
        points = [(x, axis.at(value)) for x, value in zip(own, each.values, strict=True) if value is not None]
        way = _way(own, [None if value is None else axis.at(value) for value in each.values])
        parts.append(
            path(way, fill="none", stroke=ink, stroke_width=2, stroke_dasharray=dashes, stroke_linejoin="round")
        )
        parts += [_whisker(axis, x, span, ink) for x, span in zip(own, each.spans, strict=False) if span]
        parts += [group(circle(x, y, 5.4, fill=PAPER), symbol(sign, 9, ink).centred(x, y)) for x, y in points]
    return _finished(parts, labels, places, series, left, WIDTH)


def _way(places: Sequence[float], heights: Sequence[float | None]) -> str:
    """The path from point to point; gaps in the data stay gaps."""
    way, pen_down = "", False
    for x, y in zip(places, heights, strict=True):
        if y is not None:
            way += f"{'L' if pen_down else 'M'}{number(x)} {number(y)}"
        pen_down = y is not None
    return way


def bar_chart(labels: Sequence[str], series: Sequence[Series], ticks: Sequence[Tick], width: float = WIDTH) -> Drawing:
    """Series as bars side by side over each label."""
    axis, left = _frame(labels, series, ticks)
    places = _places(labels, left, width)
    room = width / len(labels) * 0.72
    bar = room / len(series)
    zero = axis.at(max(axis.low, 0))
    parts = level_lines(axis, ticks, left, left + width)
    for n, (each, (ink, sign, _)) in enumerate(zip(series, STYLES, strict=False)):
        for at, (place, value) in enumerate(zip(places, each.values, strict=True)):
            if value is None:
                continue
            x, y = place - room / 2 + n * bar, axis.at(value)
            own = GOLD if at in each.called else ink
            parts.append(box(x + 1, min(y, zero), bar - 2, abs(zero - y), 1.5, fill=own))
            if len(series) > 1:
                parts.append(symbol(sign, 7, PAPER).centred(x + bar / 2, zero + (-7 if value >= 0 else 7)))
        middles = [place - room / 2 + (n + 0.5) * bar for place in places]
        parts += [_whisker(axis, x, span, LINE) for x, span in zip(middles, each.spans, strict=False) if span]
        parts += [_name(axis, middles[at], each, at, word) for at, word in each.called.items()]
    parts.append(line(left, zero, left + width, zero, stroke=LINE, stroke_width=1.2))
    return _finished(parts, labels, places, series, left, width)


def _name(axis: Axis, x: float, series: Series, at: int, word: str) -> Element:
    """What a bar is called, above it and its span."""
    span = series.spans[at] if series.spans else None
    top = max(value for value in (series.values[at], span and span[1], axis.low) if value is not None)
    return words(word, x, max(axis.at(top) - 4, TEXT), TEXT, LINE, bold=True)


def _whisker(axis: Axis, x: float, span: tuple[float, float], ink: Ink) -> Element:
    low, high = map(axis.at, span)
    way = f"M{number(x)} {number(low)}V{number(high)}" + "".join(
        f"M{number(x - _CAP)} {number(end)}h{number(2 * _CAP)}" for end in (low, high)
    )
    # A light line below it keeps it visible on its bar.
    return group(
        path(way, fill="none", stroke=PAPER, stroke_width=2.6), path(way, fill="none", stroke=ink, stroke_width=1)
    )


def _frame(labels: Sequence[str], series: Sequence[Series], ticks: Sequence[Tick]) -> tuple[Axis, float]:
    if not labels or not series or len(ticks) < 2:
        raise FigureError("a chart needs labels, series and at least two ticks")
    if len(series) > len(STYLES):
        raise FigureError(f"a chart has room for {len(STYLES)} series, not {len(series)}")
    for each in series:
        if len(each.values) != len(labels):
            raise FigureError(f"{each.name} has {len(each.values)} values for {len(labels)} labels")
    values = [tick.value for tick in ticks]
    axis = Axis(min(values), max(values), TOP + HEIGHT, TOP)
    for each in series:
        for value in each.values:
            if value is not None and not axis.low <= value <= axis.high:
                raise FigureError(f"{each.name}: {value} lies outside the ticks")
        if any(span and not axis.low <= span[0] <= span[1] <= axis.high for span in each.spans):
            raise FigureError(f"{each.name}: a span lies outside the ticks")
    return axis, max(width_of(tick.text, TEXT) for tick in ticks) + 8


def _places(labels: Sequence[str], left: float, width: float) -> list[float]:
    return [left + width * (n + 0.5) / len(labels) for n in range(len(labels))]


def _finished(
    parts: list[Element],
    labels: Sequence[str],
    places: Sequence[float],
    series: Sequence[Series],
    left: float,
    width: float,
) -> Drawing:
    """Adds labels below, and a legend if there are several series."""
    bottom = TOP + HEIGHT
    parts = [*parts]
    parts += [words(label, x, bottom + TEXT * 1.4, TEXT, MUTED) for label, x in zip(labels, places, strict=True)]
    height = bottom + TEXT * 2
    if len(series) > 1:
        x = left
        for each, (ink, sign, _) in zip(series, STYLES, strict=False):
            parts += [
                symbol(sign, 9, ink).centred(x + 6, height + 8),
                words(each.name, x + 15, height + 12, TEXT, LINE, "start"),
            ]
            x += width_of(each.name, TEXT) + 30
        height += TEXT * 2
    return Drawing(left + width + 8, height, tuple(parts))
