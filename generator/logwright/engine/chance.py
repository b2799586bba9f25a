"""A small seeded source of chance that gives the same deals on every machine and in the browser.

It is SplitMix64: a counter that grows by a fixed odd number, and a mixer that scrambles it. All arithmetic
is on 64 bits and wraps around.

    state  += 0x9E3779B97F4A7C15
    z       = state
    z       = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
    z       = (z ^ (z >> 27)) * 0x94D049BB133111EB
    next    = z ^ (z >> 31)

A number below n comes from the upper 32 bits x of the next value: x * n has 64 bits, and its upper half is
the number. So that all numbers are equally likely, x is thrown away while the lower half of x * n is below
2**32 mod n. To draw from things in a row, exchange a random one with the last of those that are left, take
it, and go on with one fewer. A shuffle draws them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_T = TypeVar("_T")
_64_BITS = (1 << 64) - 1
_32_BITS = (1 << 32) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """Numbers and shuffles that depend on nothing but the seed and the number of the deal."""

    def __init__(self, seed: int, deal: int = 0) -> None:
        # Mixed twice, or deal 7 would repeat deal 6 with an offset: they walk the same counter.
        self._state = _mixed(_mixed(seed & _64_BITS) ^ (deal & _64_BITS))

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        unfair = (1 << 32) % limit
        while True:
            self._state = (self._state + _STEP) & _64_BITS
            product = (_mixed(self._state) >> 32) * limit
            if product & _32_BITS >= unfair:
                return product >> 32

    def drawn(self, things: Sequence[_T], count: int) -> list[_T]:
        """So many of these things, in the order in which they are drawn; all of them if there are fewer."""
        row = list(things)
        state = self._state
        for limit in range(len(row), max(len(row) - count, 0), -1):
            # As in below and _mixed, written out: a deal draws fifty times.
            while True:
                state = value = (state + _STEP) & _64_BITS
                value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _64_BITS
                value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _64_BITS
                product = ((value ^ (value >> 31)) >> 32) * limit
                rest = product & _32_BITS
                if rest >= limit or rest >= (1 << 32) % limit:
                    break
            place = product >> 32
            row[place], row[limit - 1] = row[limit - 1], row[place]
        self._state = state
        return row[: -count - 1 : -1]

    def shuffled(self, things: Sequence[_T]) -> list[_T]:
        return self.drawn(things, len(things))


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _64_BITS
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _64_BITS
    return value ^ (value >> 31)
