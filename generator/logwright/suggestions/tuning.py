"""Tuning: how many tasks give a mission the difficulty that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

CLOSE_ENOUGH = 1.0
"""How much harder or easier a suggestion may be than asked for, on the scale from 1 to 10."""
ROUGHLY = 2.0
"""The same for a first estimate: sixteen attempts tell rates six points apart, which can be two steps of the scale."""


@dataclass(frozen=True)
class Tuned:
    amount: int
    difficulty: float


def tuned(amounts: range, wanted: float, difficulty: Callable[[int], float]) -> Tuned | None:
    """The number of tasks that comes closest, found by bisection: more tasks make a mission harder.

    None if even that is too far off. `difficulty` gives the difficulty for a number of tasks.
    """
    low, high = amounts.start, amounts.stop - 1
    best: Tuned | None = None
    while low <= high:
        amount = (low + high) // 2
        found = Tuned(amount, difficulty(amount))
        if best is None or abs(found.difficulty - wanted) < abs(best.difficulty - wanted):
            best = found
        if found.difficulty < wanted:
            low = amount + 1
        else:
            high = amount - 1
    return best if best and abs(best.difficulty - wanted) <= ROUGHLY else None
