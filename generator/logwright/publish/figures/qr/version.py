"""The forty sizes of QR codes, and how each shares its bytes between data and error correction."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

VERSIONS = range(1, 41)


class Level(StrEnum):
    """How much of a code may be unreadable: about 7 per cent at L, 15 at M."""

    L = "L"
    M = "M"

    @property
    def bits(self) -> int:
        """How the code itself names its level."""
        return 1 if self is Level.L else 0


# For versions 1 to 40: bytes of error correction in each block, and the number of blocks (table 9 of the standard).
_CORRECTION = {
    Level.L: (
        *(7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28),
        *(28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30),
    ),
    Level.M: (
        *(10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26),
        *(26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28),
    ),
}
_BLOCKS = {
    Level.L: (
        *(1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8),
        *(8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25),
    ),
    Level.M: (
        *(1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16),
        *(17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49),
    ),
}


@dataclass(frozen=True)
class Version:
    """One size of code at one level."""

    number: int
    level: Level

    @property
    def size(self) -> int:
        """Modules (small squares) along one side."""
        return 17 + 4 * self.number

    @property
    def alignments(self) -> tuple[int, ...]:
        """The rows, and likewise the columns, of the middles of alignment patterns."""
        if self.number == 1:
            return ()
        count = self.number // 7 + 2
        step = (self.number * 8 + count * 3 + 5) // (count * 4 - 4) * 2
        return (6, *(self.size - 7 - step * back for back in reversed(range(count - 1))))

    @property
    def bytes(self) -> int:
        """Of data and error correction together: what the fixed patterns leave free."""
        count = len(self.alignments)
        # Each is 5 by 5; three places of the grid are corners, and those on the timing lines cover 5 modules of them.
        alignment = 25 * (count * count - 3) - 10 * (count - 2) if count else 0
        fixed = 3 * 64 + 2 * (self.size - 16) + alignment + 31 + (36 if self.number >= 7 else 0)
        return (self.size**2 - fixed) // 8

    @property
    def correction(self) -> int:
        """Bytes of error correction in each block."""
        return _CORRECTION[self.level][self.number - 1]

    @property
    def block_sizes(self) -> tuple[int, ...]:
        """Bytes of data in each block; the last ones may have one more."""
        count = _BLOCKS[self.level][self.number - 1]
        short, longer = divmod(self.bytes, count)
        return tuple(short - self.correction + (block >= count - longer) for block in range(count))

    @property
    def length_bits(self) -> int:
        """How many bits say how long the text is."""
        return 8 if self.number <= 9 else 16

    @property
    def room(self) -> int:
        """Bytes of text that fit."""
        return (8 * sum(self.block_sizes) - 4 - self.length_bits) // 8
