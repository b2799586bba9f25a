"""Shares in per cent, as people read them."""

from __future__ import annotations


def share(rate: float) -> int:
    """A whole number of per cent; only what is all or nothing is called so."""
    rounded = round(rate * 100)
    if rounded == 100 and rate < 1:
        return 99
    return 1 if rounded == 0 and rate > 0 else rounded
