"""Winning."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.event import Crashed, Given, Won

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table


def test_whoever_mans_all_four_stations_wins_at_once(table: "Table") -> None:
    """cg-018, cg-138: in any colours (cg-019, ruling I1)."""
    state = table.fly(table.draw("r gp . . b", red={"crew": "bd ys re"}), "red", "right", 3)
    assert state.winner == 0
    assert isinstance(state.events[-1], Won)
    assert state.decision is None
    assert state.saucers[0].space == (0, 1), "the rest of the move does not matter any more"


@pytest.mark.parametrize("crew", ["bd ys", "bp yp gp rp", "rp rd rs"])
def test_three_stations_are_not_enough(table: "Table", crew: str) -> None:
    """cg-138"""
    state = table.fly(table.draw("r gp . . b".replace("gp", "ep"), red={"crew": crew}), "red", "right", 1)
    assert state.winner is None


def test_the_win_comes_before_the_penalty(table: "Table") -> None:
    """cg-139: the last crew member is picked up on the way over the edge."""
    state = table.turn(table.draw("r gp\nb .", red={"crew": "bd ys re"}), "red", "three", "right")
    assert state.winner == 0
    assert not any(isinstance(event, Crashed | Given) for event in state.events)


def test_stealing_the_last_one_wins(table: "Table") -> None:
    """cg-138"""
    board = table.draw("r b", red={"crew": "rp rd rs"}, blue={"crew": "ge bp bd"})
    state = table.turn(board, "red", "zero-to-five", "right", "1", "green engineer")
    assert state.winner == 0


def test_being_given_the_last_one_wins(table: "Table") -> None:
    """cg-138: also on the turn of another player."""
    board = table.draw("r b", red={"crew": "ge bd"}, blue={"crew": "bp bs bd"})
    state = table.turn(board, "red", "three", "up", "green engineer to player 1")
    assert state.winner == 1


def test_a_pushed_saucer_can_win(table: "Table") -> None:
    """cg-096, cg-138"""
    state = table.fly(table.draw("r b gp . .", blue={"crew": "bd bs be"}), "red", "right", 3)
    assert state.winner == table.seat(state, "blue")


def test_own_colour_only_is_the_other_reading(table: "Table") -> None:
    """cg-019, ruling I1"""
    rules = {"crew_to_win": "own-colour"}
    board = table.draw("r rp . . b", rules=rules, red={"crew": "gd bs ye"})
    assert table.fly(board, "red", "right", 1).winner is None
    board = table.draw("r rp . . b", rules=rules, red={"crew": "rd rs re"})
    assert table.fly(board, "red", "right", 1).winner == 0
