"""Setting the saucer on another, empty space: Blast Off Thrusters, Afterburner, Saucer Teleporter, Organic
Triangulator.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from logwright.engine.saucers.games.event import Relocated
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.engine.saucers.turns.transfer import Transfer

REACHES: dict[str, Callable[[State, Space, Space], bool]] = {
    "neighbour": lambda _, here, there: here.touches(there),
    "line": lambda _, here, there: here.direction_to(there) is not None,
    "crash-site": lambda state, _, there: state.board.is_site(there),
    "anywhere": lambda _state, _here, _there: True,
}


def relocate(state: State, saucer: int, card: Upgrade) -> list[Option]:
    here = state.saucers[saucer].space
    if here is None or (card.effect.unless == "crew-gained" and state.active.crew_gained):
        return []
    reaches = REACHES[card.effect.reach]
    return [
        Option(f"{space}", (Relocate(saucer, space),))
        for space in state.board.cells
        if space != here and reaches(state, here, space) and state.is_empty(space)
    ]


@dataclass(frozen=True, slots=True)
class Relocate:
    """The saucer does not fly: it hits nothing, and an accelerator on the new space has no effect (ruling B60)."""

    saucer: int
    space: Space

    def perform(self, state: State) -> State:
        start = state.position(self.saucer)
        state = state.with_saucer(self.saucer, space=self.space)
        state = state.tell(Relocated(state.colour(self.saucer), start, self.space))
        return state.then(Transfer(self.saucer)) if state.game.two_saucers_each else state
