"""The symbols of suits and saucers: shapes that can be told apart at 12 pixels and without colour."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, group, number, path
from logwright.publish.figures.svg.ink import Ink


def rays(x: float, y: float, inner: float, outer: float, count: int, start: float = 0, turn: float = 2 * pi) -> str:
    """This many lines from one radius to another, evenly spaced round the circle."""
    angles = [start + turn * n / count for n in range(count)]
    return "".join(f"M{_point(x, y, inner, angle)}L{_point(x, y, outer, angle)}" for angle in angles)


def _point(x: float, y: float, r: float, angle: float) -> str:
    return f"{number(x + r * cos(angle))} {number(y + r * sin(angle))}"


# Each in a square of 20, centred at (0, 0).
SHAPES = {
    "circle": "M0-8.6A8.6 8.6 0 1 1 0 8.6 8.6 8.6 0 1 1 0-8.6Z",
    "triangle": "M0-7.8 8.4 7.2H-8.4Z",
    "diamond": "M0-9 7.4 0 0 9-7.4 0Z",
    "star": "M0-8.8 2.6-2.7 9-2.1 4.2 2.2 5.7 8.6 0 5.2-5.7 8.6-4.2 2.2-9-2.1-2.6-2.7Z",
    "square": "M-7.2-7.2H7.2V7.2H-7.2Z",
    "cross": "M-2.8-8.2H2.8V-2.8H8.2V2.8H2.8V8.2H-2.8V2.8H-8.2V-2.8H-2.8Z",
}
SIZE = 20


def symbol(name: str, size: float, ink: Ink) -> Drawing:
    """A symbol in a square of this size."""
    return Drawing(size, size, (symbols(name, [(size / 2, size / 2)], size, ink),))


def symbols(name: str, places: Iterable[tuple[float, float]], size: float, ink: Ink) -> Element:
    """The same symbol at several positions, each given by its centre. It is a name, or the game's own outline."""
    outline = SHAPES.get(name, name)
    if not outline.startswith("M"):
        raise FigureError(f"there is no symbol {name!r}")
    scale = "" if size == SIZE else f" scale({number(size / SIZE)})"
    return group(
        *(path(outline, transform=f"translate({number(x)} {number(y)}){scale}") for x, y in places),
        fill=ink,
        fill_rule="evenodd",
        stroke=ink,
        stroke_width=1.1,
        stroke_linejoin="round",
    )
