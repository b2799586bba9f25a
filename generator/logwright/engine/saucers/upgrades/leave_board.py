"""Leaving the board until the end of the round: Cloaking Device."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Vanished
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.upgrade import Upgrade


def leave_board(state: State, saucer: int, _: Upgrade) -> list[Option]:
    return [] if state.saucers[saucer].space is None else [Option("", (LeaveBoard(saucer),))]


@dataclass(frozen=True, slots=True)
class LeaveBoard:
    """Not a crash, so no penalty; the saucer comes back at the end of the round."""

    saucer: int

    def perform(self, state: State) -> State:
        return state.with_saucer(self.saucer, space=None).tell(Vanished(state.colour(self.saucer)))
