"""The tricks: the gap before each, in which members may show a card, the cards, and what follows a trick."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open
from logwright.engine.attempts.public import Announced, Public
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage, radio
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.trick import play_trick
from logwright.engine.missions.clock import Clock
from logwright.engine.referee import Replay, Standing, Status


@dataclass(frozen=True)
class Gap(Phase):
    """Whoever may speak and is not yet `done` may show a card, in any order (ruling B18).

    All of them are asked, also who holds no card to show: else everybody would know of it.
    """

    done: frozenset[Seat] = frozenset()

    def opens(self, state: TableState) -> tuple[Open, ...]:
        public = state.public
        assert public.radio is not None
        return tuple(
            Open(
                DecisionKind.SHOW,
                seat,
                seat,
                (*public.radio.messages(seat, state.look(seat).hand, public.number), None),
            )
            for seat in self.seats_asked(public)
        )

    def seats_asked(self, public: Public) -> list[Seat]:
        assert public.radio is not None
        return [
            seat
            for seat in public.from_(public.leader)
            if seat not in self.done and public.radio.may_speak(seat, public.number)
        ]

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        public, done = state.public, self.done
        assert public.radio is not None
        if isinstance(decision.value, CardMessage):
            state = state.with_public(radio=public.radio.after(decision.seat, decision.value, public.number))
        else:
            done |= {decision.seat}
        return _gap_or_trick(state, Gap(done))


@dataclass(frozen=True)
class InTrick(Phase):
    """One card after the other, clockwise (p9-033, p9-034)."""

    def opens(self, state: TableState) -> tuple[Open, ...]:
        public = state.public
        seat = public.turn
        decider = public.decider(seat)
        return (Open(DecisionKind.PLAY, decider, seat, tuple(state.look(decider).legal(seat))),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        public, card = state.public, decision.value
        assert isinstance(card, Card)
        lying = (*public.lying, card)
        if decision.seat == public.automaton:
            columns = tuple(column for column in public.columns if column.up != card)
            state = state.with_public(columns=columns)
        state = state.with_public(lying=lying)
        return state if len(lying) < public.seats else _end_trick(state)


def begin_play(state: TableState) -> TableState:
    """Everything is settled: radios are on, and the clock runs (ds-151, rulings B20, B47)."""
    timer = state.mission.timer
    state = replace(state, clock=Clock(timer.seconds).start() if timer else None)
    return _judged(state.with_public(radio=radio(state.mission, state.deal, state.owners, state.public.chosen)))


def _end_trick(state: TableState) -> TableState:
    public, number = state.public, state.public.number
    trick = play_trick(public.leader, public.lying)
    state = replace(state, hands=state.hands.after(trick))
    state = state.with_public(tricks=(*public.tricks, trick), lying=(), leader=trick.winner)
    if number == state.mission.draw_after_trick and number < public.table.tricks:
        state = _after_draw(state)
    return _judged(state.with_public(columns=state.columns))


def _judged(state: TableState) -> TableState:
    """The referee says whether the mission is won or lost; if neither, the next trick begins."""
    state = replace(state, standing=_standing(state))
    if state.status is not Status.OPEN or state.public.number > state.public.table.tricks:
        return state.next_part()
    return _gap_or_trick(state, Gap())


def _gap_or_trick(state: TableState, gap: Gap) -> TableState:
    return state.in_phase(gap if gap.seats_asked(state.public) else InTrick())


def _standing(state: TableState) -> Standing:
    public = state.public
    return Replay(
        state.mission,
        state.deal,
        state.owners,
        state.tokens,
        dict(public.chosen),
        dict(state.foretold),
        public.tricks,
    ).standing()


def _after_draw(state: TableState) -> TableState:
    """Everybody draws from the right-hand neighbour; cards that lie open cannot be drawn (ruling B16)."""
    shown = {past.message.card for past in state.public.said}
    draws = tuple(tuple(sorted(order, key=lambda card: card in shown)) for order in state.deal.draws)
    before, hands, seats = state.hands, state.hands.after_draw(draws), state.public.seats
    given = tuple(
        tuple(Announced(card, (seat + 1) % seats) for card in before.held[seat] - hands.held[seat])
        for seat in range(seats)
    )
    state = replace(state, deal=replace(state.deal, draws=draws), hands=hands, given=given)
    return state.with_public(drawn=True)
