"""Board tiles, and a tile laid on the table: which side up, turned how, and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from logwright.engine.saucers.pieces.space import Space

PLAIN = "."
ACCELERATOR = "A"

Rows = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile with two printed sides. A cell is plain, an accelerator, or the number of a crash site."""

    number: int
    sides: Mapping[str, Rows]

    @property
    def shape(self) -> str:
        rows = self.sides["a"]
        return f"{len(rows[0])}x{len(rows)}"

    @staticmethod
    def drawn(number: int, sides: Mapping[str, tuple[str, ...]]) -> Tile:
        """A tile from its pictures, one string per row: `'. 1 . A'`."""
        return Tile(number, {side: tuple(tuple(row.split()) for row in rows) for side, rows in sides.items()})


@dataclass(frozen=True, slots=True)
class TilePlace:
    """A place for one tile on the table, given by its top left space."""

    shape: str
    row: int
    column: int
    upright: bool = False


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the table; `turns` are quarter turns clockwise from the printed orientation."""

    tile: Tile
    side: str
    turns: int
    row: int
    column: int

    def cells(self) -> Iterator[tuple[Space, str]]:
        for r, row in enumerate(turned(self.tile.sides[self.side], self.turns)):
            for c, cell in enumerate(row):
                yield Space(self.row + r, self.column + c), cell

    @property
    def height(self) -> int:
        return len(turned(self.tile.sides[self.side], self.turns))

    @property
    def width(self) -> int:
        return len(turned(self.tile.sides[self.side], self.turns)[0])

    def covers(self, space: Space) -> bool:
        return 0 <= space.row - self.row < self.height and 0 <= space.column - self.column < self.width

    def turned_by(self, turns: int) -> LaidTile:
        return replace(self, turns=(self.turns + turns) % 4)

    def carried(self, space: Space, turns: int) -> Space:
        """Where a piece on this tile ends up when the tile is turned."""
        row, column = space.row - self.row, space.column - self.column
        height, width = self.height, self.width
        for _ in range(turns):
            row, column = column, height - 1 - row
            height, width = width, height
        return Space(self.row + row, self.column + column)

    def fitting_turns(self) -> tuple[int, ...]:
        """Turns that leave the tile in its place: all for squares, a half turn for strips."""
        if self.height == self.width == 1:
            return ()
        return (1, 2, 3) if self.height == self.width else (2,)


def turned(rows: Rows, turns: int) -> Rows:
    for _ in range(turns % 4):
        rows = tuple(zip(*reversed(rows), strict=True))
    return rows
