"""Cards passed before play: because the mission says so, or on distress, once it is sent (p9-140 to p9-150)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import YES_OR_NO, DecisionKind, MemberDecision, Open
from logwright.engine.attempts.public import Announced
from logwright.engine.attempts.table_state import Distress, Phase, TableState
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.passing import passable_from
from logwright.engine.missions.certificate import PassedCards, Passing
from logwright.engine.missions.mission import PassTo
from logwright.engine.objectives.subject import Side


@dataclass(frozen=True)
class Signalling(Phase):
    """Everybody says whether to send the signal, then the commander speaks for the crew (p9-140)."""

    to_ask: tuple[Seat, ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        if self.to_ask:
            return (Open(DecisionKind.WISH, self.to_ask[0], self.to_ask[0], YES_OR_NO),)
        commander = state.public.commander
        return (Open(DecisionKind.DISTRESS, commander, commander, YES_OR_NO),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        if self.to_ask:
            heard = state.heard(DecisionKind.WISH, self.to_ask[0], bool(decision.value))
            return heard.in_phase(Signalling(self.to_ask[1:]))
        if not decision.value:
            return state.next_part()
        return replace(state, distress=Distress.SENT, phase=ChoosingSide())


@dataclass(frozen=True)
class ChoosingSide(Phase):
    """One side for all (p9-148). `count`: how many cards the mission has everybody pass; 0 on distress."""

    count: int = 0

    def opens(self, state: TableState) -> tuple[Open, ...]:
        commander = state.public.commander
        return (Open(DecisionKind.SIDE, commander, commander, tuple(Side), rest=self.count or 1),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        assert isinstance(decision.value, Side)
        return state.in_phase(PassingCards(PassTo(decision.value), ((),) * state.public.seats, self.count))


@dataclass(frozen=True)
class PassingCards(Phase):
    """Everybody picks cards unseen, one by one and in any order; then all change hands at once (p9-149, ruling B22).

    `count` as above: on distress it is one card.
    """

    to: PassTo
    picked: tuple[tuple[Card, ...], ...]
    count: int = 0

    def opens(self, state: TableState) -> tuple[Open, ...]:
        return tuple(
            Open(
                DecisionKind.PASS,
                state.public.decider(seat),
                seat,
                tuple(card for card in passable_from(state.hands, seat) if card not in cards),
                to=self.to,
                rest=self._each - len(cards),
            )
            for seat, cards in enumerate(self.picked)
            if len(cards) < self._each
        )

    @property
    def _each(self) -> int:
        return self.count or 1

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        assert isinstance(decision.value, Card)
        seat = decision.seat
        cards = tuple(sorted((*self.picked[seat], decision.value)))
        picked = (*self.picked[:seat], cards, *self.picked[seat + 1 :])
        if any(len(each) < self._each for each in picked):
            return state.in_phase(replace(self, picked=picked))
        step, seats = self.to.step(state.public.seats), state.public.seats
        given = tuple(
            tuple(Announced(card, (giver + step) % seats) for card in each) for giver, each in enumerate(picked)
        )
        if self.count:
            passed = PassedCards(self.to, picked)
            state = replace(state, passed=passed, hands=state.hands.after_passed(passed), given=given)
        else:
            passing = Passing(Side(self.to), tuple(card for (card,) in picked))
            state = replace(state, passing=passing, hands=state.hands.after_passing(passing), given=given)
        return state.with_public(passed=self.to, columns=state.columns).next_part()


def cards_to_pass(state: TableState) -> int:
    """How many cards everybody passes in this phase; 0 if none are passed."""
    match state.phase:
        case ChoosingSide(count) | PassingCards(count=count):
            return count or 1
    return 0


def pass_before_tasks(state: TableState) -> TableState:
    return _pass_cards(state, before_tasks=True)


def pass_after_tasks(state: TableState) -> TableState:
    return _pass_cards(state, before_tasks=False)


def _pass_cards(state: TableState, *, before_tasks: bool) -> TableState:
    rule = state.mission.pass_cards
    if rule is None or rule.before_tasks is not before_tasks:
        return state.next_part()
    if len(rule.to.ways) > 1:
        return state.in_phase(ChoosingSide(rule.count))
    return state.in_phase(PassingCards(rule.to, ((),) * state.public.seats, rule.count))


def signal_distress(state: TableState) -> TableState:
    # Somebody who holds nothing but trumps has nothing to pass; with the cards of a whole game nobody does.
    all_can = all(passable_from(state.hands, seat) for seat in range(state.public.seats))
    if state.distress is Distress.NONE or not all_can:
        return state.next_part()
    if state.distress is Distress.SENT:
        return state.in_phase(ChoosingSide())
    return state.in_phase(Signalling(tuple(state.public.people)))
