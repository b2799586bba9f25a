"""Crew: picking up, stations, and lost crew coming onto the board."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.event import CrewPlaced, PickedUp
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.saucer import Saucer

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_a_saucer_takes_crew_on_entering_the_space(table: "Table", distance: int) -> None:
    """cg-095: whether it stops there or crosses."""
    state = table.fly(table.draw("r gp . . b"), "red", "right", distance)
    assert state.saucers[0].crew == table.crew("gp")
    assert not state.lying


def test_one_move_can_take_several(table: "Table") -> None:
    """cg-095"""
    state = table.fly(table.draw("r gp ys bd . b"), "red", "right", 4)
    assert state.saucers[0].crew == table.crew("gp ys bd")


def test_a_pushed_saucer_takes_crew(table: "Table") -> None:
    """cg-096"""
    state = table.fly(table.draw("r b . gp . ."), "red", "right", 4)
    assert state.saucers[table.seat(state, "blue")].crew == table.crew("gp")


def test_the_first_of_a_type_is_stationed_and_the_others_are_extras(table: "Table") -> None:
    """cg-099, cg-101, cg-103: own colour lies lowest, and only manned stations count."""
    saucer = Saucer("red", 0, crew=table.crew("gp rp yd"))
    assert [str(member) for member in saucer.stack("pilot")] == ["red pilot", "green pilot"]
    assert saucer.stack("engineer") == ()
    assert saucer.stationed == 2


def test_an_extra_takes_the_station_when_the_stationed_one_is_stolen(table: "Table") -> None:
    """cg-100"""
    state = table.draw("r b", red={"crew": ""}, blue={"crew": "gp yp"})
    state = table.turn(state, "red", "zero-to-five", "right", "1", "green pilot")
    blue = state.saucers[table.seat(state, "blue")]
    assert blue.crew == table.crew("yp")
    assert blue.stationed == 1


def test_crew_of_the_own_colour_cannot_be_stolen(table: "Table") -> None:
    """cg-097, cg-098"""
    saucer = Saucer("red", 0, crew=table.crew("rp gd rs ye"))
    assert saucer.stealable == table.crew("gd ye")


SITES = """
1  2  3  4
5  6  7  8
9  10 11 12
r  .  .  .
b  .  .  .
"""


def test_for_each_crew_member_taken_a_lost_one_comes(table: "Table") -> None:
    """cg-115, cg-117, cg-118: from the front of a queue the player picks, to the crash site on the die."""
    board = table.draw(SITES.replace("r  .", "r  gp"), rolls=(7,))
    state = table.turn(board, "red", "zero-to-five", "right", "1")
    question, answers = table.asked(state)
    assert question == "lost-crew"
    assert answers == (
        "red pilot",
        "green engineer",
        "blue pilot",
        "yellow pilot",
        "purple pilot",
        "grey pilot",
    )
    state = table.turn(board, "red", "zero-to-five", "right", "1", "green engineer")
    assert state.lying[0].member == CrewMember("green", "engineer")
    assert state.lying[0].space == state.board.sites[7]
    assert state.active.picked_up == 0


def test_the_active_player_places_crew_for_pick_ups_of_pushed_saucers(table: "Table") -> None:
    """cg-116"""
    board = table.draw("1 2 3 4 5\nr b gp . .", rolls=(5,))
    state = table.turn(board, "red", "zero-to-five", "right", "2", "red pilot")
    assert [type(event) for event in state.events if isinstance(event, PickedUp | CrewPlaced)] == [
        PickedUp,
        CrewPlaced,
    ]
    assert table.shows(state, "1 2 3 4 5/rp\n. r b . .")


@pytest.mark.parametrize(
    ("roll", "sites", "site"),
    [
        (5, "1 2 3 4 5 6 7 8 9 10 11 12", 5),
        (5, "1 2 3 4 5/gd 6 7 8 9 10 11 12", 6),
        (5, "1 2 3 4 5/y 6/gd 7 8 9 10 11 12", 7),
        (12, "1/gd 2 3 4 5 6 7 8 9 10 11 12/y", 2),
        (12, "1 2 3 4 5 6 7 8 9 10 11 12/y", 1),
        (3, "1 2 3 4 5 6 7 8 9 10 11 12", 3),
    ],
)
def test_a_taken_site_passes_the_piece_on(table: "Table", roll: int, sites: str, site: int) -> None:
    """cg-118, cg-119: add one until a site is free; after 12 comes 1."""
    board = table.draw(f"{sites}\nr gp b . . . . . . . . .", rolls=(roll,))
    state = table.turn(board, "red", "zero-to-five", "right", "1", "blue pilot")
    assert next(event for event in state.events if isinstance(event, CrewPlaced)).site == site


def test_rolling_again_is_the_other_reading(table: "Table") -> None:
    """cg-119, ruling B58"""
    board = table.draw("1/gp 2 3\nr ys b", rules={"occupied_site": "reroll"}, rolls=(1, 3))
    state = table.turn(board, "red", "zero-to-five", "right", "1", "blue pilot")
    assert table.shows(state, "1/gp 2 3/bp\n. r b")


def test_the_board_is_filled_up_again(table: "Table") -> None:
    """cg-120"""
    board = table.draw("1 2 3 4 5 6\nr gp ys b . .", rolls=(1, 2))
    state = table.turn(board, "red", "zero-to-five", "right", "2", "red pilot", "red engineer")
    assert len(state.lying) == len(board.lying)


def test_when_no_lost_crew_is_left_the_board_stays_emptier(table: "Table") -> None:
    """cg-121"""
    board = table.draw("1 2 3 4\nr gp . b").but(queues=((), ()))
    state = table.turn(board, "red", "zero-to-five", "right", "1")
    assert state.decision is None
    assert not state.lying
