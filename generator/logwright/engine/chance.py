"""A small seeded random generator that gives the same deals on every machine and in the browser.

Its numbers are those of SplitMix64 (splitmix.py). A number below n comes from the upper 32 bits x of the next value: x
* n has 64 bits, and its upper half is the number. So that all numbers are equally likely, x is rejected while the lower
half of x * n is below 2**32 mod n. To draw from a sequence, swap a random item with the last of those left, take it,
and continue with one fewer. A shuffle draws them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypeVar

from logwright.engine.splitmix import blocks_after, mixed

_T = TypeVar("_T")
_32_BITS = (1 << 32) - 1


class Chance:
    """Numbers and shuffles that depend on nothing but the seed and the number of the deal."""

    def __init__(self, seed: int, deal: int = 0) -> None:
        # Mixed twice, or deal 7 would repeat deal 6 with an offset: both would step through the same counter.
        self._numbers = chain.from_iterable(blocks_after(mixed(mixed(seed) ^ deal)))

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely."""
        return self._fair(next(self._numbers), limit)

    def drawn(self, things: Sequence[_T], count: int) -> list[_T]:
        """Draws so many items, in the order of drawing; all of them if there are fewer."""
        row, numbers = list(things), self._numbers
        for last in range(len(row) - 1, max(len(row) - count, 0) - 1, -1):
            number = next(numbers)
            product = number * (last + 1)
            # 2**32 mod limit is below the limit, so the exact test is hardly ever needed.
            place = product >> 32 if product & _32_BITS > last else self._fair(number, last + 1)
            row[place], row[last] = row[last], row[place]
        return row[: -count - 1 : -1]

    def shuffled(self, things: Sequence[_T]) -> list[_T]:
        return self.drawn(things, len(things))

    def _fair(self, number: int, limit: int) -> int:
        """The number below the limit for this 32-bit value, or for the next value that is not rejected."""
        unfair = (1 << 32) % limit
        while (number * limit) & _32_BITS < unfair:
            number = next(self._numbers)
        return number * limit >> 32
