"""SplitMix64: a counter that grows by a fixed odd number, and a mixer that scrambles it.

All arithmetic is on 64 bits and wraps around, so that every machine and the browser count the same numbers.

    state  += 0x9E3779B97F4A7C15
    z       = state
    z       = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
    z       = (z ^ (z >> 27)) * 0x94D049BB133111EB
    next    = z ^ (z >> 31)
"""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

STEP = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_64_BITS = (1 << 64) - 1

_BLOCK = 56
"""Numbers mixed at once: enough for the task cards and hands of a deal."""
_LANES = sum(1 << 128 * lane for lane in range(_BLOCK))
_LOWER_HALVES = _LANES * _64_BITS
_STEPS = sum((STEP * (lane + 1) & _64_BITS) << 128 * lane for lane in range(_BLOCK))
_UPPER_32_BITS = Struct("<" + "4xI8x" * _BLOCK)


def mixed(state: int) -> int:
    """The value that belongs to a state of the counter, of which the lower 64 bits count."""
    value = state & _64_BITS
    value = ((value ^ (value >> 30)) * _FIRST) & _64_BITS
    value = ((value ^ (value >> 27)) * _SECOND) & _64_BITS
    return value ^ (value >> 31)


def blocks_after(state: int) -> Iterator[tuple[int, ...]]:
    """The upper 32 bits of all values after a state, many at a time.

    Each is mixed in 128 bits of one large number: a product of 64 bits by 64 bits fits in there, and taking the lower
    halves keeps the values apart.
    """
    while True:
        values = (state * _LANES + _STEPS) & _LOWER_HALVES
        values = ((values ^ (values >> 30)) & _LOWER_HALVES) * _FIRST & _LOWER_HALVES
        values = ((values ^ (values >> 27)) & _LOWER_HALVES) * _SECOND & _LOWER_HALVES
        yield _UPPER_32_BITS.unpack((values ^ (values >> 31)).to_bytes(_UPPER_32_BITS.size, "little"))
        state = (state + STEP * _BLOCK) & _64_BITS
