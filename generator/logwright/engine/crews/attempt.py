"""An attempt: a crew plays one deal of a mission, each member from its own view, checked by the referee."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.attempts import Distress, after, begin, decisions, is_won
from logwright.engine.attempts.decision import DecisionKind
from logwright.engine.cards.deal import Deal
from logwright.engine.chance import Chance
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.level import Level
from logwright.engine.crews.member import decide
from logwright.engine.crews.moment import Moment, moment_of
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import replay


@dataclass(frozen=True)
class Attempt:
    """The record of an attempt. `deal` is the deal as it was played; `certificate` holds every choice and every card.

    `moments` has one moment before each card, `end` is the moment after the last.
    """

    deal: Deal
    certificate: Certificate
    won: bool
    moments: tuple[Moment, ...]
    end: Moment


def play_mission(mission: Mission, deal: Deal, level: Level, chance: Chance, *, distress: bool = False) -> Attempt:
    """Plays one attempt. Decisions depend on the members' views, their level and the random seed, and on nothing
    else."""
    mind, moments = DecisionMaker(level, chance), []
    state = begin(mission, deal, distress=Distress.SENT if distress else Distress.NONE)
    while open_now := decisions(state):
        asked = open_now[0]
        if asked.kind is DecisionKind.PLAY:
            moments.append(moment_of(state))
        state = after(state, asked.decision(decide(state.look(asked.decider), asked, mind)))
    replay(mission, state.deal, state.certificate, distress=distress)
    return Attempt(state.deal, state.certificate, is_won(state), tuple(moments), moment_of(state))
