"""Playing whole games between players, one decision after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from logwright.engine.saucers.dice import Dice
from logwright.engine.saucers.game import begin, choose
from logwright.engine.saucers.players import Player
from logwright.engine.saucers.setup import Setup
from logwright.engine.saucers.state import Decision, Option, State
from logwright.engine.saucers.view import seen_by


@dataclass(frozen=True, slots=True)
class Step:
    """A decision, the option taken, and the state it led to; the first step of a game has only the state."""

    state: State
    decision: Decision | None = None
    option: Option | None = None


def play(setup: Setup, players: Sequence[Player], rounds: int) -> Iterator[Step]:
    """Plays until somebody wins or so many rounds are over."""
    state = begin(setup)
    yield Step(state)
    luck = luck_of(setup)
    while (decision := state.decision) is not None and state.round <= rounds:
        option, luck = pick(state, decision, players, luck)
        state = choose(state, option)
        yield Step(state, decision, option)


def luck_of(setup: Setup) -> Dice:
    """Dice for players that leave something to chance; those of the game are not theirs."""
    return Dice(setup.seed ^ 0x5A0CE25)


def pick(state: State, decision: Decision, players: Sequence[Player], luck: Dice) -> tuple[Option, Dice]:
    """What the player who is asked chooses, knowing only what it can see."""
    option = players[decision.player].choose(seen_by(state, decision.player), decision, luck)
    return option, luck.roll(1)[1]
