"""Wilson's interval: the 95 % confidence interval for a share, given how often something was observed."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054


def wilson(seen: int, total: int, z: float = Z95) -> tuple[float, float]:
    """Lower and upper end; 0 to 1 if there were no trials. A larger `z` is more cautious."""
    if total == 0:
        return 0.0, 1.0
    share, spread = seen / total, z * z / total
    middle = share + spread / 2
    half = z * sqrt(share * (1 - share) / total + spread / (4 * total))
    # The ends are exact if nothing or everything was observed; rounding must not move them.
    low = 0.0 if seen == 0 else (middle - half) / (1 + spread)
    high = 1.0 if seen == total else (middle + half) / (1 + spread)
    return low, high


def percentage(rate: float) -> int:
    """A rate as people read it; 0 and 100 are reserved for none and all."""
    return int(percentage_to(rate, 0))


def percentage_to(rate: float, digits: int) -> float:
    """The same with so many digits."""
    least = float(f"1e-{digits}")
    rounded = round(rate * 100, digits)
    if rounded >= 100 and rate < 1:
        return 100 - least
    return least if rounded <= 0 < rate else rounded


@dataclass(frozen=True, slots=True)
class Share:
    """A share (so many out of so many) with its interval."""

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
        return wilson(self.hits, self.tries, z)
