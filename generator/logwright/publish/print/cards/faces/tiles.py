"""Board tiles of Crash & Grab, both sides."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.engine.saucers.pieces.tile import Rows
from logwright.publish.figures.saucer_game.tile import CELL, GRID, GROUND, space
from logwright.publish.figures.svg.element import Element, group, number, path
from logwright.publish.figures.svg.ink import WHITE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import spark
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece
from logwright.publish.print.cards.faces.ground import flood
from logwright.publish.print.cards.size import Size

_SPECK = Ink("print-speck", "#c3d5b8", "#c3d5b8", WHITE)
# Grass and pebbles on a plain space, in a square of 40.
_SPECKS = "M8 11l1.4-3M10.6 11l.4-3M29 30l1.4-3M31.6 30l.4-3M27 9h1.6M11 31h1.6M21 20.6h1.6"


def board_tiles(edition: Edition) -> Iterator[Piece]:
    for tile in edition.saucer_look.box.tiles:
        size = edition.size("board-tile", _shape(tile.sides["a"]))
        front, back = (Face((*ground(tile.sides[side], size), _sign(tile.number, side, size))) for side in ("a", "b"))
        name = edition.book.say("site.tiles.tile", n=tile.number)
        yield Piece(f"tile-{tile.number:02}", name, size, front, back)


def _sign(number: int, side: str, size: Size) -> Element:
    """Number and side, small, to identify a tile."""
    sign = lettering(f"{number}{side.upper()}", 2.6, GRID, 2.4)
    return sign.at(2.6, size.height - 5.2)


def _shape(rows: Rows) -> str:
    return f"{len(rows[0])}x{len(rows)}"


def ground(rows: Rows, size: Size) -> Iterator[Element]:
    """Spaces of a tile; lines and colour extend into the bleed."""
    cell = size.width / len(rows[0])
    yield flood(size, GROUND)
    lines = "".join(
        f"M{number(n * cell)} {-size.bleed:g}V{number(size.height + size.bleed)}" for n in range(1, len(rows[0]))
    )
    lines += "".join(
        f"M{-size.bleed:g} {number(n * cell)}H{number(size.width + size.bleed)}" for n in range(1, len(rows))
    )
    specks: list[Element] = []
    marks: list[Element] = []
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            place = f"translate({number(c * cell)} {number(r * cell)}) scale({number(cell / CELL)})"
            drawn = space(mark)
            if drawn is None:
                turn = f" rotate({(r * 3 + c) % 4 * 90} 20 20)"
                specks.append(path(_SPECKS, transform=place + turn))
            else:
                marks.append(group(drawn, transform=place))
    yield group(*specks, fill="none", stroke=_SPECK, stroke_width=0.9, stroke_linecap="round")
    if lines:
        yield path(lines, stroke=GRID, stroke_width=0.6)
    corners = "".join(spark(c * cell, r * cell, 1) for r in range(1, len(rows)) for c in range(1, len(rows[0])))
    if corners:
        yield path(corners, fill=GRID)
    yield from marks
