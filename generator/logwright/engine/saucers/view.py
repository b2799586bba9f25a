"""What one player can know of a game: everything on the table, but no hidden card and no die to come."""

from __future__ import annotations

from logwright.engine.saucers.dice import Dice
from logwright.engine.saucers.state import State


def seen_by(state: State, player: int) -> State:
    """The state with other players' hidden plans removed, the deck in an order of its own, and dice of its
    own.

    A player that thinks ahead with this state thinks with dice that will not be rolled.
    """
    plans = tuple(
        plan if saucer.player == player or index in state.moved else None
        for index, (plan, saucer) in enumerate(zip(state.plans, state.saucers, strict=True))
    )
    return state.but(plans=plans, deck=tuple(sorted(state.deck)), dice=Dice(-1 - state.dice.rolled))
