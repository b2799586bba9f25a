"""The one change of tokens that some missions allow before the tasks are shared out (missions 23 and 40)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.missions.choices import Tokens, token_placements


@dataclass(frozen=True)
class LayingTokens(Phase):
    """The commander speaks for the crew."""

    placements: tuple[Tokens, ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        commander = state.public.commander
        return (Open(DecisionKind.TOKENS, commander, commander, self.placements),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        tokens = next(each for each in self.placements if each == decision.value)
        tasks = tuple(replace(task, token=token) for task, token in zip(state.public.tasks, tokens, strict=False))
        return replace(state, tokens=tokens).with_public(tasks=tasks).next_part()


def lay_tokens(state: TableState) -> TableState:
    if state.mission.token_change is None:
        return state.next_part()
    return state.in_phase(LayingTokens(tuple(token_placements(state.mission, state.deal))))
