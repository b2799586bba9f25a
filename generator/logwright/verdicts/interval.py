"""Wilson's interval: where the true share lies, with 95 % confidence, given how often something was seen."""

from __future__ import annotations

from math import sqrt

_Z = 1.959963984540054


def wilson(seen: int, total: int) -> tuple[float, float]:
    """Lower and upper end; everything is possible while nothing was tried."""
    if total == 0:
        return 0.0, 1.0
    share, spread = seen / total, _Z * _Z / total
    middle = share + spread / 2
    half = _Z * sqrt(share * (1 - share) / total + spread / (4 * total))
    # The ends are exact where nothing or everything was seen; rounding must not move them.
    low = 0.0 if seen == 0 else (middle - half) / (1 + spread)
    high = 1.0 if seen == total else (middle + half) / (1 + spread)
    return low, high
