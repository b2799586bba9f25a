"""Tasks for which members are asked, and given to one of them by the commander: all at once, or one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from logwright.engine.attempts.decision import YES_OR_NO, DecisionKind, MemberDecision, Open
from logwright.engine.attempts.phases.turning_up import turned_up
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.allocation import can_be_completed, given_to, sharing
from logwright.engine.missions.mission import Allocation


@dataclass(frozen=True)
class AskingForAll(Phase):
    """One member gets all tasks: `to_ask` say whether they would, then the commander decides among the `members`
    (p9-189 to p9-194)."""

    members: tuple[Seat, ...]
    to_ask: tuple[Seat, ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        if self.to_ask:
            seat = self.to_ask[0]
            return (Open(DecisionKind.WILLING, seat, seat, YES_OR_NO, among=self.members),)
        commander = state.public.commander
        return (Open(DecisionKind.OWNER, commander, commander, takers_of_all(state, self.members), among=self.members),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        if self.to_ask:
            heard = state.heard(DecisionKind.WILLING, self.to_ask[0], bool(decision.value))
            return heard.in_phase(replace(self, to_ask=self.to_ask[1:]))
        state = turned_up(state, len(state.deal.tasks))
        return state.with_public(owners=(decision.value,) * len(state.deal.tasks)).next_part()


def takers_of_all(state: TableState, members: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who may get all tasks. Where the commander takes them or passes them on, only to somebody willing."""
    if state.mission.allocation is not Allocation.COMMANDER_OR_WILLING:
        return tuple(members)
    public = state.public
    willing = public.answered(DecisionKind.WILLING)
    keeper = public.commander if public.commander in members else None
    # Nobody can ask the automaton: the commander answers for it.
    able = [seat for seat in members if seat == keeper or willing.get(seat, seat == public.automaton)]
    return tuple(able or members)


def ask_for_all(state: TableState, members: Sequence[Seat]) -> TableState:
    to_ask = tuple(seat for seat in members if seat != state.public.automaton)
    return state.in_phase(AskingForAll(tuple(members), to_ask))


@dataclass(frozen=True)
class AskingForTask(Phase):
    """A task is settled: `to_ask` say whether they would take it, then the commander decides among the `takers`
    (p9-197 to p9-199). `members` are all who may own any."""

    members: tuple[Seat, ...]
    task: int
    takers: tuple[Seat, ...]
    to_ask: tuple[Seat, ...]

    def opens(self, state: TableState) -> tuple[Open, ...]:
        if self.to_ask:
            seat = self.to_ask[0]
            return (Open(DecisionKind.WANTED, seat, seat, YES_OR_NO, task=self.task, among=self.takers),)
        commander = state.public.commander
        return (Open(DecisionKind.OWNER, commander, commander, self.takers, task=self.task, among=self.takers),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        if self.to_ask:
            heard = state.heard(DecisionKind.WANTED, self.to_ask[0], bool(decision.value), self.task)
            return heard.in_phase(replace(self, to_ask=self.to_ask[1:]))
        assert isinstance(decision.value, int)
        state = state.with_public(owners=given_to(self.task, decision.value, state.public.owners))
        return _ask_for(state, self.task + 1, self.members)


def ask_for_each(state: TableState, members: Sequence[Seat]) -> TableState:
    """Open tasks are settled one after the other; in a distribution they are turned up one at a time (p9-197)."""
    return _ask_for(state, 0, members)


def _ask_for(state: TableState, task: int, members: Sequence[Seat]) -> TableState:
    if task == len(state.deal.tasks):
        return state.next_part()
    if state.public.covered_tasks:
        state = turned_up(state, task + 1)
    ways, public = sharing(state.mission, state.deal), state.public
    # Covered tasks have no owner yet.
    owners = (*public.owners, *[None] * public.covered_tasks)
    takers = tuple(
        seat
        for seat in public.from_(public.commander)
        if seat in members and seat in ways.eligible[task] and can_be_completed(ways, given_to(task, seat, owners))
    )
    to_ask = tuple(seat for seat in takers if seat != public.automaton)
    return state.in_phase(AskingForTask(tuple(members), task, takers, to_ask))
