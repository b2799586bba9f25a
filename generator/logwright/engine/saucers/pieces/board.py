"""The board: tiles laid side by side, with accelerators and numbered crash sites."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.tile import ACCELERATOR, LaidTile


@dataclass(frozen=True, slots=True)
class Board:
    """The layout of the board. A space that no tile covers is off the board (cg-072)."""

    tiles: tuple[LaidTile, ...]
    cells: Mapping[Space, str] = field(compare=False, repr=False)
    sites: Mapping[int, Space] = field(compare=False, repr=False)

    @staticmethod
    def of(tiles: Iterable[LaidTile]) -> Board:
        laid = tuple(tiles)
        cells: dict[Space, str] = {}
        for tile in laid:
            for space, cell in tile.cells():
                if space in cells:
                    raise ValueError(f"two tiles cover space {space}")
                cells[space] = cell
        numbered = sorted((int(cell), space) for space, cell in cells.items() if cell.isdigit())
        for (one, _), (other, _) in pairwise(numbered):
            if one == other:
                raise ValueError(f"crash site {one} is on the board twice")
        return Board(laid, cells, dict(numbered))

    def __contains__(self, space: Space) -> bool:
        return space in self.cells

    def is_accelerator(self, space: Space) -> bool:
        return self.cells.get(space) == ACCELERATOR

    def is_site(self, space: Space) -> bool:
        return self.cells.get(space, "").isdigit()

    @property
    def accelerators(self) -> frozenset[Space]:
        return frozenset(space for space, cell in self.cells.items() if cell == ACCELERATOR)

    def with_tile_turned(self, index: int, turns: int) -> Board:
        tiles = list(self.tiles)
        tiles[index] = tiles[index].turned_by(turns)
        return Board.of(tiles)
