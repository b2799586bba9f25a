"""What the designer needs at the start, worked out when the site is built: its form appears before Python starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.content.model.library import Library
from logwright.publish.designer.desk import DesignerDesk
from logwright.publish.designer.form import Form
from logwright.publish.designer.own_mission import taken_over
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.replay import LEADS, WINS

_WORDS = "designer."


def designer_greeting(library: Library, schemas: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Words, form, the list of missions, and a new mission of each game with all that is known about it."""
    book, desk = Book(library, lang), DesignerDesk(library, schemas, lang)
    words = {key: text for key, text in book.tongue().words.items() if key.startswith(_WORDS)}
    begun = {game: desk.answer({"do": "begin", "game": game})["document"] for game in library.games}
    return {
        "words": {key.removeprefix(_WORDS): text for key, text in words.items()}
        | _replay_words(book)
        | {"verdict.free": book.say("site.verdict.free")},
        "langs": [[lang, library.locales[lang].grammar.name] for lang in library.languages],
        "games": [[game, book.game_title(game)] for game in library.games],
        "missions": [
            {"key": mission.key, "game": game, "name": view.name, "title": view.words.title}
            for game, missions in book.missions.items()
            for mission in missions
            for view in (MissionView(book, mission),)
        ],
        # Where missions may be sent; empty if nobody said.
        "submit": library.settings.submit,
        "form": Form(library, schemas, lang).described(),
        "begun": {
            game: {"document": document, "looked": desk.answer({"do": "look", "document": document})}
            for game, document in begun.items()
        },
    }


def own_missions(library: Library) -> dict[str, Any]:
    """Every mission as a starting point, by its key."""
    return {
        key: taken_over(mission.document.data, mission, library) for key, mission in sorted(library.missions.items())
    }


def _replay_words(book: Book) -> dict[str, str]:
    """Button labels of the page that steps through a deal."""
    said = {name: book.say(f"site.replay.{name}") for name in ("first", "back", "on")}
    said["trick"] = book.say("site.replay.trick", n="{n}", all="{all}")
    said["legend"] = book.say("site.replay.legend", leads=LEADS, wins=WINS)
    return {f"replay.{name}": text for name, text in said.items()}
