"""How an attempt ended: won, lost by an objective at a card, or lost to the clock."""

from __future__ import annotations

from typing import NamedTuple

from logwright.engine.attempts.table_state import Distress, TableState
from logwright.engine.referee import Lost, Unfinished, WonRuling, ruling
from logwright.engine.referee.status import Status


class TimeOut(NamedTuple):
    """The clock ran out before success, after `after` tricks (ds-153)."""

    after: int


AttemptOutcome = WonRuling | Lost | TimeOut | Unfinished


def outcome(state: TableState) -> AttemptOutcome:
    """The result, as the referee sees it; of a lost attempt the objectives that failed, and the card that lost them."""
    if state.time_is_up:
        return TimeOut(len(state.public.tricks))
    if state.standing is None:
        return Unfinished(())
    found = ruling(state.mission, state.deal, state.certificate, distress=state.distress is Distress.SENT)
    assert isinstance(found, WonRuling | Lost | Unfinished), "the referee sees a foul"
    return found


def is_won(state: TableState) -> bool:
    return state.status is Status.MET
