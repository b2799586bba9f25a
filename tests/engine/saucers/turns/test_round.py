"""The round: its phases, the return of crashed saucers, and the probe."""

from typing import TYPE_CHECKING, Any

import pytest

from logwright.engine.saucers.games.event import (
    Boosted,
    CrewPlaced,
    Event,
    Gained,
    Given,
    Moved,
    PickedUp,
    Planned,
    ProbePassed,
    Relocated,
    Revealed,
    RotationRolled,
    RoundBegan,
    SaucerPlaced,
    TurnBegan,
    UpgradeBought,
    UpgradeUsed,
)
from logwright.engine.saucers.games.game import advance, begin, choose
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.turns.round import EndRound, next_probe_holder
from logwright.engine.saucers.turns.setup import Setup

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table


def play_round(box: Box, players: int, seed: int) -> list[Event]:
    state = begin(Setup(box, players, seed=seed))
    events = list(state.events)
    while state.round == 1 and state.decision:
        state = choose(state, state.decision.options[-1])
        events += state.events
    return events


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_has_four_phases(box: Box, players: int, data: dict[str, Any]) -> None:
    """cg-039, cg-040, cg-044: planning, turn and clean-up one by one, then the end, once."""
    phases = [phase["id"] for phase in data["game"]["round"]]
    assert phases == ["planning", "actions", "clean-up", "end-of-round"]
    kinds = [type(event) for event in play_round(box, players, 3)]
    kinds = kinds[kinds.index(RoundBegan) : kinds.index(ProbePassed) + 1]
    assert kinds.count(Planned) == kinds.count(TurnBegan) == players
    assert kinds[1 : players + 1] == [Planned] * players
    assert kinds[players + 1] is RotationRolled
    assert kinds.count(ProbePassed) == 1


def test_the_steps_of_a_turn_come_in_their_order(table: "Table", data: dict[str, Any]) -> None:
    """cg-042, cg-043: place, start upgrades, move, boost; crashes, crew, end upgrades, buying."""
    steps = [step for phase in data["game"]["round"][1:3] for step in phase["steps"]]
    assert steps == [
        "place-own-saucer",
        "start-upgrades",
        "move",
        "boost",
        "settle-crashes",
        "place-crew",
        "end-upgrades",
        "buy-upgrade",
    ]
    board = table.draw(
        ". . gp . .\n1/r . . . .\n. . . . .\n. . . . b",
        red={
            "upgrades": ("blast-off-thrusters", "afterburner"),
            "boosters": 1,
            "energy": 2,
            "crew": "yd",
        },
        rolls=(1, 1),
    ).with_saucer(0, space=None)
    answers = ["blast-off-thrusters 1,1", "up", "1", "right 1", "red pilot", "afterburner 3,2", "buy"]
    state = table.turn(board, "red", "zero-to-five", "down", *answers)
    state = table.turn(board, "red", "zero-to-five", "down", *answers, table.asked(state)[1][0])
    order = [
        TurnBegan,
        SaucerPlaced,
        UpgradeUsed,
        Revealed,
        Moved,
        Boosted,
        PickedUp,
        CrewPlaced,
        UpgradeBought,
    ]
    kinds = [type(event) for event in state.events]
    first = [kinds.index(kind) for kind in order]
    assert first == sorted(first)
    assert [n for n, kind in enumerate(kinds) if kind is Relocated][1] > kinds.index(CrewPlaced)


def test_penalties_come_before_crew_is_placed(table: "Table") -> None:
    """cg-043"""
    board = table.draw("r gp\n1 b", red={"crew": "yd"}, rolls=(1,))
    state = table.turn(board, "red", "three", "right", "yellow doctor to player 1", "red pilot")
    kinds = [type(event) for event in state.events if isinstance(event, Given | CrewPlaced)]
    assert kinds == [Given, CrewPlaced]


def test_saucers_off_the_board_are_placed_at_the_end_of_the_round(table: "Table") -> None:
    """cg-133, cg-134: from the probe holder to the left, that is clockwise, whatever the die showed."""
    board = table.draw("1 2 3 4\nr g b y", rolls=(1, 2, 3, 4)).but(probe=2, acted=(2, 1, 0, 3))
    for saucer in range(4):
        board = board.with_saucer(saucer, space=None)
    state = advance(board.then(EndRound()))
    placed = [event.saucer for event in state.events if isinstance(event, SaucerPlaced)]
    assert placed == ["blue", "yellow", "red", "green"]
    assert table.shows(state, "1/b 2/y 3/r 4/g\n. . . .")


def test_a_saucer_placed_at_the_end_of_the_round_keeps_to_its_next_plan(table: "Table") -> None:
    """cg-062, cg-133: only a saucer placed on its own turn may steer."""
    board = table.draw("1 . .\nr . b", rolls=(1,)).but(acted=(0, 1)).with_saucer(0, space=None)
    state = advance(board.then(EndRound()))
    assert table.shows(state, "1/r . .\n. . b")
    assert table.turn(state, "red", "three", "down").decision is None


def test_the_probe_goes_where_fewest_are_stationed(table: "Table") -> None:
    """cg-103, cg-135, cg-137: extras don't count; that player begins the next round."""
    board = table.draw("r g b y", red={"crew": "rp rd"}, green={"crew": "gp bp"}, blue={"crew": "bd yd be"})
    board = board.with_saucer(3, crew=table.crew("yp ys")).but(acted=(0, 1, 2, 3))
    assert next_probe_holder(board) == 1
    state = advance(board.then(EndRound()))
    assert state.probe == 1
    for _ in range(4):
        state = choose(state, "zero-to-five up")
    assert state.turn
    assert state.turn.saucer == 1


def test_in_a_tie_the_probe_goes_to_who_acted_last(table: "Table") -> None:
    """cg-136"""
    board = table.draw("r g b y", red={"crew": "rp"}, blue={"crew": "bp yd"})
    assert next_probe_holder(board.but(acted=(0, 1, 2, 3))) == 3
    assert next_probe_holder(board.but(acted=(0, 3, 2, 1))) == 1


def test_phase_four_places_saucers_and_then_moves_the_probe(table: "Table") -> None:
    """cg-044"""
    board = table.draw("1 r b").but(acted=(0, 1)).with_saucer(0, space=None)
    state = advance(board.then(EndRound()))
    kinds = [type(event) for event in state.events if not isinstance(event, Gained)]
    assert kinds == [SaucerPlaced, ProbePassed, RoundBegan]
