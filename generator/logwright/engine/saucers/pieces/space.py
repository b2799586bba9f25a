"""Spaces of the board and the four directions between them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Direction(StrEnum):
    """A direction is named after the edge of the board it leads to (cg-051)."""

    UP = "up"
    RIGHT = "right"
    DOWN = "down"
    LEFT = "left"

    @property
    def clockwise(self) -> Direction:
        return CLOCKWISE[self]


class Space(NamedTuple):
    """One space of the board; rows count downwards, columns to the right, both from 0."""

    row: int
    column: int

    def toward(self, direction: Direction, distance: int = 1) -> Space:
        rows, columns = STEPS[direction]
        return Space(self.row + rows * distance, self.column + columns * distance)

    def touches(self, other: Space) -> bool:
        """Whether the two lie side by side, not corner to corner."""
        return abs(self.row - other.row) + abs(self.column - other.column) == 1

    def direction_to(self, other: Space) -> Direction | None:
        """The direction of a space in the same row or column."""
        if self == other or (self.row != other.row and self.column != other.column):
            return None
        if self.row == other.row:
            return Direction.RIGHT if other.column > self.column else Direction.LEFT
        return Direction.DOWN if other.row > self.row else Direction.UP

    def distance_to(self, other: Space) -> int:
        return abs(self.row - other.row) + abs(self.column - other.column)

    def __str__(self) -> str:
        return f"{self.row},{self.column}"


DIRECTIONS = tuple(Direction)
CLOCKWISE = dict(zip(DIRECTIONS, (*DIRECTIONS[1:], DIRECTIONS[0]), strict=True))
STEPS = {
    Direction.UP: (-1, 0),
    Direction.RIGHT: (0, 1),
    Direction.DOWN: (1, 0),
    Direction.LEFT: (0, -1),
}
