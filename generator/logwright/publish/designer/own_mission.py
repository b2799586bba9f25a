"""Starting points for custom missions: a small new one, or a copy of any mission in the library."""

from __future__ import annotations

from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.writing.slug import slug

_ID = "my-mission"


def new_mission(game: GameSpec, lang: str, title: str) -> dict[str, Any]:
    """A small valid mission of a game."""
    return {
        "game": game.id,
        "id": _ID,
        "players": [players for players in game.players if not game.has_automaton(players)],
        "tasks": {str(game.tasks.amount): game.tasks.few},
        "allocation": "draft",
        "text": {lang: {"title": title}},
    }


def short_name(document: Any, lang: str, untitled: str) -> str:
    """What the title suggests as the id, whatever the state of the document."""
    texts = document.get("text") if isinstance(document, dict) else None
    said = [texts.get(lang), *texts.values()] if isinstance(texts, dict) else []
    titles = (each.get("title") for each in said if isinstance(each, dict))
    title = next((each for each in titles if isinstance(each, str)), untitled)
    return _ID if title == untitled else slug(title) or _ID


def taken_over(document: dict[str, Any], mission: LoggedMission, library: Library) -> dict[str, Any]:
    """A copy as a custom mission: an id instead of the number, with its texts in all languages."""
    name = f"{mission.game}-{mission.number:02}" if mission.official else document.get("id", _ID)
    own = {"game": mission.game, "id": name}
    own |= {field: value for field, value in document.items() if field not in ("game", "id", "number", "text")}
    words = {lang: library.words(mission, lang) for lang in library.languages}
    own["text"] = document.get("text") or {
        lang: {"title": said.title, "story": said.story} if said.story else {"title": said.title}
        for lang, said in words.items()
    }
    return own
