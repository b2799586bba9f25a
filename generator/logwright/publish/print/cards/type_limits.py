"""How large a text of a card may be, and how small it may become."""

from __future__ import annotations

from dataclasses import dataclass

POINT = 25.4 / 72
"""A point, in millimetres."""
_STEP = 0.25


@dataclass(frozen=True)
class TypeLimits:
    """In points; `leading` is from line to line, as a multiple of the type size."""

    largest: float
    smallest: float
    leading: float
    bold: bool = False

    @property
    def sizes(self) -> list[float]:
        """The sizes to try, the largest first."""
        steps = int((self.largest - self.smallest) / _STEP)
        return [
            *(self.largest - n * _STEP for n in range(steps + 1) if self.largest - n * _STEP > self.smallest),
            self.smallest,
        ]
