"""What greedy players and planners share: random tie-breaking, and a way out of endless loops."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.dice import Dice

DIZZY = 8


def best(options: Sequence[Option], scores: Sequence[float], luck: Dice) -> Option:
    """One of the options with the highest score."""
    highest = max(scores)
    ties = [option for option, score in zip(options, scores, strict=True) if score == highest]
    return ties[luck.roll(len(ties))[0] - 1]


def is_dizzy(state: State) -> bool:
    """Two accelerators can send a saucer back and forth without end; after a while any option will do."""
    return state.turn is not None and state.turn.launches >= DIZZY
