"""Boosting after the move."""

from typing import TYPE_CHECKING

import pytest

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


@pytest.mark.parametrize(("direction", "space"), [("up", (0, 6)), ("down", (6, 6)), ("left", (3, 3)), ("right", None)])
def test_a_booster_buys_a_second_move(table: "Table", direction: str, space: tuple[int, int] | None) -> None:
    """cg-073, cg-074, cg-075: as far as the card, in any direction."""
    board = table.draw(FIELD.replace("b", "."), red={"boosters": 1})
    state = table.turn(board, "red", "three", "right", f"{direction} 3")
    assert state.saucers[0].space == space
    assert state.saucers[0].boosters == 0


def test_boosting_is_voluntary(table: "Table") -> None:
    """cg-073"""
    state = table.turn(table.draw(FIELD, red={"boosters": 1}), "red", "three", "up", "pass")
    assert state.saucers[0].space == (0, 3)
    assert state.saucers[0].boosters == 1


def test_the_number_chosen_for_the_card_holds_for_the_boost(table: "Table") -> None:
    """cg-076"""
    state = table.turn(table.draw(FIELD, red={"boosters": 1}), "red", "zero-to-five", "up", "2")
    assert table.asked(state) == ("boost", ("pass", "up 2", "right 2", "down 2", "left 2"))


def test_the_booster_just_gained_may_be_spent(table: "Table") -> None:
    """cg-065, cg-073"""
    state = table.turn(table.draw(FIELD), "red", "two", "up", "right 2")
    assert state.saucers[0].space == (1, 5)


def test_boosters_pile_up_without_limit(table: "Table") -> None:
    """cg-077: also beyond the ten discs of the box."""
    state = table.turn(table.draw(FIELD, red={"boosters": 30}), "red", "two", "up", "pass")
    assert state.saucers[0].boosters == 31


@pytest.mark.parametrize(("reading", "again"), [("several", True), ("one", False)])
def test_how_often_a_saucer_may_boost_is_a_switch(table: "Table", reading: str, again: bool) -> None:
    """cg-078, ruling B54"""
    board = table.draw(FIELD, rules={"boosts_per_turn": reading}, red={"boosters": 2})
    state = table.turn(board, "red", "three", "up", "down 3")
    assert (state.decision is not None) is again


def test_a_crashed_saucer_cannot_boost(table: "Table") -> None:
    """cg-073: it is not on the board any more."""
    state = table.turn(table.draw("r . b", red={"boosters": 1}), "red", "three", "up")
    assert state.decision is None
    assert state.saucers[0].boosters == 1


def test_no_distance_no_boost(table: "Table") -> None:
    """cg-075"""
    assert table.turn(table.draw(FIELD, red={"boosters": 1}), "red", "zero-to-five", "up", "0").decision is None
