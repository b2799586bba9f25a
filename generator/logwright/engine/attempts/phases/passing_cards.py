"""The distress signal: whether it is sent, to which side, and the card that everybody passes (p9-140 to p9-150)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import YES_OR_NO, DecisionKind, MemberDecision, Open
from logwright.engine.attempts.public import Announced
from logwright.engine.attempts.table_state import Distress, Phase, TableState
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.distress import passable
from logwright.engine.missions.certificate import Passing
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
    """One side for all (p9-148)."""

    def opens(self, state: TableState) -> tuple[Open, ...]:
        commander = state.public.commander
        return (Open(DecisionKind.SIDE, commander, commander, tuple(Side)),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        assert isinstance(decision.value, Side)
        return state.in_phase(PassingCards(decision.value, (None,) * state.public.seats))


@dataclass(frozen=True)
class PassingCards(Phase):
    """Everybody picks a card unseen, in any order; then all change hands at once (p9-149, ruling B22)."""

    side: Side
    cards: tuple[Card | None, ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        return tuple(
            Open(
                DecisionKind.PASS,
                state.public.decider(seat),
                seat,
                tuple(passable(state.deal, seat)),
                side=self.side,
            )
            for seat, card in enumerate(self.cards)
            if card is None
        )

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        assert isinstance(decision.value, Card)
        picked = (*self.cards[: decision.seat], decision.value, *self.cards[decision.seat + 1 :])
        cards = tuple(card for card in picked if card is not None)
        if len(cards) < len(picked):
            return state.in_phase(replace(self, cards=picked))
        passing = Passing(self.side, cards)
        step, seats = 1 if self.side is Side.LEFT else -1, state.public.seats
        given = tuple((Announced(card, (seat + step) % seats),) for seat, card in enumerate(cards))
        state = replace(state, passing=passing, hands=state.hands.after_passing(passing), given=given)
        return state.with_public(passed=self.side, columns=state.columns).next_part()


def signal_distress(state: TableState) -> TableState:
    # Somebody who holds nothing but trumps has nothing to pass; with the cards of a whole game nobody does.
    all_can = all(passable(state.deal, seat) for seat in range(state.public.seats))
    if state.distress is Distress.NONE or not all_can:
        return state.next_part()
    if state.distress is Distress.SENT:
        return state.in_phase(ChoosingSide())
    return state.in_phase(Signalling(tuple(state.public.people)))
