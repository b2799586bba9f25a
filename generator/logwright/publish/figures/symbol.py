"""The symbols of suits and saucers: shapes that are told apart at 12 pixels and without their colour."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.publish.figures.drawing import Drawing
from logwright.publish.figures.element import Element, group, number, path
from logwright.publish.figures.error import FigureError
from logwright.publish.figures.ink import Ink

# Each in a square of 20, its middle at (0, 0).
SHAPES = {
    "circle": "M0-8.6A8.6 8.6 0 1 1 0 8.6 8.6 8.6 0 1 1 0-8.6Z",
    "triangle": "M0-7.8 8.4 7.2H-8.4Z",
    "diamond": "M0-9 7.4 0 0 9-7.4 0Z",
    "star": "M0-8.8 2.6-2.7 9-2.1 4.2 2.2 5.7 8.6 0 5.2-5.7 8.6-4.2 2.2-9-2.1-2.6-2.7Z",
    "square": "M-7.2-7.2H7.2V7.2H-7.2Z",
    "cross": "M-2.8-8.2H2.8V-2.8H8.2V2.8H2.8V8.2H-2.8V2.8H-8.2V-2.8H-2.8Z",
    "rocket": (
        "M0-9.2C3.2-6.8 4.5-3.2 4.2 1.2L7.4 4.4V8.4L2.6 6.2H-2.6L-7.4 8.4V4.4L-4.2 1.2C-4.5-3.2-3.2-6.8 0-9.2Z"
        "M0-3.9A2.2 2.2 0 1 0 0 .5 2.2 2.2 0 1 0 0-3.9ZM-1.6 7.9H1.6L0 10Z"
    ),
    "submarine": (
        "M-3.2-1.6H-1.6V-5H-.2V-7.8H3.2V-6.4H1.2V-5H3V-1.6H4C7.1-1.6 9.2.2 9.2 2.6S7.1 6.8 4 6.8H-3.2C-4.7 6.8-5.9 5.8"
        "-6.7 4.6L-9.2 7V-1.8L-6.7.6C-5.9-.6-4.7-1.6-3.2-1.6ZM-2.4 1.2A1.4 1.4 0 1 0-2.4 4 1.4 1.4 0 1 0-2.4 1.2Z"
        "M1.6 1.2A1.4 1.4 0 1 0 1.6 4 1.4 1.4 0 1 0 1.6 1.2ZM5.6 1.2A1.4 1.4 0 1 0 5.6 4 1.4 1.4 0 1 0 5.6 1.2Z"
    ),
}
SIZE = 20


def symbol(name: str, size: float, ink: Ink) -> Drawing:
    """A symbol in a square of this size."""
    return Drawing(size, size, (symbols(name, [(size / 2, size / 2)], size, ink),))


def symbols(name: str, places: Iterable[tuple[float, float]], size: float, ink: Ink) -> Element:
    """The same symbol at several places, each given by its middle."""
    if name not in SHAPES:
        raise FigureError(f"there is no symbol {name!r}")
    scale = "" if size == SIZE else f" scale({number(size / SIZE)})"
    return group(
        *(path(SHAPES[name], transform=f"translate({number(x)} {number(y)}){scale}") for x, y in places),
        fill=ink,
        fill_rule="evenodd",
        stroke=ink,
        stroke_width=1.1,
        stroke_linejoin="round",
    )
