"""Spaces of the board and the tiles that hold them."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.saucers.pieces.tile import ACCELERATOR, PLAIN, Rows, Tile
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, box, circle, group, path
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, LINE, PAPER, WHITE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import spark

CELL = 40.0
GROUND = Ink("board-ground", "#dfe9d8", "#26342a", WHITE)
GRID = Ink("board-grid", "#a9bd9d", "#486050", "#9a9a9a")
CRATER = Ink("board-crater", "#c9b79c", "#5c5140", WHITE)
CRATER_RIM = Ink("board-crater-rim", "#7d6844", "#c7b183", "#1c1c1c")
INKS = (GROUND, GRID, CRATER, CRATER_RIM)
_ARROWS = "M20 4.6 24.6 10H15.4ZM20 35.4 24.6 30H15.4ZM4.6 20 10 15.4V24.6ZM35.4 20 30 15.4V24.6Z"


def space(mark: str) -> Element | None:
    """What is printed on a space: nothing, an accelerator, or a numbered crash site."""
    if mark == PLAIN:
        return None
    if mark == ACCELERATOR:
        ring = circle(20, 20, 8.4, fill=ACCENT_TINT, stroke=ACCENT, stroke_width=1.8)
        return group(
            path(_ARROWS, fill=ACCENT, stroke=ACCENT, stroke_linejoin="round"),
            ring,
            path(spark(20, 20, 2.6), fill=ACCENT),
        )
    if not mark.isdigit():
        raise FigureError(f"a space is '.', 'A' or a number, not {mark!r}")
    bumps = (
        "M20 4.4C24 3.6 27 6.4 29.8 7.2 33.4 8.4 35 12 34.6 15.4 35.8 18.6 36.4 22.4 34 25.4 33.4 29.2 "
        "30.4 32.4 26.8 32.6 23.8 35 19.6 36 16 34.2 12.2 34.4 8.4 32.6 7.2 29 4.8 26.2 3.6 22.2 5.2 "
        "18.6 4.8 14.8 6.4 10.8 10 9.4 12.6 6.6 16 4.2 20 4.4Z"
    )
    figure = lettering(mark, 11.5, LINE, 2.6)
    parts = [
        path(bumps, fill=CRATER, stroke=CRATER_RIM, stroke_width=1.5),
        circle(20, 20, 10.4, fill=PAPER, stroke=CRATER_RIM, stroke_width=1),
        figure.centred(20, 20 if mark not in ("6", "9") else 19),
    ]
    if mark in ("6", "9"):
        # Tiles are seen from all sides, so 6 and 9 are underlined.
        parts.append(path("M16 27.4H24", stroke=LINE, stroke_width=1.7, stroke_linecap="round"))
    return group(*parts)


def spaces(rows: Sequence[Sequence[str]]) -> Drawing:
    """Spaces row by row on one background."""
    if not rows or len({len(row) for row in rows}) != 1:
        raise FigureError("a board has rows of one length")
    width, height = len(rows[0]) * CELL, len(rows) * CELL
    ground = box(0.8, 0.8, width - 1.6, height - 1.6, 5, fill=GROUND, stroke=CRATER_RIM, stroke_width=1.6)
    lines = "".join(f"M{n * CELL:g} 2V{height - 2:g}" for n in range(1, len(rows[0])))
    lines += "".join(f"M2 {n * CELL:g}H{width - 2:g}" for n in range(1, len(rows)))
    grid = [path(lines, stroke=GRID, stroke_width=1)] if lines else []
    marks = [
        group(drawn, transform=f"translate({c * CELL:g} {r * CELL:g})" if r or c else None)
        for r, row in enumerate(rows)
        for c, mark in enumerate(row)
        if (drawn := space(mark)) is not None
    ]
    return Drawing(width, height, (ground, *grid, *marks))


def tile(shown: Tile, side: str = "a", turned: Rows | None = None) -> Drawing:
    """One side of a board tile, as printed or as placed."""
    if side not in shown.sides:
        raise FigureError(f"tile {shown.number} has no side {side!r}")
    return spaces(turned or shown.sides[side])
