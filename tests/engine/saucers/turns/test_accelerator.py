"""Accelerators: halt, then off again at full distance."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.event import Accelerated

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table

CROSS = """
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  r  A  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  b
"""


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_an_accelerator_asks_for_a_direction(table: "Table", distance: int) -> None:
    """cg-086, cg-087, cg-089, cg-092: whether the saucer would stop there or pass; staying is no choice."""
    state = table.fly(table.draw(CROSS), "red", "right", distance)
    assert state.saucers[0].space == (3, 3)
    assert table.asked(state) == ("accelerate", ("up", "right", "down", "left"))


@pytest.mark.parametrize(
    ("direction", "space"), [("up", (0, 3)), ("right", (3, 6)), ("down", (6, 3)), ("left", (3, 0))]
)
def test_the_full_distance_is_flown_again(table: "Table", direction: str, space: tuple[int, int]) -> None:
    """cg-088: not the rest of it."""
    state = table.fly(table.draw(CROSS), "red", "right", 3, direction)
    assert state.saucers[0].space == space


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_a_pushed_saucer_goes_on_in_the_direction_of_the_push(table: "Table", distance: int) -> None:
    """cg-090, cg-091, ruling B50: for the distance it was pushed with."""
    state = table.fly(table.draw("r b . A . . . ."), "red", "right", distance + 1)
    assert state.decision is None
    spaces = {1: ". r b A . . . .", 2: ". r . A . b . .", 3: ". r . A . . b ."}
    assert table.shows(state, spaces[distance])


def test_accelerators_chain(table: "Table") -> None:
    """cg-093"""
    state = table.fly(table.draw("r A . A . . . b"), "red", "right", 2, "right", "right")
    assert table.shows(state, ". A . A . r . b")
    assert len([event for event in state.events if isinstance(event, Accelerated)]) == 2


def test_pushed_saucers_chain_over_accelerators_too(table: "Table") -> None:
    """cg-090, cg-093"""
    assert table.shows(table.fly(table.draw("r b A A . . ."), "red", "right", 2), ". r A A b . .")


def test_boosts_trigger_accelerators(table: "Table") -> None:
    """cg-086, cg-088"""
    board = table.draw(CROSS.replace("r  A", "A  r"), red={"boosters": 1})
    state = table.turn(board, "red", "zero-to-five", "down", "2", "up 2")
    assert state.saucers[0].space == (3, 3)
    board = board.with_saucer(0, boosters=2)
    state = table.turn(board, "red", "zero-to-five", "down", "2", "up 2", "left 2", "right")
    assert state.saucers[0].space == (3, 4)


def test_a_mover_that_hits_a_saucer_on_an_accelerator_flies_on(table: "Table") -> None:
    """cg-080, cg-086: it stops on the accelerator, so the accelerator acts, after the push."""
    state = table.fly(table.draw(". r A/b . . .\n. . . . . .\n. . . . . ."), "red", "right", 2)
    assert table.shows(state, ". . A/r b . .\n. . . . . .\n. . . . . .")
    assert table.asked(state)[0] == "accelerate"
    state = table.answer(state, "down")
    assert table.shows(state, ". . A b . .\n. . . . . .\n. . r . . .")


def test_a_move_of_nothing_starts_no_accelerator(table: "Table") -> None:
    """cg-086: the saucer has to arrive there."""
    state = table.fly(table.draw("A/r . b"), "red", "right", 0)
    assert table.shows(state, "A/r . b")
    assert state.decision is None
