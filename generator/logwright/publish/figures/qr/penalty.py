"""How hard a QR code is to read for a camera; among eight masks the one with the smallest number is chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

_RUN = re.compile("0{5,}|1{5,}")
# Like a corner of the code, with light beside it.
_CORNER = re.compile("(?=00001011101|10111010000)")


def penalty(rows: Sequence[Sequence[bool]]) -> int:
    """Long runs of one colour, blocks of one colour, what looks like a corner, and too much of one colour."""
    size = len(rows)
    lines = ["".join("01"[dark] for dark in row) for row in rows]
    columns = ["".join(column) for column in zip(*lines, strict=True)]
    found = 0
    for line in (*lines, *columns):
        found += sum(len(run) - 2 for run in _RUN.findall(line))
        found += 40 * len(_CORNER.findall(line))
    numbers = [int(line, 2) for line in lines]
    for one, other in pairwise(numbers):
        found += 3 * (_pairs(one & other) + _pairs(~(one | other) & (1 << size) - 1))
    dark = sum(line.count("1") for line in lines)
    return found + 10 * (abs(20 * dark - 10 * size * size) // (size * size))


def _pairs(bits: int) -> int:
    """How many neighbours are both set."""
    return (bits & bits >> 1).bit_count()
