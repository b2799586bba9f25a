"""Shares with an interval that says how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many, with its 95 % Wilson interval."""

    hits: int
    tries: int

    @property
    def value(self) -> float:
        return self.hits / self.tries if self.tries else 0.0

    @property
    def low(self) -> float:
        return self.bounds()[0]

    @property
    def high(self) -> float:
        return self.bounds()[1]

    def bounds(self, z: float = Z95) -> tuple[float, float]:
        """Both ends of the interval; a larger `z` is more cautious."""
        if not self.tries:
            return 0.0, 1.0
        n, p = self.tries, self.value
        middle = p + z * z / (2 * n)
        spread = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
