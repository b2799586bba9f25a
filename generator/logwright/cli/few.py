"""The first few of many things, and how many more there are."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.saying import Argument, Listed, listed, saying


def few(things: Sequence[Argument], most: int) -> Argument | Listed:
    if len(things) <= most:
        return listed(things)
    return saying("and-more", things=listed(things[:most]), more=len(things) - most)
