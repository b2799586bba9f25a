"""Rates as whole percentages: only exactly all is shown as 100, and only none as 0."""

from __future__ import annotations


def percentage(rate: float) -> int:
    """A whole percentage; 0 and 100 are reserved for none and all."""
    rounded = round(rate * 100)
    if rounded == 100 and rate < 1:
        return 99
    return 1 if rounded == 0 and rate > 0 else rounded
