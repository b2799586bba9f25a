"""Collisions: who stops, who flies on, how far."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.event import Collided, Pushed

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table


def test_the_mover_stops_where_it_hits(table: "Table") -> None:
    """cg-079, cg-080, cg-081, cg-082: the saucer it hits flies on for the rest of the distance."""
    state = table.fly(table.draw("r . b . . ."), "red", "right", 3)
    assert table.shows(state, ". . r b . .")
    kinds = [event.kind for event in state.events if isinstance(event, Collided | Pushed)]
    assert kinds == ["collided", "pushed"]


@pytest.mark.parametrize(
    ("distance", "after"),
    [
        (1, ". r b . . . . ."),
        (3, ". . r b . . . ."),
        (4, ". . r . b . . ."),
        (5, ". . r . . b . ."),
    ],
)
def test_the_hit_saucer_covers_what_was_left(table: "Table", distance: int, after: str) -> None:
    """cg-082, ruling I2"""
    assert table.shows(table.fly(table.draw("r . b . . . . ."), "red", "right", distance), after)


@pytest.mark.parametrize(
    ("direction", "before", "after"),
    [
        ("right", "r b . .", ". r . b"),
        ("left", ". . b r", "b . r ."),
        ("down", "r\nb\n.\n.", ".\nr\n.\nb"),
        ("up", ".\n.\nb\nr", "b\n.\nr\n."),
    ],
)
def test_the_hit_saucer_leaves_in_the_movers_direction(table: "Table", direction: str, before: str, after: str) -> None:
    """cg-081"""
    assert table.shows(table.fly(table.draw(before), "red", direction, 3), after)


@pytest.mark.parametrize(
    ("push", "distance", "after"),
    [
        ("remaining", 3, ". . r b . . ."),
        ("full", 3, ". . r . . b ."),
        ("full", 2, ". . r . b . ."),
    ],
)
def test_push_distance_is_a_switch(table: "Table", push: str, distance: int, after: str) -> None:
    """cg-082, ruling I2"""
    state = table.draw("r . b . . . .", rules={"push": push})
    assert table.shows(table.fly(state, "red", "right", distance), after)


@pytest.mark.parametrize(("reading", "after"), [("one", ". . r b . . ."), ("full", ". . r . b . .")])
def test_a_hit_on_the_last_space_is_a_switch(table: "Table", reading: str, after: str) -> None:
    """cg-083, ruling B51: two saucers never share a space."""
    state = table.draw("r . b . . . .", rules={"last_space_hit": reading})
    assert table.shows(table.fly(state, "red", "right", 2), after)


def test_pushed_saucers_push_in_turn(table: "Table") -> None:
    """cg-079, cg-084: a chain passes the distance on."""
    state = table.fly(table.draw("r b . g . . . ."), "red", "right", 5)
    assert table.shows(state, ". r . b . g . .")
    hits = [(event.saucer, event.hit) for event in state.events if isinstance(event, Collided)]
    assert hits == [("red", "blue"), ("blue", "green")]


def test_a_chain_on_the_last_space_goes_on_by_one_each(table: "Table") -> None:
    """cg-083, cg-084, ruling B51"""
    assert table.shows(table.fly(table.draw("r b g y . ."), "red", "right", 1), ". r b g y .")


def test_a_chain_can_end_over_the_edge(table: "Table") -> None:
    """cg-072, cg-084"""
    state = table.fly(table.draw("r b g"), "red", "right", 1)
    assert table.shows(state, ". r b")
    assert state.active.crashed == (table.seat(state, "green"),)


def test_a_saucer_pushed_over_the_edge_crashes_and_the_mover_stays(table: "Table") -> None:
    """cg-072, cg-080"""
    state = table.fly(table.draw(". r . b ."), "red", "right", 5)
    assert table.shows(state, ". . . r .")
    assert state.active.crashed == (table.seat(state, "blue"),)
