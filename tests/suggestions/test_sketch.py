"""Whatever is put together from twists is a valid mission, and bears the symbols that were asked for."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from logwright.content.loading.single_mission_check import check_single_mission
from logwright.content.model.library import Library
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_writer import written_mission
from logwright.engine.chance import Chance
from logwright.suggestions.sketch import Sketch, Twist, agree, sketches, symbols_of
from tests.whole_library import ROOT, whole_library

GAMES = ("planet-nine", "deep-sea")
TEXT = {"en": {"title": "A Test"}}


def twists_of(library: Library, game: str) -> list[Twist]:
    twists: list[Twist] = library.documents[f"content/{game}/twists.yaml"].data["twists"]
    return twists


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


@pytest.fixture(scope="module")
def schemas() -> Schemas:
    return Schemas.below(Path(ROOT) / "schemas")


def problems(sketch: Sketch, amount: int, library: Library, schemas: Schemas) -> list[str]:
    text = written_mission(sketch.data(amount, "a-test", TEXT), schemas.contents["mission.schema.json"])
    return [f"{problem.message} in\n{text}" for problem in check_single_mission(text, library, schemas).problems]


@pytest.mark.parametrize("game", GAMES)
def test_every_twist_makes_a_valid_mission_for_every_number_of_players(
    game: str, library: Library, schemas: Schemas
) -> None:
    for twist in twists_of(library, game):
        for players in library.games[game].players:
            sketch = Sketch(library.games[game], players, (twist,))
            assert problems(sketch, sketch.amounts[0], library, schemas) == []


@pytest.mark.parametrize("game", GAMES)
def test_so_do_twists_together(game: str, library: Library, schemas: Schemas) -> None:
    seen = set()
    for number, sketch in enumerate(
        islice(sketches(library.games[game], 4, twists_of(library, game), (), Chance(1)), 60)
    ):
        amounts = sketch.amounts
        assert agree(sketch.twists)
        assert problems(sketch, amounts[number % len(amounts)], library, schemas) == []
        seen.add(len(sketch.twists))
    assert seen == {0, 1, 2}


@pytest.mark.parametrize(("game", "symbol"), [("planet-nine", "dead-zone"), ("deep-sea", "rapture")])
def test_a_symbol_that_was_asked_for_is_there(game: str, symbol: str, library: Library) -> None:
    for sketch in islice(sketches(library.games[game], 4, twists_of(library, game), [symbol], Chance(2)), 30):
        assert any(symbol in symbols_of(twist) for twist in sketch.twists)


def test_tokens_need_a_task_each_and_a_moved_one_needs_room(library: Library) -> None:
    game = library.games["planet-nine"]
    assert Sketch(game, 4, ({"tasks": {"tokens": ["1", "2"]}},)).amounts[0] == 2
    moved = {"tasks": {"tokens": ["1", "2"]}, "change_tokens": "move-one"}
    assert Sketch(game, 4, (moved,)).amounts[0] == 3
    assert Sketch(game, 4, ({"objectives": [{"win": "pink 3"}]},)).amounts[0] == 0
    assert Sketch(game, 4).amounts[0] == 1
