"""Trading places with another saucer: Wormhole Generator."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Relocated
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.upgrade import Upgrade


def swap_places(state: State, saucer: int, _: Upgrade) -> list[Option]:
    if state.saucers[saucer].space is None:
        return []
    return [
        Option(other.colour, (SwapPlaces(saucer, index),))
        for index, other in enumerate(state.saucers)
        if index != saucer and other.space is not None
    ]


@dataclass(frozen=True, slots=True)
class SwapPlaces:
    """Nobody flies, so accelerators have no effect, and no crew is transferred (rulings B60, B71)."""

    saucer: int
    other: int

    def perform(self, state: State) -> State:
        here, there = state.position(self.saucer), state.position(self.other)
        state = state.with_saucer(self.saucer, space=there).with_saucer(self.other, space=here)
        return state.tell(
            Relocated(state.colour(self.saucer), here, there),
            Relocated(state.colour(self.other), there, here),
        )
