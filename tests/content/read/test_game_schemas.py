"""What the schemas know of the games comes from their files, also for a game that somebody brings along."""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from logwright.content.read.document import Document
from logwright.content.read.game_schemas import game_facts
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from logwright.content.rule_helpers.game_problems import SHAPES as COMMON_SHAPES
from logwright.publish.figures.svg.symbol import SHAPES
from logwright.publish.print.cards.faces import scenery
from tests.whole_library import ROOT, whole_library

ORCHARD = {
    "id": "orchard",
    "family": "crew",
    "order": 4,
    "trump": "wasp",
    "suits": {"apple": 6, "pear": 6, "wasp": 3},
    "tasks": "deck",
    "few": 2,
    "tokens": False,
    "five": False,
}


def problems(text: str, schemas: Schemas) -> list[str]:
    document = read("mission.yaml", text.encode())
    assert isinstance(document, Document)
    return [f"{problem.message}: {problem.hint}" for problem in schemas.check("mission", document)]


@pytest.fixture(scope="module")
def schemas() -> Schemas:
    return Schemas.below(ROOT / "schemas")


def test_the_parts_are_as_the_games_are() -> None:
    """If not, run scripts/game-schemas.py."""
    parts = run_path(str(ROOT / "scripts" / "game-schemas.py"))["parts"]
    for name, text in parts(ROOT).items():
        assert (ROOT / "schemas" / name).read_text("utf-8") == text


def test_games_that_are_known_change_nothing(schemas: Schemas) -> None:
    facts = [game_facts(game.data) for game in whole_library().games.values()]
    assert schemas.knowing(facts) is schemas


def test_another_game_has_its_own_cards_and_no_others(schemas: Schemas) -> None:
    mission = "game: orchard\nid: example\ntasks: {cards: [{card: %s}]}\n"
    assert "did you mean" not in problems(mission % "apple 3", schemas)[0]
    more = schemas.knowing([ORCHARD])
    assert problems(mission % "apple 6", more) == []
    assert problems(mission % "wasp 3", more) == []
    assert problems(mission % "pink 9", more) == [], "which suits its game has is said where the mission is read"
    (found,) = problems(mission % "aple 3", more)
    assert "apple 3" in found
    assert problems(mission % "apple 7", more)


def test_what_only_other_games_have_is_refused(schemas: Schemas) -> None:
    more = schemas.knowing([ORCHARD])
    assert problems("game: orchard\nid: example\ntasks: {count: 3}\n", more) == []
    (found,) = problems("game: orchard\nid: example\ntasks: {count: 3, tokens: ['1']}\n", more)
    assert found.endswith("delete it; only planet-nine has task tokens")
    (found,) = problems("game: orchard\nid: example\ntasks: {difficulty: 3}\n", more)
    assert found.endswith("orchard draws so many task cards: write count: 2 instead")


def test_shapes_and_scenery_that_a_game_may_name_can_be_drawn() -> None:
    schema: Any = json.loads((Path(ROOT) / "schemas/crew-game.schema.json").read_text("utf-8"))
    named = schema["properties"]["suits"]["items"]["properties"]["scenery"]["enum"]
    assert set(named) == set(scenery.SCENERY)
    assert set(COMMON_SHAPES) == set(SHAPES)
