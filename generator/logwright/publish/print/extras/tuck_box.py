"""A tuck box: its size from the cards in it, and the lines to cut and to fold along. In millimetres."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.publish.print.cards.size import Size
from logwright.publish.print.extras.extra_measures import NO_SLEEVE, ExtraMeasures, Sleeve, Stock

_BEVEL = 3.0
"""Corners of flaps are cut off by so much, so that nothing jams."""
_SLIT = 0.8
"""The tongue of the lid is so much narrower at each side, so that it slides in."""


@dataclass(frozen=True)
class Panel:
    """A rectangle of the flat box."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height


@dataclass(frozen=True)
class TuckBox:
    """From left to right: a strip to glue, a side, the front, a side, the back. Lid and bottom hang on the back.

    `width`, `height` and `depth` are the outside of the box; `thumb` is half the width of the hole in its front.
    """

    width: float
    height: float
    depth: float
    glue: float
    tongue: float
    thumb: float

    @staticmethod
    def of(
        card: Size, count: int, stock: Stock, measures: ExtraMeasures, sleeve: Sleeve = NO_SLEEVE, taller: float = 0
    ) -> TuckBox:
        """A box for so many cards. `taller` is room above them for the tabs of dividers."""
        said = measures.data["box"]
        pile = count * (stock.thickness + sleeve.thickness) * (1 + said["loose"])
        room = said["room"] + 2 * said["board"]
        return TuckBox(
            width=card.width + sleeve.width + room,
            height=card.height + sleeve.height + taller + room,
            depth=max(pile + room, float(said["shallowest"])),
            glue=said["glue"],
            tongue=said["tongue"],
            thumb=said["thumb"],
        )

    @property
    def flat_width(self) -> float:
        return self.glue + 2 * (self.width + self.depth)

    @property
    def flat_height(self) -> float:
        return self.height + 2 * (self.depth + self.tongue)

    @property
    def top(self) -> float:
        """The upper edge of front, sides and back."""
        return self.tongue + self.depth

    @property
    def strip(self) -> Panel:
        return Panel(0, self.top, self.glue, self.height)

    @property
    def left(self) -> Panel:
        return Panel(self.glue, self.top, self.depth, self.height)

    @property
    def front(self) -> Panel:
        return Panel(self.left.right, self.top, self.width, self.height)

    @property
    def right(self) -> Panel:
        return Panel(self.front.right, self.top, self.depth, self.height)

    @property
    def back(self) -> Panel:
        return Panel(self.right.right, self.top, self.width, self.height)

    @property
    def lid(self) -> Panel:
        return Panel(self.back.x, self.tongue, self.width, self.depth)

    @property
    def bottom(self) -> Panel:
        return Panel(self.back.x, self.back.bottom, self.width, self.depth)

    @property
    def ears(self) -> float:
        """How far the flaps of the sides reach inwards: never so far that they meet."""
        return min(self.tongue, 0.45 * self.width)

    def cut(self) -> str:
        """The outline, as a path."""
        above, below = self._edge(-1), self._edge(1)
        points = [*above, *reversed(below)]
        front, thumb = self.front, min(self.thumb, self.front.width / 4)
        middle = front.x + front.width / 2
        way = f"M{_exact(0)} {_exact(self.top + _BEVEL)}"
        for x, y in points:
            if (x, y) == (front.right, self.top):
                # The thumb hole, in the middle of the front's upper edge.
                way += f"H{_exact(middle - thumb)}a{_exact(thumb)} {_exact(thumb)} 0 0 0 {_exact(2 * thumb)} 0"
            way += f"L{_exact(x)} {_exact(y)}"
        return f"{way}L{_exact(0)} {_exact(self.back.bottom - _BEVEL)}Z"

    def _edge(self, way: int) -> list[tuple[float, float]]:
        """The upper edge (-1) or the lower one (1), from left to right."""
        y = self.top if way < 0 else self.back.bottom
        ear, out = y + way * self.ears, y + way * self.depth
        end = out + way * self.tongue
        left, right, back = self.left, self.right, self.back
        points = [(left.x, y)]
        for side in (left, right):
            slope = min(_BEVEL, side.width / 4)
            points += [(side.x, y), (side.x + slope, ear), (side.right - slope, ear), (side.right, y)]
        lid = [
            (back.x, out),
            (back.x + _SLIT, out),
            (back.x + _SLIT, end - way * 2 * _BEVEL),
            (back.x + _SLIT + 2 * _BEVEL, end),
            (back.right - _SLIT - 2 * _BEVEL, end),
            (back.right - _SLIT, end - way * 2 * _BEVEL),
            (back.right - _SLIT, out),
            (back.right, out),
        ]
        points += [(back.x, y), *lid, (back.right, y)]
        return [point for at, point in enumerate(points) if not at or point != points[at - 1]]

    def folds(self) -> str:
        """The lines to score and fold, as a path."""
        level = [(part.x, part.width, y) for part in (self.left, self.right) for y in (part.y, part.bottom)]
        level += [(self.lid.x, self.lid.width, y) for y in (self.lid.y, self.lid.bottom)]
        level += [(self.bottom.x, self.bottom.width, y) for y in (self.bottom.y, self.bottom.bottom)]
        upright = [part.x for part in (self.left, self.front, self.right, self.back)]
        return "".join(f"M{_exact(x)} {_exact(y)}h{_exact(width)}" for x, width, y in level) + "".join(
            f"M{_exact(x)} {_exact(self.top)}v{_exact(self.height)}" for x in upright
        )


def _exact(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
