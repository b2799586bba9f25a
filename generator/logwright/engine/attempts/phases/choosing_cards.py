"""A colour and a number that the crew chooses before anything else; the commander speaks for all."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open
from logwright.engine.attempts.public import Public
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.card import Suit
from logwright.engine.missions.choices import Picked, settled_deal, settled_mission, settled_tasks
from logwright.engine.missions.mission import CardChoice
from logwright.engine.objectives.selector import ChosenCards

KINDS = {ChosenCards.COLOUR: DecisionKind.COLOUR, ChosenCards.NUMBER: DecisionKind.NUMBER}


@dataclass(frozen=True)
class ChoosingCards(Phase):
    """`left` is still to be chosen."""

    left: tuple[CardChoice, ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        commander, choice = state.public.commander, self.left[0]
        return (Open(KINDS[choice.what], commander, commander, choice.options(state.public.table.deck.suits)),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        assert isinstance(decision.value, int | Suit)
        public = settled_public(state.public, ((self.left[0].what, decision.value),))
        deal = settled_deal(state.deal, public.picked)
        state = replace(state, mission=public.mission, deal=deal, public=public)
        return state.in_phase(ChoosingCards(self.left[1:])) if self.left[1:] else state.next_part()


def settled_public(public: Public, picked: Picked) -> Public:
    """What everybody knows once this is chosen: from now on the mission and its tasks speak of these cards."""
    every = (*public.picked, *picked)
    return replace(
        public, mission=settled_mission(public.mission, every), tasks=settled_tasks(public.tasks, every), picked=every
    )


def choose_cards(state: TableState) -> TableState:
    choices = state.mission.card_choices
    return state.in_phase(ChoosingCards(choices)) if choices else state.next_part()
