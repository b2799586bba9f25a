"""Dice whose rolls are part of the state, so that the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from logwright.engine.splitmix import STEP, mixed

T = TypeVar("T")
_BETWEEN_SEEDS = 0xD1342543DE82EF95


@dataclass(frozen=True, slots=True)
class Dice:
    """A seeded source of rolls. `given` rolls come first, for tests, figures and real dice."""

    seed: int
    rolled: int = 0
    given: tuple[int, ...] = ()

    def roll(self, sides: int) -> tuple[int, Dice]:
        if self.given:
            value = self.given[0]
            if not 1 <= value <= sides:
                raise ValueError(f"a die with {sides} sides cannot show {value}")
            return value, Dice(self.seed, self.rolled, self.given[1:])
        return self.number() % sides + 1, self._after(1)

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """Shuffles items. Given rolls are not used up, as real shuffles use no dice."""
        shuffled, swaps = list(items), max(len(items) - 1, 0)
        for swap in range(swaps):
            last = swaps - swap
            other = self.number(swap) % (last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled), self._after(swaps)

    def number(self, later: int = 0) -> int:
        """A 64-bit number from seed and count, or the one so many rolls later. Consecutive seeds must not produce
        overlapping sequences."""
        return mixed(self.seed * _BETWEEN_SEEDS + (self.rolled + later + 1) * STEP)

    def _after(self, rolls: int) -> Dice:
        return Dice(self.seed, self.rolled + rolls, self.given)
