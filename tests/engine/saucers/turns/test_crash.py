"""Crashes: penalties on the own turn, rewards on that of others."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.event import Crashed, Given, Stolen

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table

CROWD = "r . .\n. b .\n. . g\n. y ."


def test_a_crash_on_the_own_turn_costs_a_crew_member(table: "Table") -> None:
    """cg-105, cg-106, cg-107, cg-108, ruling B56: the crashed player picks it, fewest get it."""
    board = table.draw(CROWD, red={"crew": "rp gd be"}, blue={"crew": "bp"}, green={"crew": "gp"})
    state = table.turn(board, "red", "three", "up")
    assert state.decision
    assert state.decision.player == 0
    yellow = table.seat(state, "yellow")
    assert table.asked(state) == (
        "give-crew",
        (f"green doctor to player {yellow}", f"blue engineer to player {yellow}"),
    )
    state = table.turn(board, "red", "three", "up", f"blue engineer to player {yellow}")
    assert state.saucers[0].crew == table.crew("rp gd")
    assert state.saucers[yellow].crew == table.crew("be")


def test_in_a_tie_the_crashed_player_chooses_the_receiver(table: "Table") -> None:
    """cg-107"""
    board = table.draw(CROWD, red={"crew": "gd"}, yellow={"crew": "yp"})
    state = table.turn(board, "red", "three", "up")
    receivers = [label.rsplit(" ", 1)[1] for label in table.asked(state)[1]]
    assert receivers == [str(table.seat(state, colour)) for colour in ("green", "blue")]


def test_extras_do_not_count_when_crew_is_given(table: "Table") -> None:
    """cg-103, cg-107"""
    board = table.draw(
        CROWD, red={"crew": "gd"}, blue={"crew": "bp gp"}, green={"crew": "rp rd"}, yellow={"crew": "yp bs"}
    )
    state = table.turn(board, "red", "three", "up")
    given = next(event for event in state.events if isinstance(event, Given))
    assert given.receiver == "blue"


def test_who_has_only_own_crew_pays_nothing(table: "Table") -> None:
    """cg-097, cg-106"""
    state = table.turn(table.draw(CROWD, red={"crew": "rp rd"}), "red", "three", "up")
    assert any(isinstance(event, Crashed) for event in state.events)
    assert state.decision is None
    assert state.saucers[0].crew == table.crew("rp rd")


def test_crashing_someone_brings_a_choice_of_two_rewards(table: "Table") -> None:
    """cg-109, cg-110, cg-112"""
    board = table.draw("r b", blue={"crew": "gp bd"})
    state = table.turn(board, "red", "zero-to-five", "right", "1")
    assert table.asked(state) == ("reward", ("energy", "green pilot"))
    stolen = table.turn(board, "red", "zero-to-five", "right", "1", "green pilot")
    assert stolen.saucers[0].crew == table.crew("gp")
    assert stolen.saucers[table.seat(stolen, "blue")].crew == table.crew("bd")
    paid = table.turn(board, "red", "zero-to-five", "right", "1", "energy")
    assert paid.saucers[0].energy == 1
    assert paid.saucers[table.seat(paid, "blue")].crew == table.crew("gp bd")


@pytest.mark.parametrize(("victim", "thief", "allowed"), [(2, 2, True), (1, 2, False), (3, 1, True)])
def test_only_who_has_no_fewer_may_be_robbed(table: "Table", victim: int, thief: int, allowed: bool) -> None:
    """cg-103, cg-111"""
    mine, theirs = "rp rd rs re", "gp gd gs ge"
    board = table.draw("r b", red={"crew": mine[: 3 * thief].strip()}, blue={"crew": theirs[: 3 * victim].strip()})
    state = table.turn(board, "red", "zero-to-five", "right", "1")
    assert (state.decision is not None) is allowed
    assert allowed or state.saucers[0].energy == 1


def test_who_has_nothing_to_steal_leaves_an_energy(table: "Table") -> None:
    """cg-097, cg-112"""
    state = table.turn(table.draw("r b", blue={"crew": "bp bd"}), "red", "zero-to-five", "right", "1")
    assert state.decision is None
    assert state.saucers[0].energy == 1


def test_stolen_crew_of_the_own_colour_is_safe(table: "Table") -> None:
    """cg-113"""
    board = table.draw("r b", blue={"crew": "rp gd"})
    state = table.turn(board, "red", "zero-to-five", "right", "1", "red pilot")
    assert state.saucers[0].stealable == ()


def test_each_crashed_saucer_brings_its_own_reward(table: "Table") -> None:
    """cg-109, cg-114: in the order of their crashes."""
    board = table.draw("r b g", red={"boosters": 1}, blue={"crew": "gp"}, green={"crew": "bp"})
    moves = ("zero-to-five", "right", "1", "right 1")
    state = table.turn(board, "red", *moves, "blue pilot", "green pilot")
    stolen = [(event.victim, str(event.member)) for event in state.events if isinstance(event, Stolen)]
    assert stolen == [("green", "blue pilot"), ("blue", "green pilot")]


def test_the_own_penalty_comes_first(table: "Table") -> None:
    """cg-114: penalty, then rewards, in their printed order."""
    red = {"crew": "yd", "boosters": 2}
    board = table.draw(". b\nr .\n. g", red=red, blue={"crew": "yp"}, green={"crew": "gp"})
    state = table.turn(board, "red", "zero-to-five", "right", "1", "up 1", "right 1")
    assert [event.saucer for event in state.events if isinstance(event, Crashed)] == ["blue", "red"]
    assert table.asked(state)[0] == "give-crew"


def test_crew_may_be_stolen_on_a_hit_in_the_other_reading(table: "Table") -> None:
    """cg-098, ruling B53"""
    row = "r b . ."
    state = table.turn(table.draw(row, blue={"crew": "gp"}), "red", "zero-to-five", "right", "1")
    assert state.decision is None
    board = table.draw(row, rules={"steal_on": "hit"}, blue={"crew": "gp"})
    state = table.turn(board, "red", "zero-to-five", "right", "1")
    assert table.asked(state) == ("steal", ("pass", "green pilot"))
    assert table.turn(board, "red", "zero-to-five", "right", "1", "green pilot").saucers[0].crew == table.crew("gp")
