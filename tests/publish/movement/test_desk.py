"""The desk of the movement helper: tables as a page may send them, and what the engine makes of a move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from logwright.content.loading.load import load
from logwright.publish.figures import SaucerLook
from logwright.publish.movement.desk import MovementDesk
from logwright.publish.movement.example import EXAMPLE
from logwright.publish.views.game_style import look_of
from logwright.sentences.saucer_story import SaucerStory


@pytest.fixture(scope="module")
def desk(repository: Path) -> MovementDesk:
    library, _ = load(repository)
    look = look_of(library, "crash-and-grab")
    assert isinstance(look, SaucerLook)
    return MovementDesk(look, SaucerStory(library.tongue("en", look.game), look.box.cards, {}))


def move(**part: Any) -> dict[str, Any]:
    return {**EXAMPLE, "move": {**EXAMPLE["move"], **part}}


def test_the_example_has_everything_in_it(desk: MovementDesk) -> None:
    told = " ".join(desk.answer(EXAMPLE)["story"])
    for happening in ("picks up", "hits", "is pushed", "accelerator", "crashes"):
        assert happening in told


def test_a_move_may_ask_twice_and_goes_on_with_the_answers(desk: MovementDesk) -> None:
    asked = move(card="two", direction="left", boosters=1) | {"saucers": {"red": [3, 1]}}
    first = desk.answer(asked)
    assert [label for label, _ in first["question"]["options"]] == ["up", "right", "down", "left"]
    asked["move"]["answers"] = ["up"]
    second = desk.answer(asked)
    assert [label for label, _ in second["question"]["options"]] == ["pass", "up 2", "right 2", "down 2", "left 2"]
    asked["move"]["answers"] = ["up", "right 2", "pass"]
    last = desk.answer(asked)
    assert last["question"] is None
    assert last["end"]["saucers"] == {"red": [1, 2]}
    assert last["move"]["answers"] == ["up", "right 2", "pass"]


def test_answers_that_no_longer_fit_are_asked_again(desk: MovementDesk) -> None:
    asked = move(card="two", direction="left", answers=["sideways", "up"]) | {"saucers": {"red": [3, 1]}}
    found = desk.answer(asked)
    assert found["question"]["words"] == "Where does the accelerator send it?"
    assert found["move"]["answers"] == []


def test_a_distance_that_the_card_has_not_is_set_right(desk: MovementDesk) -> None:
    assert desk.answer(move(card="two", distance=5))["move"]["distance"] == 2
    assert desk.answer(move(card="zero-to-five", distance=9))["move"]["distance"] == 5


def test_house_rules_change_the_push(desk: MovementDesk) -> None:
    asked = EXAMPLE | {"rules": {"push": "full", "starting_booster": "left"}}
    found = desk.answer(asked)
    assert found["table"]["rules"] == {"push": "full"}
    assert "The green saucer is pushed to the right by 5 spaces." in found["story"]


def test_what_has_no_place_is_left_out(desk: MovementDesk) -> None:
    found = desk.answer(
        {
            "players": 3,
            "saucers": {"red": [0, 0], "green": [0, 0], "blue": [40, 1], "pink": [1, 1]},
            "crew": [
                {"colour": "red", "type": "pilot", "at": [0, 0]},
                {"colour": "red", "type": "pilot", "at": [1, 0]},
                {"colour": "red", "type": "pilot", "at": [2, 0]},
                {"colour": "red", "type": "cook", "at": [3, 0]},
            ],
        }
    )
    assert found["table"]["saucers"] == {"red": [0, 0]}
    assert found["table"]["crew"] == [{"colour": "red", "type": "pilot", "at": [1, 0]}]


def test_without_its_saucer_nothing_moves(desk: MovementDesk) -> None:
    found = desk.answer({"players": 3})
    assert found["story"] == ["Nothing moves."]
    assert "after" not in found


@pytest.mark.parametrize(("players", "side"), [(2, 8), (3, 8), (4, 8), (5, 9), (6, 10)])
def test_every_board_is_drawn_with_all_its_spaces(desk: MovementDesk, players: int, side: int) -> None:
    found = desk.answer({"players": players})
    spaces = found["spaces"]
    assert [tuple(space["at"]) for space in spaces] == [(row, column) for row in range(side) for column in range(side)]
    left, top, width, height = spaces[-1]["box"]
    assert left + width < 100
    assert top + height < 100
    labels = [space["label"] for space in spaces]
    assert len(set(labels)) == len(labels)
    assert sum("crash site" in label for label in labels) == 12


def test_tiles_lie_as_the_page_says(desk: MovementDesk) -> None:
    laid = [{"tile": n, "side": "b", "turns": turns} for n, turns in ((4, 1), (3, 0), (2, 2), (1, 3))]
    assert desk.answer({"players": 4, "tiles": laid})["table"]["tiles"] == laid
    shuffled = desk.answer({"players": 6, "seed": 5})
    assert shuffled["table"] == desk.answer({"players": 6, "seed": 5})["table"]
    assert shuffled["table"] != desk.answer({"players": 6, "seed": 6})["table"]
    # What was shuffled can be sent back as it lies.
    assert desk.answer(shuffled["table"])["table"] == shuffled["table"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"players": 7}, "no board for 7 players"),
        ({"players": 3, "tiles": [{"tile": 1, "side": "a", "turns": 0}] * 4}, "every tile is there only once"),
        ({"players": 3, "tiles": [{"tile": n, "side": "a", "turns": 0} for n in (1, 2, 3, 5)]}, "does not fit"),
    ],
)
def test_what_cannot_be_laid_is_refused(desk: MovementDesk, asked: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        desk.answer(asked)
