"""The modules of a QR code: which of its small squares are dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product, repeat

from logwright.publish.figures.qr.codewords import codewords
from logwright.publish.figures.qr.penalty import penalty
from logwright.publish.figures.qr.version import Version

Rows = tuple[tuple[bool, ...], ...]
Place = tuple[int, int]
"""Row and column."""

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda row, column: (row + column) % 2,
    lambda row, _: row % 2,
    lambda _, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)
"""Where a mask gives 0, the data change their colour."""
_FORMAT_DIVISOR, _FORMAT_MASK = 0x537, 0x5412
_VERSION_DIVISOR = 0x1F25


def modules(text: bytes, version: Version) -> Rows:
    """The code of a text that fits, under the mask with which it is read best."""
    words = codewords(text, version)
    return min((masked(words, version, mask) for mask in range(len(MASKS))), key=penalty)


def masked(words: Sequence[int], version: Version, mask: int) -> Rows:
    """The code of these bytes under one of the masks; all of them can be read."""
    fixed = _patterns(version) | _format(version, mask)
    bits = (byte >> bit & 1 == 1 for byte in words for bit in range(7, -1, -1))
    # What is left over when all bytes are drawn is light, but for the mask.
    data = zip(_way(version.size, fixed), chain(bits, repeat(False)), strict=False)
    turned = MASKS[mask]
    return _rows(version.size, fixed | {place: dark ^ (turned(*place) == 0) for place, dark in data})


def _rows(size: int, dark: dict[Place, bool]) -> Rows:
    return tuple(tuple(dark[row, column] for column in range(size)) for row in range(size))


def _patterns(version: Version) -> dict[Place, bool]:
    """What is in every code of this size: by it a camera finds its way."""
    size, found = version.size, dict[Place, bool]()
    for along in range(size):
        found[6, along] = found[along, 6] = along % 2 == 0
    # Alignment patterns stand wherever their rows and columns meet, except in the three corners.
    for middle in set(product(version.alignments, version.alignments)) - {(6, 6), (6, size - 7), (size - 7, 6)}:
        found |= _squares(middle, 2, size)
    for middle in ((3, 3), (3, size - 4), (size - 4, 3)):
        found |= _squares(middle, 4, size)
    found[size - 8, 8] = True
    if version.number >= 7:
        bits = _protected(version.number, 12, _VERSION_DIVISOR)
        for bit in range(18):
            along, across = size - 11 + bit % 3, bit // 3
            found[along, across] = found[across, along] = bits >> bit & 1 == 1
    return found


def _squares(middle: Place, reach: int, size: int) -> dict[Place, bool]:
    """Squares inside each other: an alignment pattern, or, reaching further, a corner and its light rim."""
    row, column = middle
    dark_rings = (0, 2) if reach == 2 else (0, 1, 3)
    return {
        (row + down, column + right): max(abs(down), abs(right)) in dark_rings
        for down, right in product(range(-reach, reach + 1), repeat=2)
        if 0 <= row + down < size and 0 <= column + right < size
    }


def _format(version: Version, mask: int) -> dict[Place, bool]:
    """Level and mask, twice."""
    size, found = version.size, dict[Place, bool]()
    bits = _protected(version.level.bits << 3 | mask, 10, _FORMAT_DIVISOR) ^ _FORMAT_MASK
    # Round the corner at the top left, stepping over the timing lines …
    down = [(row, 8) for row in (0, 1, 2, 3, 4, 5, 7, 8)]
    left = [(8, column) for column in (7, 5, 4, 3, 2, 1, 0)]
    # … and split between the two other corners.
    right = [(8, size - 1 - step) for step in range(8)]
    up = [(size - 7 + step, 8) for step in range(7)]
    for bit, (one, other) in enumerate(zip([*down, *left], [*right, *up], strict=True)):
        found[one] = found[other] = bits >> bit & 1 == 1
    return found


def _protected(value: int, bits: int, divisor: int) -> int:
    """A number followed by so many bits of error correction (a BCH code)."""
    left = value
    for _ in range(bits):
        left = left << 1 ^ (left >> bits - 1) * divisor
    return value << bits | left


def _way(size: int, taken: dict[Place, bool]) -> Iterator[Place]:
    """Where the data go: up and down in pairs of columns, from the right, past everything that is fixed."""
    upward = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for row in reversed(range(size)) if upward else range(size):
            for column in (right, right - 1):
                if (row, column) not in taken:
                    yield row, column
        upward = not upward
