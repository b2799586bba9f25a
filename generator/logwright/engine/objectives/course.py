"""Ways in which the values of winning cards follow each other."""

from __future__ import annotations

from enum import StrEnum


class Course(StrEnum):
    """How values follow each other: each higher than the one before, each lower, higher and lower in turn, or all
    the same step higher or lower."""

    RISING = "rising"
    FALLING = "falling"
    UP_AND_DOWN = "up-and-down"
    EVEN_STEPS = "even-steps"
