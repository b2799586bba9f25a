"""Playing whole games between players, one decision after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.games.state import Decision, Option, State
from logwright.engine.saucers.games.view import seen_by
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.players import Player
from logwright.engine.saucers.turns.setup import Setup


@dataclass(frozen=True, slots=True)
class Step:
    """A decision, the option taken, and the state it led to; the first step of a game has only the state."""

    state: State
    decision: Decision | None = None
    option: Option | None = None


def play(setup: Setup, players: Sequence[Player], rounds: int) -> Iterator[Step]:
    """Plays until somebody wins or the limit of rounds is reached."""
    state = begin(setup)
    yield Step(state)
    luck = luck_of(setup)
    while (decision := state.decision) is not None and state.round <= rounds:
        option, luck = pick(state, decision, players, luck)
        state = choose(state, option)
        yield Step(state, decision, option)


def luck_of(setup: Setup) -> Dice:
    """Dice for players that decide by chance, separate from those of the game."""
    return Dice(setup.seed ^ 0x5A0CE25)


def pick(state: State, decision: Decision, players: Sequence[Player], luck: Dice) -> tuple[Option, Dice]:
    """The option that the player to decide chooses, knowing only what it can see."""
    option = players[decision.player].choose(seen_by(state, decision.player), decision, luck)
    return option, luck.roll(1)[1]
