"""The desk of the scenario designer: takes the scenario that a page shows and reports everything about it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from logwright.content.library_speech import library_speech
from logwright.content.loading.single_scenario_check import SingleScenario, check_single_scenario
from logwright.content.model.library import Library
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_writer import written_mission
from logwright.content.writing.slug import slug
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.tile import LaidTile
from logwright.publish.figures.svg.qr_code import QrCodeFull, qr_code
from logwright.publish.views.book import Book
from logwright.publish.views.mission_link import BadLink, read_spelled, spelled
from logwright.publish.views.saucers.scenario_twists import twists
from logwright.sentences.speech import Speech

SCENARIO_PREFIX = "scenario="
"""What the fragment of a link with a scenario begins with."""
SCHEMA = "scenario.schema.json"
_LONGEST = 100_000
"""The size limit for a text, in bytes."""
_ID = "my-scenario"
_PLAYERS = (3, 4)


class ScenarioDesk:
    """One language; keeps no state between questions."""

    def __init__(self, library: Library, schemas: Mapping[str, Any], lang: str) -> None:
        self.library, self.lang, self._schemas = library, lang, schemas
        self.book = Book(library, lang)

    def greeting(self) -> dict[str, Any]:
        """Nothing: the page has everything since before Python started."""
        return {}

    @cached_property
    def schemas(self) -> Schemas:
        return Schemas({name: json.dumps(contents) for name, contents in self._schemas.items()})

    @property
    def box(self) -> Box:
        assert self.library.box is not None
        return self.library.box

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        match asked:
            case {"do": "read", "yaml": text}:
                return self._read(text)
            case {"do": "look", "document": document}:
                return self.looked_at(document)
            case {"do": "share", "document": document, "page": page}:
                return self._shared(document, page)
            case {"do": "unshare", "fragment": fragment}:
                return self._unshared(fragment)
            case {"do": "print", "document": document, "paper": paper}:
                return self._printed(document, paper)
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    def begun(self) -> dict[str, Any]:
        """A scenario to begin with: a board of large tiles that can be changed at once."""
        layout = self.box.layouts[_PLAYERS[0]]
        numbers = [tile.number for tile in self.box.tiles if tile.shape == layout[0].shape]
        tiles = [
            {"tile": number, "side": "a", "row": place.row, "column": place.column}
            for number, place in zip(numbers, layout, strict=False)
        ]
        return {
            "game": self.library.saucer_game,
            "id": _ID,
            "players": list(_PLAYERS),
            "board": {"tiles": tiles},
            "text": {self.lang: {"title": self.book.say("scenario_designer.untitled")}},
        }

    def looked_at(self, document: Any) -> dict[str, Any]:
        """The file, its problems, and what can be said and drawn of it. It need not be whole yet."""
        text = self._written(document)
        lone = self._lone(text)
        scenario = lone.scenario
        return {
            "yaml": text,
            "problems": [problem.to_data(self._speech) for problem in lone.problems],
            "short_name": self._short_name(document),
            "players": list(scenario.players) if scenario else [],
            "twists": list(twists(self.book, scenario)) if scenario else [],
            "laid": [laid_data(tile) for tile in scenario.laid_tiles(self.box, scenario.players[0])]
            if scenario
            else None,
        }

    def lone(self, document: Any) -> SingleScenario:
        return self._lone(self._written(document))

    def _read(self, text: str) -> dict[str, Any]:
        """A file. It may have problems, as long as it looks like a scenario."""
        lone = self._lone(text)
        data = lone.document.data if lone.document else None
        told = [problem.to_data(self._speech) for problem in lone.problems]
        return {"document": data if self._can_be_shown(data) else None, "problems": told}

    def _can_be_shown(self, data: Any) -> bool:
        if not isinstance(data, dict) or data.get("game") != self.library.saucer_game:
            return False
        groups = [data.get(name, {}) for name in ("board", "start", "upgrades", "rules", "goal", "text")]
        if not all(isinstance(group, dict) for group in groups):
            return False
        tiles = groups[0].get("tiles", [])
        return isinstance(tiles, list) and all(isinstance(tile, dict) for tile in tiles)

    def _shared(self, document: Any, page: str) -> dict[str, Any]:
        """The part of the link after the #, and the whole link as a QR code if it fits into one."""
        try:
            link = SCENARIO_PREFIX + spelled({"scenario": document})
        except BadLink as bad:
            return {"fragment": None, "qr": None, "problem": self._bad(bad)}
        try:
            code = qr_code(f"{page}#{link}").svg("qr", self.book.say("scenario_designer.share.qr"))
        except QrCodeFull:
            code = None
        return {"fragment": link, "qr": code, "problem": None}

    def _unshared(self, fragment: str) -> dict[str, Any]:
        try:
            document = read_spelled(fragment.removeprefix("#").removeprefix(SCENARIO_PREFIX)).get("scenario")
            if not self._can_be_shown(document):
                raise BadLink("no_mission")
        except BadLink as bad:
            return {"document": None, "problem": self._bad(bad)}
        return {"document": document, "problem": None}

    def _bad(self, bad: BadLink) -> str:
        return self.book.say(f"scenario_designer.link.{bad.fault}")

    def _printed(self, document: Any, paper: str) -> dict[str, Any]:
        """The set-up sheet for the browser to print."""
        from logwright.publish.print.options import PAPERS
        from logwright.publish.print.scenario_sheet import scenario_for_browser

        scenario = self.lone(document).scenario
        return {"sheet": scenario_for_browser(self.book, scenario, PAPERS[paper]).data if scenario else None}

    def _short_name(self, document: Any) -> str:
        """What the title suggests as the id."""
        texts = document.get("text")
        said = [texts.get(self.lang), *texts.values()] if isinstance(texts, dict) else []
        titles = (each.get("title") for each in said if isinstance(each, dict))
        title = next((each for each in titles if isinstance(each, str)), "")
        found = "" if title == self.book.say("scenario_designer.untitled") else slug(title)
        return found if len(found) > 1 else _ID

    def _written(self, document: Any) -> str:
        place = f"../../schemas/{SCHEMA}"
        return written_mission(document, self._schemas[SCHEMA], place, speech=self._speech, meanings="scenario-fields")

    def _lone(self, text: str) -> SingleScenario:
        return check_single_scenario(text, self.library, self.schemas, _LONGEST)

    @cached_property
    def _speech(self) -> Speech:
        return library_speech(self.library, self.lang)


def laid_data(laid: LaidTile) -> dict[str, Any]:
    """A tile on the table, as a scenario file places it."""
    found = {"tile": laid.tile.number, "side": laid.side, "turned": laid.turns * 90}
    return found | {"row": laid.row, "column": laid.column}
