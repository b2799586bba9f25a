"""The scale of difficulty at a table: official missions to compare with, in the order of the logbook."""

from __future__ import annotations

from typing import Any

from logwright.publish.designer.crew_estimate import scale_of
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView


def scale_marks(book: Book, game: str, players: int) -> list[dict[str, Any]]:
    scale = scale_of(book.library, game, players)
    if not scale:
        return []
    known = dict(zip(scale.keys, scale.rates, strict=True))
    return [
        {
            "key": mission.key,
            "title": MissionView(book, mission).title,
            "difficulty": round(scale.difficulty(known[mission.key]), 1),
        }
        for mission in book.missions[game]
        if mission.key in known
    ]
