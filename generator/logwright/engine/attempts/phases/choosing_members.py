"""Choosing the members that a mission names; where it says so, everybody is asked first (missions 5, 33, 41, 50)."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.attempts.decision import YES_OR_NO, DecisionKind, MemberDecision, Open
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.choices import member_choices
from logwright.engine.missions.mission import CommanderQuestion


@dataclass(frozen=True)
class ChoosingMembers(Phase):
    """`to_ask` are the questions left: a role and who is asked about it. Then the commander speaks for the crew."""

    to_ask: tuple[tuple[str, Seat], ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        if self.to_ask:
            name, seat = self.to_ask[0]
            return (Open(DecisionKind.READY, seat, seat, YES_OR_NO, name=name),)
        commander = state.public.commander
        options = tuple(member_choices(state.mission, state.deal))
        return (Open(DecisionKind.MEMBERS, commander, commander, options),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        if self.to_ask:
            (name, seat), *rest = self.to_ask
            heard = state.heard(DecisionKind.READY, seat, bool(decision.value), name)
            return heard.in_phase(ChoosingMembers(tuple(rest)))
        return state.with_public(chosen=decision.value).next_part()


def choose_members(state: TableState) -> TableState:
    chosen = state.mission.chosen
    if not chosen:
        return state.next_part()
    asked = [member.name for member in chosen if member.question is not CommanderQuestion.NOTHING]
    return state.in_phase(ChoosingMembers(tuple((name, seat) for name in asked for seat in state.public.people)))
