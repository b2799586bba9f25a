"""Predictions: who has to note a number of tricks before the first one, and whether in secret (ds-131, ruling B40)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.resolve import Cast, condition
from logwright.engine.missions.resolved import Foretold
from logwright.engine.objectives.core import Prediction
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.walk import inside


@dataclass(frozen=True)
class Predicting(Phase):
    """Seats in order, and whether each notes its number in secret."""

    left: tuple[tuple[Seat, bool], ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        seat, _ = self.left[0]
        numbers = tuple(range(state.public.table.tricks + 1))
        return (Open(DecisionKind.PREDICT, state.public.decider(seat), seat, numbers),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        assert isinstance(decision.value, int)
        (seat, secret), *rest = self.left
        noted = (seat, decision.value)
        state = replace(state, foretold=(*state.foretold, noted))
        if not secret:
            state = state.with_public(noted=(*state.public.noted, noted))
        return state.in_phase(Predicting(tuple(rest))) if rest else state.next_part()


def predict(state: TableState) -> TableState:
    left = tuple(sorted(foretellers(state).items()))
    return state.in_phase(Predicting(left)) if left else state.next_part()


def foretellers(state: TableState) -> dict[Seat, bool]:
    """Who has to predict, and whether in secret; a seat that has to do both predicts openly."""
    secrets: dict[Seat, bool] = {}
    deal, chosen = state.deal, state.public.chosen
    asked: list[tuple[Phrase, Cast]] = [
        (task.objective, Cast(deal, owner, chosen)) for task, owner in zip(deal.tasks, state.owners, strict=True)
    ]
    asked += [(objective, Cast(deal, chosen=chosen)) for objective in state.mission.objectives]
    for objective, cast in asked:
        predictions = list(inside(objective.core(), Prediction))
        if not predictions:
            continue
        secret = all(prediction.secret for prediction in predictions)
        for foretold in inside(condition(objective, cast), Foretold):
            secrets[foretold.seat] = secrets.get(foretold.seat, True) and secret
    return secrets
