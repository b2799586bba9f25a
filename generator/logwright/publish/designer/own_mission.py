"""Missions of one's own: a small one to begin with, and any mission of the library taken over."""

from __future__ import annotations

from typing import Any

from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission

_ID = "my-mission"
_FEW_TASKS: dict[str, dict[str, int]] = {"planet-nine": {"count": 3}, "deep-sea": {"difficulty": 5}}


def new_mission(game: str, lang: str, title: str) -> dict[str, Any]:
    """A small valid mission of a game."""
    return {
        "game": game,
        "id": _ID,
        "players": [3, 4, 5],
        "tasks": dict(_FEW_TASKS[game]),
        "allocation": "draft",
        "text": {lang: {"title": title}},
    }


def taken_over(document: dict[str, Any], mission: LoggedMission, library: Library) -> dict[str, Any]:
    """The same as a custom mission: an id instead of the number, and its words in all languages."""
    name = f"{mission.game}-{mission.number:02}" if mission.official else document.get("id", _ID)
    own = {"game": mission.game, "id": name}
    own |= {field: value for field, value in document.items() if field not in ("game", "id", "number", "text")}
    words = {lang: library.words(mission, lang) for lang in library.languages}
    own["text"] = document.get("text") or {
        lang: {"title": said.title, "story": said.story} if said.story else {"title": said.title}
        for lang, said in words.items()
    }
    return own
