"""Players: the stronger ones see what is there to be had, and nobody sees what is hidden."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from logwright.engine.saucers.games.game import advance
from logwright.engine.saucers.games.simulation import simulate
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.players import STRENGTHS, Greedy, Planner, Player, Random
from logwright.engine.saucers.players.worth import worth
from logwright.engine.saucers.turns.planning import ChooseCard
from logwright.engine.saucers.turns.setup import Setup

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table


def plan(state: State, player: Player) -> str:
    """What a player plans for the first saucer."""
    asked = advance(state.then(ChooseCard(0)))
    assert asked.decision
    return player.choose(asked, asked.decision, Dice(1)).label


@pytest.mark.parametrize("player", [Greedy(), Planner()])
def test_thinking_players_fly_to_the_crew(table: "Table", player: Player) -> None:
    board = table.draw(". . . .\n. r . gp\n. . . .\n. . . b")
    assert plan(board, player) in ("two right", "zero-to-five right")


def test_the_planner_sees_round_the_corner_of_an_accelerator(table: "Table") -> None:
    board = table.draw(". . . gp\n. . . .\n. r . A\n. b . .")
    assert plan(board, Planner()) in ("two right", "zero-to-five right")


def test_the_planner_pushes_rivals_over_the_edge(table: "Table") -> None:
    board = table.draw(". . . .\n. r . b\n. . . .\n. . . .", red={"crew": "rp"}, blue={"crew": "gd ye"})
    assert plan(board, Planner()) in ("three right", "zero-to-five right", "two right")


def test_nobody_circles_for_ever(table: "Table") -> None:
    """Two accelerators could throw a greedy player back and forth; dizzy players take any way out."""
    board = table.draw(". . gp . .\n. A . A .\n. r . . .\nb . . . .")
    state = table.fly(board, "red", "up", 2)
    for turn in range(200):
        if state.decision is None:
            break
        option = Greedy().choose(state, state.decision, Dice(turn))
        state = table.answer(state, option.label)
    assert state.decision is None


def test_winning_is_worth_more_than_anything(table: "Table") -> None:
    board = table.draw("r . b", red={"boosters": 9, "energy": 9, "crew": "rp rd rs"})
    assert worth(board.but(winner=0), 0) > worth(board, 0) > worth(board.but(winner=1), 0)


def test_stronger_players_win_more(box: Box) -> None:
    """Random against greedy, greedy against planner, seats mixed; margins far beyond chance."""
    first = simulate(Setup(box, 4, seed=1), [Random(), Greedy(), Random(), Greedy()], games=20)
    assert first.wins[1] + first.wins[3] >= 18
    second = simulate(Setup(box, 4, seed=1), [Greedy(), Planner(), Greedy(), Planner()], games=20)
    assert second.wins[1] + second.wins[3] >= 14


def test_the_answer_depends_on_state_and_luck_only(box: Box) -> None:
    setup = Setup(box, 3, seed=8)
    for player in STRENGTHS.values():
        once = simulate(setup, [player] * 3, games=2)
        assert simulate(setup, [player] * 3, games=2) == once
        assert simulate(replace(setup, seed=80), [player] * 3, games=2) != once
