"""Drawings: pictures with a size, which can be combined, nested and placed on a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from logwright.publish.figures.svg.element import Element, FigureError, group, number, tag
from logwright.publish.figures.svg.ink import Palette
from logwright.publish.figures.svg.reuse import reused

Align = Literal["start", "middle", "end"]
_SHARES: dict[Align, float] = {"start": 0, "middle": 0.5, "end": 1}
_PREFIX = re.compile(r"[A-Za-z][\w.-]*")


@dataclass(frozen=True)
class Drawing:
    """A picture from (0, 0) to (width, height). One unit is one CSS pixel unless scaled."""

    width: float
    height: float
    parts: tuple[Element, ...] = ()

    def at(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Element:
        """The drawing as part of a larger one, with its top left corner at this point; rotated about its centre."""
        moves = [f"translate({number(x)} {number(y)})"] if x or y else []
        if scale != 1:
            moves.append(f"scale({number(scale)})")
        if turn:
            moves.append(f"rotate({number(turn)} {number(self.width / 2)} {number(self.height / 2)})")
        if not moves and len(self.parts) == 1:
            return self.parts[0]
        return group(*self.parts, transform=" ".join(moves) or None)

    def centred(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Element:
        """The drawing as part of a larger one, centred at this point."""
        return self.at(x - self.width * scale / 2, y - self.height * scale / 2, scale, turn)

    def scaled(self, scale: float) -> Drawing:
        return Drawing(self.width * scale, self.height * scale, (self.at(0, 0, scale),))

    def within(self, width: float, height: float) -> Drawing:
        """Scaled to fit into this area."""
        return self.scaled(min(width / self.width, height / self.height))

    def turned(self) -> Drawing:
        """A quarter turn clockwise."""
        moved = group(*self.parts, transform=f"translate({number(self.height)} 0) rotate(90)")
        return Drawing(self.height, self.width, (moved,))

    def padded(self, x: float, y: float | None = None) -> Drawing:
        """With an empty margin round it."""
        y = x if y is None else y
        return Drawing(self.width + 2 * x, self.height + 2 * y, (self.at(x, y),))

    def faded(self, opacity: float = 0.38) -> Drawing:
        return Drawing(self.width, self.height, (group(*self.parts, opacity=opacity),))

    def with_parts(self, *parts: Element) -> Drawing:
        """The same size, with something on top."""
        return Drawing(self.width, self.height, (*self.parts, *parts))

    def svg(self, prefix: str, title: str, desc: str = "", palette: Palette = Palette.SITE) -> str:
        """A whole figure with its title and optional description, for readers who cannot see it.

        `prefix` makes the ids of the figure unique on its page.
        """
        if not _PREFIX.fullmatch(prefix):
            raise FigureError(f"{prefix!r} cannot begin an id; it needs a letter and no spaces")
        if not title.strip():
            raise FigureError("a figure needs a title for those who cannot see it")
        names = [tag("title", title, id=f"{prefix}-title")]
        if desc:
            names.append(tag("desc", desc, id=f"{prefix}-desc"))
        labels = " ".join(f"{prefix}-{name.name}" for name in names)
        root = _root(self, *names, *reused(self.parts, prefix), role="img", aria_labelledby=labels)
        return root.text(palette)

    def icon(self, palette: Palette = Palette.SITE) -> str:
        """A decorative image beside words that say the same: hidden from screen readers."""
        return _root(self, *self.parts, aria_hidden="true").text(palette)


def _root(drawing: Drawing, *parts: Element, **attributes: str) -> Element:
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        class_="lw-figure",
        viewBox=f"0 0 {number(drawing.width)} {number(drawing.height)}",
        width=round(drawing.width),
        height=round(drawing.height),
        **attributes,
    )


def beside(drawings: Iterable[Drawing], gap: float = 6, align: Align = "middle") -> Drawing:
    """Drawings in a row, from left to right."""
    row = list(drawings)
    height = max((drawing.height for drawing in row), default=0)
    x, parts = 0.0, []
    for drawing in row:
        parts.append(drawing.at(x, (height - drawing.height) * _SHARES[align]))
        x += drawing.width + gap
    return Drawing(max(x - gap, 0), height, tuple(parts))


def stacked(drawings: Iterable[Drawing], gap: float = 6, align: Align = "middle") -> Drawing:
    """Drawings in a column, from top to bottom."""
    column = list(drawings)
    width = max((drawing.width for drawing in column), default=0)
    y, parts = 0.0, []
    for drawing in column:
        parts.append(drawing.at((width - drawing.width) * _SHARES[align], y))
        y += drawing.height + gap
    return Drawing(width, max(y - gap, 0), tuple(parts))


def rows_of(drawings: Sequence[Drawing], most: int, gap: float = 6, align: Align = "start") -> Drawing:
    """Drawings in rows of at most this many, as even as possible."""
    count = -(-len(drawings) // most)
    length = -(-len(drawings) // max(count, 1))
    rows = [drawings[start : start + length] for start in range(0, len(drawings), max(length, 1))]
    return stacked((beside(row, gap) for row in rows), gap, align)
