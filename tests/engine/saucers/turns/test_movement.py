"""Turns and moves: cards, directions, distances."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.event import DirectionChanged, Gained, Moved, Revealed, SaucerPlaced, TurnBegan
from logwright.engine.saucers.pieces.space import Direction, Space

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table

FIELD = """
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  r  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  b
"""


@pytest.mark.parametrize(
    ("direction", "space"),
    [("up", (1, 3)), ("right", (3, 5)), ("down", (5, 3)), ("left", (3, 1))],
)
def test_a_saucer_flies_straight(table: "Table", direction: str, space: tuple[int, int]) -> None:
    """cg-051, cg-069: space by space in one of four directions."""
    state = table.fly(table.draw(FIELD), "red", direction, 2)
    assert state.saucers[0].space == space
    steps = [event for event in state.events if isinstance(event, Moved)]
    assert [event.end for event in steps] == [Space(3, 3).toward(Direction(direction), n) for n in (1, 2)]


def test_card_two_brings_a_booster_before_the_move(table: "Table") -> None:
    """cg-065, cg-068"""
    state = table.turn(table.draw(FIELD), "red", "two", "right", "pass")
    assert state.saucers[0].space == (3, 5)
    assert state.saucers[0].boosters == 1
    kinds = [type(event) for event in state.events]
    assert kinds.index(Gained) < kinds.index(Moved)


def test_card_three_brings_an_energy_before_the_move(table: "Table") -> None:
    """cg-066, cg-068"""
    state = table.turn(table.draw(FIELD), "red", "three", "up")
    assert state.saucers[0].space == (0, 3)
    assert state.saucers[0].energy == 1
    kinds = [type(event) for event in state.events]
    assert kinds.index(Gained) < kinds.index(Moved)


@pytest.mark.parametrize("distance", range(4))
def test_card_zero_to_five_asks_for_a_number_on_the_own_turn(table: "Table", distance: int) -> None:
    """cg-048, cg-067: any number from 0 to 5, exactly that far, in the planned direction, without a gain."""
    state = table.turn(table.draw(FIELD), "red", "zero-to-five", "left")
    assert table.asked(state) == ("distance", ("0", "1", "2", "3", "4", "5"))
    state = table.turn(table.draw(FIELD), "red", "zero-to-five", "left", str(distance))
    assert state.saucers[0].space == (3, 3 - distance)
    assert (state.saucers[0].boosters, state.saucers[0].energy) == (0, 0)


def test_the_card_is_revealed_on_the_own_turn(table: "Table") -> None:
    """cg-064"""
    state = table.turn(table.draw(FIELD), "red", "three", "up")
    kinds = [type(event) for event in state.events]
    assert kinds[:2] == [TurnBegan, Revealed]
    assert next(event for event in state.events if isinstance(event, Revealed)).card == "three"


def test_a_planned_direction_stays(table: "Table") -> None:
    """cg-067: nobody asks for a direction."""
    state = table.turn(table.draw(FIELD), "red", "three", "up")
    assert not any(isinstance(event, DirectionChanged) for event in state.events)


def test_crash_sites_do_not_stop_a_saucer(table: "Table") -> None:
    """cg-070"""
    assert table.shows(table.fly(table.draw("r 1 2 3 . b"), "red", "right", 4), ". 1 2 3 r b")


def test_crew_does_not_stop_a_saucer(table: "Table") -> None:
    """cg-071"""
    assert table.shows(table.fly(table.draw("r gp . 3/yd . b"), "red", "right", 4), ". . . 3 r b")


@pytest.mark.parametrize("direction", ["up", "down", "left"])
def test_leaving_the_board_is_a_crash(table: "Table", direction: str) -> None:
    """cg-072, cg-105"""
    state = table.fly(table.draw("r . b"), "red", direction, 1)
    assert state.saucers[0].space is None
    assert state.active.crashed == (0,)


def test_a_saucer_that_is_off_the_board_is_placed_first(table: "Table") -> None:
    """cg-060, cg-061, cg-062: it still plays its card with the gain, and may go in any direction."""
    board = table.draw(". . . .\n. 4/r . .\n. . . 7\n. . . b", rolls=(4,)).with_saucer(0, space=None)
    state = table.turn(board, "red", "two", "up")
    assert [type(event) for event in state.events][:2] == [TurnBegan, SaucerPlaced]
    assert table.asked(state) == ("direction", ("up", "right", "down", "left"))
    state = table.turn(board, "red", "two", "up", "right", "pass")
    assert table.shows(state, ". . . .\n. 4 . r\n. . . 7\n. . . b")
    assert state.saucers[0].boosters == 1


def test_a_saucer_on_the_board_is_not_placed(table: "Table") -> None:
    """cg-060"""
    state = table.turn(table.draw(FIELD), "red", "three", "up")
    assert not any(isinstance(event, SaucerPlaced) for event in state.events)


def test_start_of_turn_upgrades_come_before_the_move(table: "Table") -> None:
    """cg-063"""
    state = table.draw(FIELD, red={"upgrades": ("blast-off-thrusters",)})
    state = table.turn(state, "red", "three", "up")
    question, answers = table.asked(state)
    assert question == "turn-start-upgrade"
    assert answers[0] == "pass"
    assert not any(isinstance(event, Revealed) for event in state.events)
