"""The game for two, with two saucers each."""

from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.event import RotationRolled, Transferred, TurnBegan
from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.turns.round import next_probe_holder
from logwright.engine.saucers.turns.setup import Setup, lay_out

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table

# Red and green belong to player 0, blue and yellow to player 1.


def test_each_player_has_two_saucers(box: Box) -> None:
    """cg-140: two colours, each with its own cards, and five colours of crew."""
    state = lay_out(Setup(box, 2))
    assert [saucer.player for saucer in state.saucers] == [0, 0, 1, 1]
    assert len({saucer.colour for saucer in state.saucers}) == 4
    state = begin(Setup(box, 2))
    plans = 0
    while state.round == 0 or (state.decision and state.decision.question == "plan"):
        assert state.decision
        plans += state.decision.question == "plan"
        state = choose(state, state.decision.options[0])
    assert plans == 4


def test_rotational_stabilizer_is_left_out(box: Box) -> None:
    """cg-141"""
    assert "rotational-stabilizer" not in lay_out(Setup(box, 2)).deck
    assert len(lay_out(Setup(box, 2)).deck) == 22
    assert "rotational-stabilizer" in lay_out(Setup(box, 3)).deck


@pytest.mark.parametrize("probe", [0, 1])
def test_the_start(box: Box, probe: int) -> None:
    """cg-142, cg-143: one pilot for the probe holder, a booster and the other pilot for the other player."""
    state = begin(Setup(box, 2, probe=probe))
    assert state.decision
    assert state.decision.question == "starting-pilot"
    assert state.decision.player == probe
    first = state.decision.labels[1]
    state = choose(state, first)
    assert state.decision
    assert state.decision.question == "starting-booster"
    assert state.decision.player == 1 - probe
    boosted, other = state.decision.labels
    state = choose(state, boosted)
    assert {lying.member.colour for lying in state.lying} == {first, other}
    assert [saucer.colour for saucer in state.saucers if saucer.boosters] == [boosted]


@pytest.mark.parametrize("probe", [0, 1])
def test_turns_alternate_without_a_die(box: Box, probe: int) -> None:
    """cg-144, cg-145: the saucer is chosen on the first turn and the other one has the second."""
    state = begin(Setup(box, 2, probe=probe, seed=4))
    turns: list[str] = []
    while state.round < 2 and (decision := state.decision):
        assert not any(isinstance(event, RotationRolled) for event in state.events)
        saucer = decision.question == "saucer"
        assert not saucer or len(decision.options) == 2
        state = choose(state, decision.options[1 if saucer else 0])
        turns += [event.saucer for event in state.events if isinstance(event, TurnBegan)]
    mine, theirs = [[s.colour for s in state.saucers if s.player == p] for p in (probe, 1 - probe)]
    assert turns == [mine[1], theirs[1], mine[0], theirs[0]]


NEAR = """
r .  .  .  .
. .  g  .  .
. .  .  .  .
b .  .  .  y
"""


def test_crew_may_change_over_when_sisters_come_close(table: "Table") -> None:
    """cg-146, cg-147, cg-148: in both directions, as many as wanted."""
    board = table.draw(NEAR, saucers_each=2, red={"crew": "gp gd bs"}, green={"crew": "re ye"})
    state = table.fly(board, "red", "right", 2)
    assert state.saucers[0].space == (0, 2)
    assert table.asked(state) == ("transfer", ("pass", "green pilot", "green doctor", "red engineer"))
    state = table.answer(state, "green pilot", "red engineer", "pass")
    assert state.saucers[0].crew == table.crew("gd bs re")
    assert state.saucers[1].crew == table.crew("ye gp")
    assert len([event for event in state.events if isinstance(event, Transferred)]) == 2


def test_a_transfer_can_be_declined(table: "Table") -> None:
    """cg-148"""
    board = table.draw(NEAR, saucers_each=2, red={"crew": "gp"})
    assert table.fly(board, "red", "right", 2, "pass").saucers[0].crew == table.crew("gp")


def test_passing_by_is_close_enough(table: "Table") -> None:
    """cg-146: as soon as it comes within one space, also on the way."""
    board = table.draw(NEAR, saucers_each=2, red={"crew": "gp"})
    state = table.fly(board, "red", "right", 4, "green pilot")
    assert state.saucers[0].space == (0, 4)
    assert state.saucers[1].crew == table.crew("gp")


def test_corner_to_corner_is_not_close(table: "Table") -> None:
    """cg-146"""
    board = table.draw(NEAR, saucers_each=2, red={"crew": "gp"})
    assert table.fly(board, "red", "right", 1).decision is None


def test_strangers_do_not_change_crew(table: "Table") -> None:
    """cg-146, cg-147: only sisters do, and one saucer each has none."""
    board = table.draw(NEAR, saucers_each=2, red={"crew": "bp"})
    assert table.fly(board, "red", "down", 2).decision is None
    board = table.draw(NEAR, saucers_each=1, red={"crew": "gp"})
    assert table.fly(board, "red", "right", 2).decision is None


def test_crashing_the_own_sister_costs_the_mover(table: "Table") -> None:
    """cg-149, ruling D13"""
    row = "r g\n. .\nb y"
    mats = {"red": {"crew": "bp"}, "green": {"crew": "yd"}}
    board = table.draw(row, saucers_each=2, **mats)
    state = table.turn(board, "red", "zero-to-five", "right", "1", "blue")
    assert state.saucers[0].crew == ()
    assert state.saucers[table.seat(state, "blue")].crew == table.crew("bp")
    board = table.draw(row, rules={"own_crash_pays": "crashed"}, saucers_each=2, **mats)
    state = table.turn(board, "red", "zero-to-five", "right", "1", "yellow")
    assert state.saucers[1].crew == ()
    assert state.saucers[table.seat(state, "yellow")].crew == table.crew("yd")


def test_comparisons_add_up_both_saucers(table: "Table") -> None:
    """cg-103, cg-150: for the probe and for stealing."""
    mats = {
        "red": {"crew": "rp rd"},
        "green": {"crew": "gp"},
        "blue": {"crew": "bp"},
        "yellow": {"crew": "ye"},
    }
    board = table.draw(NEAR, saucers_each=2, **mats).but(acted=(1, 0, 1, 0))
    assert (board.stationed(0), board.stationed(1)) == (3, 2)
    assert next_probe_holder(board) == 1
    row = "r b\n. .\ng y"
    board = table.draw(row, saucers_each=2, red={"crew": ""}, green={"crew": "gp gd"}, blue={"crew": "rp"})
    state = table.turn(board, "red", "zero-to-five", "right", "1")
    assert state.decision is None
    assert state.saucers[0].energy == 1


def test_winning_takes_two_full_saucers(table: "Table") -> None:
    """cg-151"""
    board = table.draw("r rp . .\ng . b y", saucers_each=2, red={"crew": "rd rs re"})
    assert table.fly(board, "red", "right", 1).winner is None
    board = board.with_saucer(1, crew=table.crew("gp gd gs ge"))
    assert table.fly(board, "red", "right", 1).winner == 0
