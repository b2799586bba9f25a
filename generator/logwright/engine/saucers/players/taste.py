"""What thinking players have in common: ties are settled by luck, and nobody circles for ever."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.saucers.dice import Dice
from logwright.engine.saucers.state import Option, State

DIZZY = 8


def best(options: Sequence[Option], scores: Sequence[float], luck: Dice) -> Option:
    """One of the options with the highest score."""
    highest = max(scores)
    ties = [option for option, score in zip(options, scores, strict=True) if score == highest]
    return ties[luck.roll(len(ties))[0] - 1]


def is_dizzy(state: State) -> bool:
    """Two accelerators can throw a saucer back and forth without end; after a while any way out will do."""
    return state.turn is not None and state.turn.launches >= DIZZY
