"""Turning a board tile with everything on it: Quake Maker."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import TileTurned
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.crew import LyingCrew
from logwright.engine.saucers.pieces.upgrade import Upgrade


def rotate_tile(state: State, _saucer: int, _card: Upgrade) -> list[Option]:
    return [
        Option(f"tile {laid.tile.number} by {turns * 90}", (RotateTile(index, turns),))
        for index, laid in enumerate(state.board.tiles)
        for turns in laid.fitting_turns()
    ]


@dataclass(frozen=True, slots=True)
class RotateTile:
    """Saucers and crew turn with the tile; nobody flies, so accelerators have no effect (ruling B60)."""

    index: int
    turns: int

    def perform(self, state: State) -> State:
        laid = state.board.tiles[self.index]
        saucers = tuple(
            saucer.but(space=laid.carried(saucer.space, self.turns))
            if saucer.space is not None and laid.covers(saucer.space)
            else saucer
            for saucer in state.saucers
        )
        lying = tuple(
            LyingCrew(laid.carried(crew.space, self.turns), crew.member) if laid.covers(crew.space) else crew
            for crew in state.lying
        )
        board = state.board.with_tile_turned(self.index, self.turns)
        state = state.but(board=board, saucers=saucers, lying=lying)
        return state.tell(TileTurned(laid.tile.number, self.turns))
