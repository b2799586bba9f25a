"""Dice whose rolls are part of the state, so that the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Dice:
    """A seeded source of rolls. Rolls that are `given` come first, for tests, figures and real dice on a table."""

    seed: int
    rolled: int = 0
    given: tuple[int, ...] = ()

    def roll(self, sides: int) -> tuple[int, Dice]:
        if self.given:
            value = self.given[0]
            if not 1 <= value <= sides:
                raise ValueError(f"a die with {sides} sides cannot show {value}")
            return value, replace(self, given=self.given[1:])
        return self.number() % sides + 1, replace(self, rolled=self.rolled + 1)

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """A shuffle never uses up given rolls: nobody shuffles with a die."""
        shuffled, dice = list(items), self
        for last in range(len(shuffled) - 1, 0, -1):
            other = dice.number() % (last + 1)
            dice = replace(dice, rolled=dice.rolled + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled), dice

    def number(self) -> int:
        """SplitMix64: a well mixed 64-bit number from seed and count, the same on every machine."""
        mixed = (self.seed * 0xD1342543DE82EF95 + (self.rolled + 1) * 0x9E3779B97F4A7C15) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)
