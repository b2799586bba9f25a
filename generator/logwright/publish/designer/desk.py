"""The desk of the designer: takes the mission that a page shows and reports everything about it except its verdict."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from logwright.content.library_speech import library_speech
from logwright.content.loading.single_mission_check import SingleMission, check_single_mission
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_writer import written_mission
from logwright.publish.designer.form import QUESTIONS, Form
from logwright.publish.designer.logbook_page import logbook_page
from logwright.publish.designer.own_cards import own_cards
from logwright.publish.designer.own_mission import new_mission, short_name, taken_over
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.replay import LEADS, WINS
from logwright.sentences.mission_text import mission_lines
from logwright.sentences.speech import Speech

_WORDS = "designer."
_LONGEST = 100_000
"""The size limit for a text, in bytes: a hundred times a mission, and still read within a second or two."""


class DesignerDesk:
    """One language; keeps no state between questions. `schemas` are those that missions are made of."""

    def __init__(self, library: Library, schemas: Mapping[str, Any], lang: str) -> None:
        self.library, self.lang, self._schemas = library, lang, schemas
        self.books = {each: Book(library, each) for each in library.languages}
        self.form = Form(library, schemas, lang)

    @cached_property
    def schemas(self) -> Schemas:
        """Built on first use, so that the page appears earlier."""
        return Schemas({name: json.dumps(contents) for name, contents in self._schemas.items()})

    def greeting(self) -> dict[str, Any]:
        """What the page needs once, at the start."""
        book = self.books[self.lang]
        words = {key: text for key, text in book.tongue().words.items() if key.startswith(_WORDS)}
        return {
            "words": {key.removeprefix(_WORDS): text for key, text in words.items()}
            | _replay_words(book)
            | {"verdict.free": book.say("site.verdict.free")},
            "langs": [[lang, self.library.locales[lang].grammar.name] for lang in self.library.languages],
            "games": [[game, book.game_title(game)] for game in self.library.games],
            "missions": [
                {"key": mission.key, "game": game, "name": view.name, "title": view.words.title}
                for game, missions in book.missions.items()
                for mission in missions
                for view in (MissionView(book, mission),)
            ],
            "form": self.form.described(),
        }

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        match asked:
            case {"do": "begin", "game": game}:
                title = self.books[self.lang].say("designer.untitled")
                return {"document": new_mission(self.library.games[game], self.lang, title)}
            case {"do": "open", "key": key}:
                mission = self.library.missions.get(key)
                return {"document": mission.document.data if mission else None}
            case {"do": "adopt", "document": document}:
                return {"document": self._adopted(document)}
            case {"do": "read", "yaml": text}:
                return self._read(text)
            case {"do": "look", "document": document}:
                return self._looked_at(document)
            case {"do": "share", "document": document, "page": page}:
                return self._shared(document, page, asked.get("certificate"))
            case {"do": "unshare", "fragment": link}:
                return self._unshared(link)
            case {"do": question} if question in QUESTIONS:
                return self.form.answer(asked)
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    def _adopted(self, document: Any) -> Any:
        lone = self._lone(self._written(document))
        return taken_over(document, lone.mission, self.library) if lone.mission else document

    def _read(self, text: str) -> dict[str, Any]:
        lone = self._lone(text)
        document = lone.document.data if lone.document and isinstance(lone.document.data, dict) else None
        return {"document": document, "problems": self._told(lone.problems)}

    def _looked_at(self, document: Any) -> dict[str, Any]:
        """The file for the document, its problems and, if there are none, the text that players will read."""
        text = self._written(document)
        lone = self._lone(text)
        found: dict[str, Any] = {
            "yaml": text,
            "problems": self._told(lone.problems),
            "pages": {},
            "cards": {},
            "rules": {},
            "short_name": short_name(document, self.lang, self.books[self.lang].say("designer.untitled")),
        }
        if lone.problems or not lone.mission:
            return found | {"players": [], "title": ""}
        mission = lone.mission
        return found | {
            "pages": {lang: logbook_page(book, mission) for lang, book in self.books.items()},
            "cards": {lang: cards for lang, book in self.books.items() if (cards := own_cards(book, mission))},
            "rules": {
                lang: mission_lines(mission.rules, book.tongue(mission.game), self.library.games[mission.game].players)
                for lang, book in self.books.items()
            },
            "players": list(mission.rules.players),
            "title": self.library.words(mission, self.lang).title,
        }

    def _shared(self, document: Any, page: str, deal: Mapping[str, Any] | None) -> dict[str, Any]:
        # The engine takes a while to load, and few links need it.
        from logwright.publish.designer.share import sent, won_deal

        lone = self._lone(self._written(document))
        certificate = (
            won_deal(self.library, lone.mission, deal) if deal and lone.mission and not lone.problems else None
        )
        return sent(self.books[self.lang], document, page, certificate)

    def _unshared(self, link: str) -> dict[str, Any]:
        from logwright.publish.designer.share import received, refereed

        shared, problem = received(self.books[self.lang], link)
        if not shared:
            return {"document": None, "problem": problem, "certificate": None}
        certificate = None
        if shared.certificate is not None:
            lone = self._lone(self._written(shared.document))
            certificate = refereed(self.library, None if lone.problems else lone.mission, shared.certificate, self.lang)
        return {"document": shared.document, "problem": None, "certificate": certificate}

    def _written(self, document: Any) -> str:
        return written_mission(document, self._schemas["mission.schema.json"], speech=self._speech)

    def _told(self, problems: tuple[Problem, ...]) -> list[dict[str, Any]]:
        """The problems in the page's language."""
        return [problem.to_data(self._speech) for problem in problems]

    @cached_property
    def _speech(self) -> Speech:
        return library_speech(self.library, self.lang)

    def _lone(self, text: str) -> SingleMission:
        return check_single_mission(text, self.library, self.schemas, _LONGEST)


def _replay_words(book: Book) -> dict[str, str]:
    """Button labels of the page that steps through a deal."""
    said = {name: book.say(f"site.replay.{name}") for name in ("first", "back", "on")}
    said["trick"] = book.say("site.replay.trick", n="{n}", all="{all}")
    said["legend"] = book.say("site.replay.legend", leads=LEADS, wins=WINS)
    return {f"replay.{name}": text for name, text in said.items()}
