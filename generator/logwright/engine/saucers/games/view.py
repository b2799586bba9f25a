"""What one player can know of a game: everything on the table, but no hidden cards and no future rolls."""

from __future__ import annotations

from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.dice import Dice


def seen_by(state: State, player: int) -> State:
    """The state with other players' hidden plans removed, the deck sorted, and different dice.

    A player that looks ahead with this state learns nothing about the real deck and rolls.
    """
    plans = tuple(
        plan if saucer.player == player or index in state.moved else None
        for index, (plan, saucer) in enumerate(zip(state.plans, state.saucers, strict=True))
    )
    return state.but(plans=plans, deck=tuple(sorted(state.deck)), dice=Dice(-1 - state.dice.rolled))
