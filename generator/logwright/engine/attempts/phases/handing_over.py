"""With five players one task may change hands: its owner offers it, and the other agrees (p9-208 to p9-211)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import YES_OR_NO, DecisionKind, MemberDecision, Open
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.allocation import given_to, sharing
from logwright.engine.missions.certificate import HandOver


@dataclass(frozen=True)
class HandingOver(Phase):
    """The first of the `givers` may offer a task; `offer` waits for its answer."""

    givers: tuple[Seat, ...]
    offer: HandOver | None = None

    def opens(self, state: TableState) -> tuple[Open, ...]:
        if self.offer:
            taker = self.offer.taker
            return (Open(DecisionKind.ACCEPT, taker, taker, YES_OR_NO, task=self.offer.task, offer=self.offer),)
        giver = self.givers[0]
        return (Open(DecisionKind.OFFER, giver, giver, (*possible_offers(state, giver), None)),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        if self.offer is None:
            if isinstance(decision.value, HandOver):
                return state.in_phase(replace(self, offer=decision.value))
            return _next_giver(state, self.givers[1:])
        state = state.heard(DecisionKind.ACCEPT, decision.seat, bool(decision.value), self.offer.task)
        if not decision.value:
            return _next_giver(state, self.givers[1:])
        owners = given_to(self.offer.task, self.offer.taker, state.public.owners)
        return replace(state, over=self.offer).with_public(owners=owners).next_part()


def possible_offers(state: TableState, giver: Seat) -> tuple[HandOver, ...]:
    """Every task of this member, to everybody who may own it."""
    ways = sharing(state.mission, state.deal)
    return tuple(
        HandOver(task, giver, taker)
        for task, owner in enumerate(state.public.owners)
        for taker in sorted(ways.eligible[task])
        if owner == giver and taker != giver
    )


def hand_over(state: TableState) -> TableState:
    if not sharing(state.mission, state.deal).hand_over:
        return state.next_part()
    return _next_giver(state, tuple(state.public.people))


def _next_giver(state: TableState, givers: tuple[Seat, ...]) -> TableState:
    left = tuple(seat for seat in givers if possible_offers(state, seat))
    return state.in_phase(HandingOver(left)) if left else state.next_part()
