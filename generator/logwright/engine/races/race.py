"""Whole games of Crash & Grab, many times as fast as `play_out` plays them, with the same results."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from importlib import resources

from logwright.engine.machines.machine import Machine, machine_for
from logwright.engine.races.race_words import race_words
from logwright.engine.saucers.games.game import advance, choose
from logwright.engine.saucers.games.play import luck_of, pick
from logwright.engine.saucers.games.simulation import Result, play_out
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.players import STRENGTHS, Player
from logwright.engine.saucers.turns.planning import BeginRound
from logwright.engine.saucers.turns.setup import Setup, lay_out

_BEFORE_PLAYERS = 5
"""Numbers of a result before those of its players."""


def race(setup: Setup, players: Sequence[Player], rounds: int) -> Result:
    """The result of one game; whatever the kernel has no room or no players for, Python plays."""
    state, luck = _ready(setup, players)
    known = list(STRENGTHS.values())
    if all(player in known for player in players):
        words = race_words(state, [known.index(player) for player in players], luck, rounds)
        found = _raced(words, state) if words is not None else None
        if found is not None:
            return found
    return play_out(setup, players, rounds)


def _ready(setup: Setup, players: Sequence[Player]) -> tuple[State, Dice]:
    """The table before the first round, set up and decided on as in any game."""
    state, luck = advance(lay_out(setup), (BeginRound,)), luck_of(setup)
    while (decision := state.decision) is not None:
        option, luck = pick(state, decision, players, luck)
        state = choose(state, option, (BeginRound,))
    return state, luck


def _raced(words: array[int], state: State) -> Result | None:
    machine = _machine()
    if len(words) > machine.call("room"):
        return None
    area = machine.call("area")
    machine.write(area, words.tobytes())
    if not machine.call("play", len(words)):
        return None
    game = state.game
    found = array("i", machine.read(area, 4 * (_BEFORE_PLAYERS + game.players)))
    winner, rounds, turns, pick_ups, thefts = found[:_BEFORE_PLAYERS]
    cards = sorted(game.upgrades)
    return Result(
        winner=winner if winner >= 0 else None,
        rounds=rounds,
        turns=turns,
        pick_ups=pick_ups,
        thefts=thefts,
        upgrades=tuple(
            frozenset(name for place, name in enumerate(cards) if held >> place & 1) for held in found[_BEFORE_PLAYERS:]
        ),
    )


@cache
def _machine() -> Machine:
    return machine_for(resources.files(__package__).joinpath("races.wasm").read_bytes())
