"""How the contents of a logbook fill their pages: all on one if they can, otherwise spread evenly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

_ROOMY, _DENSE = 26, 35
"""Lines on a page of A5, with room to breathe and set closely."""
_TITLE = 44
"""A title of more letters takes a second line."""


@dataclass(frozen=True)
class ContentsPlan:
    """`dense` sets lines closely; `per_page` entries come before a new page begins."""

    dense: bool
    per_page: int

    @classmethod
    def of(cls, titles: Sequence[str]) -> ContentsPlan:
        lines = sum(1 + len(title) // _TITLE for title in titles)
        if lines <= _DENSE:
            return cls(lines > _ROOMY, max(len(titles), 1))
        return cls(False, ceil(len(titles) / ceil(lines / _ROOMY)))

    def turns_before(self, place: int) -> bool:
        """Whether a new page begins with the entry at this place, counted from 0."""
        return place > 0 and place % self.per_page == 0
