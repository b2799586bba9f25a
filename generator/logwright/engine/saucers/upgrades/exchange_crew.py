"""Bringing crew of one's own colour home in exchange for another of the same type: Distress Signaler."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Transferred
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.engine.saucers.turns.boarding import hand_over


def exchange_crew(state: State, saucer: int, _: Upgrade) -> list[Option]:
    own = state.saucers[saucer]
    return [
        Option(f"{wanted} for {offered}", (ExchangeCrew(saucer, index, wanted, offered),))
        for index, other in enumerate(state.saucers)
        if index != saucer
        for wanted in other.crew
        if wanted.colour == own.colour
        for offered in own.crew
        if offered.type == wanted.type
    ]


@dataclass(frozen=True, slots=True)
class ExchangeCrew:
    saucer: int
    other: int
    wanted: CrewMember
    offered: CrewMember

    def perform(self, state: State) -> State:
        here, there = state.colour(self.saucer), state.colour(self.other)
        state = hand_over(state, self.other, self.saucer, self.wanted, Transferred(there, here, self.wanted))
        return hand_over(state, self.saucer, self.other, self.offered, Transferred(here, there, self.offered))
