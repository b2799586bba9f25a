"""Taking crew from nearby: Tractor Beam."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.engine.saucers.turns.boarding import pick_up


def take_crew(state: State, saucer: int, card: Upgrade) -> list[Option]:
    here = state.saucers[saucer].space
    if here is None:
        return []
    return [
        Option(f"{lying.member}", (TakeCrew(saucer, lying.space),))
        for lying in state.lying
        if here.direction_to(lying.space) and here.distance_to(lying.space) <= card.effect.distance
    ]


@dataclass(frozen=True, slots=True)
class TakeCrew:
    saucer: int
    space: Space

    def perform(self, state: State) -> State:
        return pick_up(state, self.saucer, self.space)
