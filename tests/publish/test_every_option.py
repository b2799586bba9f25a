"""Whatever a mission can say has words in every language, on its page, in the logbook and in the designer.

The missions come from the schema: every field with every value, and a few objectives of every phrase at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission, read_mission
from logwright.content.read.document import Document, Spot
from logwright.content.read.schema import Schemas
from logwright.engine.cards.card import Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import OWNER
from logwright.publish.designer.form import Form
from logwright.publish.designer.logbook_page import logbook_page
from logwright.publish.designer.own_cards import own_cards
from logwright.publish.pages import mission as mission_pages
from logwright.publish.views.book import Book
from logwright.sentences.mission_text import mission_lines
from tests.schema_samples import objective_samples, of_game, samples, schema_file
from tests.whole_library import ROOT, whole_library

GAMES = ("planet-nine", "deep-sea")
LANGUAGES = tuple(whole_library().languages)
MISSION = "mission.schema.json"
NOT_HERE = ("game", "id", "number", "objectives", "text", "rulings")
"""Fields without words, and those that come below."""
EACH = 29
"""Of all objectives one in so many is put into the pages: test_every_phrase says and draws the others."""


@cache
def missions(game: str) -> tuple[LoggedMission, ...]:
    """A mission for every value of every field, and some for the objectives, as rules and as tasks."""
    made = [*_options(game), *_objectives(game)]
    return tuple(mission for number, data in enumerate(made) if (mission := _read(game, number, data)))


def _options(game: str) -> Iterator[dict[str, Any]]:
    tasks = {"count": 4} if game == "planet-nine" else {"difficulty": 5}
    for name, field in schema_file(MISSION)["properties"].items():
        if name not in NOT_HERE:
            for value in samples(field, MISSION):
                if name == "tasks" and "objective" in repr(value):
                    continue
                yield {"tasks": tasks, "volunteers": 2, name: value}


def _objectives(game: str) -> Iterator[dict[str, Any]]:
    suits = whole_library().games[game].suits
    found = [each for number, each in enumerate(objective_samples(suits.trump)) if number % EACH == 0]
    found = [each for each in found if _makes_sense(each, suits)]
    for start in range(0, len(found), 8):
        some = found[start : start + 8]
        yield {"objectives": some, "tasks": {"cards": [{"objective": each} for each in some]}}


def _makes_sense(written: dict[str, Any], suits: Suits) -> bool:
    try:
        return bool(read_objective(written, OWNER, suits))
    except Mistake:
        return False


def _read(game: str, number: int, data: dict[str, Any]) -> LoggedMission | None:
    """The mission, if it makes sense in this game; objectives that make none are left out."""
    library = whole_library()
    names = {"game": game, "id": f"sample-{number}", "text": {"en": {"title": f"Sample {number}"}}}
    whole = {**names, **of_game(data, library.games[game].trump)}
    document = Document(f"content/custom/sample-{number}.yaml", "", whole, Spot(1, 1))
    if _schemas().check("mission", document):
        return None
    mission, problems = read_mission(document, library.games[game], library.tasks)
    return None if problems else mission


@cache
def _schemas() -> Schemas:
    return Schemas.below(ROOT / "schemas")


def _with(game: str) -> Library:
    return replace(whole_library(), all_missions=missions(game))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_samples_of_every_field(game: str) -> None:
    fields = {name for mission in missions(game) for name in mission.document.data}
    missing = set(schema_file(MISSION)["properties"]) - fields - {"number", "rulings"}
    assert missing == ({"rises_by"} if game == "planet-nine" else {"change_tokens", "five_player_rule"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_mission_has_its_rule_text(lang: str, game: str) -> None:
    library = _with(game)
    for mission in missions(game):
        for players in (None, *mission.rules.players):
            lines = mission_lines(mission.rules, library.tongue(lang, game), library.games[game].players, players)
            assert lines
            assert all(line.strip() and "{" not in line for line in lines), mission.document.data


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_mission_has_its_page_on_the_site(lang: str, game: str) -> None:
    pages = list(mission_pages.pages(Book(_with(game), lang), game))
    assert len(pages) == len(missions(game))
    assert all(page.body for page in pages)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_mission_has_its_page_in_the_logbook_and_its_cards(lang: str, game: str) -> None:
    book = Book(_with(game), lang)
    for mission in missions(game):
        assert f"Sample {mission.key.rpartition('-')[2]}" in logbook_page(book, mission)
        assert own_cards(book, mission) or "objectives" not in mission.document.data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_of_the_designer_describes_every_field(lang: str) -> None:
    schemas = {
        name.relative_to(ROOT / "schemas").as_posix(): schema_file(name.relative_to(ROOT / "schemas").as_posix())
        for name in (ROOT / "schemas").rglob("*.schema.json")
    }
    form = Form(whole_library(), schemas, lang)
    for game, described in form.described()["games"].items():
        assert described["phrases"]
        written = [each for mission in missions(game) for each in mission.document.data.get("objectives", [])]
        asked = [{"objective": each, "place": place} for each in written for place in ("mission", "task")]
        assert all(form.answer({"do": "say", "game": game, "objectives": asked})["said"])
