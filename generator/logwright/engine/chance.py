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

from collections.abc import Iterator, Sequence
from itertools import chain
from struct import Struct
from typing import TypeVar

_T = TypeVar("_T")
_64_BITS = (1 << 64) - 1
_32_BITS = (1 << 32) - 1
_STEP = 0x9E3779B97F4A7C15

_BLOCK = 56
"""Numbers mixed at once: enough for the task cards and hands of a deal."""
_LANES = sum(1 << 128 * lane for lane in range(_BLOCK))
_LOWER_HALVES = _LANES * _64_BITS
_STEPS = sum((_STEP * (lane + 1) & _64_BITS) << 128 * lane for lane in range(_BLOCK))
_UPPER_32_BITS = Struct("<" + "4xI8x" * _BLOCK)


class Chance:
    """Numbers and shuffles that depend on nothing but the seed and the number of the deal."""

    def __init__(self, seed: int, deal: int = 0) -> None:
        # Mixed twice, or deal 7 would repeat deal 6 with an offset: they walk the same counter.
        state = _mixed(_mixed(seed & _64_BITS) ^ (deal & _64_BITS))
        self._numbers = chain.from_iterable(_blocks(state))

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        return self._fair(next(self._numbers), limit)

    def drawn(self, things: Sequence[_T], count: int) -> list[_T]:
        """So many of these things, in the order in which they are drawn; all of them if there are fewer."""
        row, numbers = list(things), self._numbers
        for last in range(len(row) - 1, max(len(row) - count, 0) - 1, -1):
            number = next(numbers)
            product = number * (last + 1)
            # 2**32 mod limit is below the limit, so hardly any number needs a closer look.
            place = product >> 32 if product & _32_BITS > last else self._fair(number, last + 1)
            row[place], row[last] = row[last], row[place]
        return row[: -count - 1 : -1]

    def shuffled(self, things: Sequence[_T]) -> list[_T]:
        return self.drawn(things, len(things))

    def _fair(self, number: int, limit: int) -> int:
        """The number below the limit that this 32-bit number gives, or else the next that is not thrown away."""
        unfair = (1 << 32) % limit
        while (number * limit) & _32_BITS < unfair:
            number = next(self._numbers)
        return number * limit >> 32


def _blocks(state: int) -> Iterator[tuple[int, ...]]:
    """The upper 32 bits of all values to come, as _mixed gives them.

    Many are mixed at once, each in 128 bits of one large number: a product of 64 bits by 64 bits fits in there,
    and taking the lower halves keeps the values apart.
    """
    while True:
        values = (state * _LANES + _STEPS) & _LOWER_HALVES
        values = ((values ^ (values >> 30)) & _LOWER_HALVES) * 0xBF58476D1CE4E5B9 & _LOWER_HALVES
        values = ((values ^ (values >> 27)) & _LOWER_HALVES) * 0x94D049BB133111EB & _LOWER_HALVES
        yield _UPPER_32_BITS.unpack((values ^ (values >> 31)).to_bytes(_UPPER_32_BITS.size, "little"))
        state = (state + _STEP * _BLOCK) & _64_BITS


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _64_BITS
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _64_BITS
    return value ^ (value >> 31)
