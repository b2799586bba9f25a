"""Vanishing until the end of the round: Cloaking Device."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.event import Vanished
from logwright.engine.saucers.state import Option, State
from logwright.engine.saucers.upgrade import Upgrade


def leave_board(state: State, saucer: int, _: Upgrade) -> list[Option]:
    return [] if state.saucers[saucer].space is None else [Option("", (LeaveBoard(saucer),))]


@dataclass(frozen=True, slots=True)
class LeaveBoard:
    """No crash, so no penalty; the end of the round brings the saucer back."""

    saucer: int

    def perform(self, state: State) -> State:
        return state.with_saucer(self.saucer, space=None).tell(Vanished(state.colour(self.saucer)))
