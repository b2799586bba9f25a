"""Volunteers: members are asked in turn, the commander last; in the end somebody must (ds-155 to ds-158)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from logwright.engine.attempts.decision import YES_OR_NO, DecisionKind, MemberDecision, Open
from logwright.engine.attempts.phases.asking import ask_for_each
from logwright.engine.attempts.public import Public
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.mission import Mission

Crew = tuple[Seat, ...]


@dataclass(frozen=True)
class Volunteering(Phase):
    """The first of `to_ask` may choose; who has to volunteer, or cannot, is not asked."""

    to_ask: tuple[Seat, ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        seat = self.to_ask[0]
        return (Open(DecisionKind.VOLUNTEER, state.public.decider(seat), seat, YES_OR_NO),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        yes = bool(decision.value)
        state = state.heard(DecisionKind.VOLUNTEER, decision.seat, yes)
        return _ask_next(_joined(state, decision.seat) if yes else state, self.to_ask[1:])


def ask_for_volunteers(state: TableState) -> TableState:
    return _ask_next(state, _order(state.public))


def _ask_next(state: TableState, to_ask: Crew) -> TableState:
    needed = _needed(state.mission, state.deal)
    while to_ask and len(state.public.ready) < needed:
        within, without = possible_crews(state.public, state.deal, to_ask[0])
        if within and without:
            return state.in_phase(Volunteering(to_ask))
        if within:
            state = _joined(state, to_ask[0])
        to_ask = to_ask[1:]
    ready, tasks = state.public.ready, len(state.deal.tasks)
    if needed == 1:
        return state.with_public(owners=ready * tasks).next_part()
    return ask_for_each(state, ready)


def _joined(state: TableState, seat: Seat) -> TableState:
    return state.with_public(ready=(*state.public.ready, seat))


def possible_crews(public: Public, deal: Deal, seat: Seat) -> tuple[list[Crew], list[Crew]]:
    """The crews of volunteers that can still come about with this seat, and those without it."""
    order = _order(public)
    later, ready = set(order[order.index(seat) + 1 :]), set(public.ready)
    ways = sharing(public.mission, deal)
    crews = combinations(order, _needed(public.mission, deal))
    able = [crew for crew in crews if ready <= set(crew) and all(seats & set(crew) for seats in ways.eligible)]
    within = [crew for crew in able if seat in crew and set(crew) - ready - {seat} <= later]
    without = [crew for crew in able if seat not in crew and set(crew) - ready <= later]
    return within, without


def _order(public: Public) -> Crew:
    first, *others = public.from_(public.commander)
    return (*others, first)


def _needed(mission: Mission, deal: Deal) -> int:
    return min(mission.volunteers, len(deal.tasks))
