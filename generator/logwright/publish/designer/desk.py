"""The desk of the designer: takes the mission that a page shows and reports everything about it except its verdict."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from logwright.content.library_speech import library_speech
from logwright.content.loading.single_mission_check import SingleMission, check_single_mission
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_writer import written_mission
from logwright.content.writing.puzzle_writer import is_position, puzzle_data
from logwright.publish.designer.meanings import Meanings, by_symbol
from logwright.publish.designer.own_mission import new_mission, short_name, taken_over
from logwright.sentences.speech import Speech

if TYPE_CHECKING:
    from logwright.content.model.logged_mission import LoggedMission
    from logwright.publish.designer.checker import Checker
    from logwright.publish.designer.form import Form
    from logwright.publish.views.book import Book

CHECKED = ("deal", "line", "proof", "crew", "clash", "why", "lost", "position", "puzzle")
"""Questions that the checker answers."""
_LONGEST = 100_000
"""The size limit for a text, in bytes: a hundred times a mission, and still read within a second or two."""


class DesignerDesk:
    """One language; keeps no state between questions. `schemas` are those that missions are made of."""

    def __init__(
        self, library: Library, schemas: Mapping[str, Any], lang: str, meanings: Meanings | None = None
    ) -> None:
        self.library, self.lang, self._schemas, self._meanings = library, lang, schemas, meanings or {}

    def greeting(self) -> dict[str, Any]:
        """Nothing: the page has everything since before Python started."""
        return {}

    # What follows is loaded or made on first use, so that the first answers come earlier.
    @cached_property
    def books(self) -> dict[str, Book]:
        from logwright.publish.views.book import Book

        return {
            each: Book(self.library, each, meanings=by_symbol(self._meanings, each)) for each in self.library.languages
        }

    @cached_property
    def schemas(self) -> Schemas:
        return Schemas({name: json.dumps(contents) for name, contents in self._schemas.items()})

    @cached_property
    def form(self) -> Form:
        from logwright.publish.designer.form import Form

        return Form(self.library, self._schemas, self.lang)

    @cached_property
    def checker(self) -> Checker:
        """Until the page has a second worker for it."""
        from logwright.publish.designer.checker import Checker

        return Checker(self.library, self.lang)

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        match asked:
            case {"do": "begin", "game": game}:
                return {"document": new_mission(self.library.games[game], self.lang, self._untitled)}
            case {"do": "open", "key": key}:
                mission = self.library.missions.get(key)
                return {"document": mission.document.data if mission else None}
            case {"do": "adopt", "document": document}:
                return {"document": self._adopted(document)}
            case {"do": "read", "yaml": text}:
                return self._read(text)
            case {"do": "look", "document": document}:
                return self._looked_at(document, asked.get("pages", True))
            case {"do": "parts", "document": document}:
                return {"parts": self._parts(document)}
            case {"do": "nearby", "document": document, "harder": harder}:
                return {"neighbours": self._nearby(document, harder)}
            case {"do": "scale", "game": game, "players": players}:
                return {"marks": self._marks(game, players)}
            case {"do": "share", "document": document, "page": page}:
                return self._shared(document, page, asked.get("certificate"))
            case {"do": "print", "document": document, "lang": lang, "paper": paper, "page": page}:
                return self._printed(document, lang, paper, page)
            case {"do": "unshare", "fragment": link}:
                return self._unshared(link)
            case {"do": "phrases" | "say" | "tasks"}:
                return self.form.answer(asked)
            case {"do": question} if question in CHECKED:
                return self.checker.answer(asked)
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    def _adopted(self, document: Any) -> Any:
        lone = self._lone(self._written(document))
        return taken_over(document, lone.mission, self.library) if lone.mission else document

    def _read(self, text: str) -> dict[str, Any]:
        lone = self._lone(text)
        document = lone.document.data if lone.document and isinstance(lone.document.data, dict) else None
        if document and is_position(document) and document.get("game") in self.library.games:
            # A file for logwright solve becomes a puzzle.
            begun = new_mission(self.library.games[document["game"]], self.lang, self._untitled)
            return {"document": puzzle_data(document, begun), "problems": []}
        return {"document": document, "problems": self._told(lone.problems)}

    def _looked_at(self, document: Any, pages: bool) -> dict[str, Any]:
        """The file for the document, its problems and, if there are none, the text that players will read.

        Without `pages`, what is drawn follows later.
        """
        text = self._written(document)
        lone = self._lone(text)
        found: dict[str, Any] = {
            "yaml": text,
            "problems": self._told(lone.problems),
            "pages": {},
            "cards": {},
            "rules": {},
            "short_name": short_name(document, self.lang, self._untitled),
        }
        if lone.problems or not lone.mission:
            return found | {"players": [], "title": ""}
        mission = lone.mission
        drawn = self._drawn(mission) if pages else {}
        title = self.library.words(mission, self.lang).title
        return found | drawn | {"players": list(mission.rules.players), "title": title}

    def _drawn(self, mission: LoggedMission) -> dict[str, Any]:
        from logwright.publish.designer.logbook_page import logbook_page
        from logwright.publish.designer.own_cards import own_cards
        from logwright.sentences.mission_text import mission_lines

        return {
            "pages": {lang: logbook_page(book, mission) for lang, book in self.books.items()},
            "cards": {lang: cards for lang, book in self.books.items() if (cards := own_cards(book, mission))},
            "rules": {
                lang: mission_lines(
                    mission.rules,
                    book.tongue(mission.game),
                    self.library.games[mission.game].players,
                    is_laid=mission.laid is not None,
                )
                for lang, book in self.books.items()
            },
        }

    def _parts(self, document: dict[str, Any]) -> list[dict[str, Any]]:
        """Each rule of a valid mission: where it is, what it says, and the mission without it and with its contrary."""
        from logwright.publish.designer.mission_parts import mission_parts

        return [
            {
                "path": part.path,
                "label": part.label,
                "document": part.without,
                "denied": part.denied if part.denied and self._is_valid(part.denied) else None,
            }
            for part in mission_parts(self.books[self.lang], document)
            if self._is_valid(part.without)
        ]

    def _nearby(self, document: dict[str, Any], harder: bool | None) -> list[dict[str, Any]]:
        """Missions next to a valid one, in words, that may lead this way."""
        from logwright.publish.designer.neighbour_text import neighbour_text
        from logwright.suggestions.advice import twists_of
        from logwright.suggestions.nearby import leading, nearby

        game = self.library.games[document["game"]]
        return [
            {"label": neighbour_text(self.books[self.lang], game, each), "document": each.document}
            for each in leading(nearby(document, game, twists_of(self.library, game.id)), harder)
            if self._is_valid(each.document)
        ]

    def _marks(self, game: str, players: int) -> list[dict[str, Any]]:
        from logwright.publish.designer.scale_view import scale_marks

        return scale_marks(self.books[self.lang], game, players)

    def _is_valid(self, document: dict[str, Any]) -> bool:
        lone = self._lone(self._written(document))
        return lone.mission is not None and not lone.problems

    def _shared(self, document: Any, page: str, deal: Mapping[str, Any] | None) -> dict[str, Any]:
        # The engine takes a while to load, and few links need it.
        from logwright.publish.designer.share import sent, won_deal

        lone = self._lone(self._written(document))
        certificate = (
            won_deal(self.library, lone.mission, deal) if deal and lone.mission and not lone.problems else None
        )
        return sent(self.books[self.lang], document, page, certificate)

    def _printed(self, document: Any, lang: str, paper: str, page: str) -> dict[str, Any]:
        """The sheet of a mission for the browser to print; `page` is where the site lies."""
        from logwright.publish.print.browser_sheet import mission_for_browser
        from logwright.publish.print.options import PAPERS

        lone = self._lone(self._written(document))
        if not lone.mission or lone.problems:
            return {"sheet": None}
        return {"sheet": mission_for_browser(self.books[lang], lone.mission, PAPERS[paper], page).data}

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

    @property
    def _untitled(self) -> str:
        return self.library.tongue(self.lang, "").words["designer.untitled"]

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
