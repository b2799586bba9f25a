"""A game cut into its turns is the same game."""

import pytest

from logwright.engine.saucers.games.event import RoundBegan, TurnBegan, Won
from logwright.engine.saucers.games.play import play
from logwright.engine.saucers.games.told_game import told_game
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.players import Greedy, Player
from logwright.engine.saucers.turns.setup import Setup


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_turns_make_up_the_game_that_is_played(box: Box, players: int) -> None:
    setup, table = Setup(box, players, seed=8), [Greedy()] * players
    turns = list(told_game(setup, table, 60))
    played = list(play(setup, table, 60))
    assert [event for turn in turns for event in turn.events] == [
        event for step in played for event in step.state.events
    ]
    assert turns[-1].state.winner == played[-1].state.winner is not None
    assert isinstance(turns[-1].events[-1], Won)


def test_every_turn_is_one_saucers_and_a_round_begins_before_its_first(box: Box) -> None:
    table: list[Player] = [Greedy()] * 3
    setup, *turns = told_game(Setup(box, 3, seed=8), table, 60)
    assert setup.saucer is None
    assert all(saucer.space for saucer in setup.state.saucers)
    for turn in turns:
        assert [event.saucer for event in turn.events if isinstance(event, TurnBegan)] == [turn.saucer]
        assert all(event is turn.events[0] for event in turn.events if isinstance(event, RoundBegan))


def test_a_game_that_takes_too_long_is_told_as_far_as_it_goes(box: Box) -> None:
    turns = list(told_game(Setup(box, 3, seed=8), [Greedy()] * 3, 1))
    assert len(turns) == 5
    assert not turns[-1].state.over
