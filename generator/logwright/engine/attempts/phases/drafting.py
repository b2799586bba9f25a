"""The draft: members take turns and each takes one task, or passes where that is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open, Value
from logwright.engine.attempts.public import Taken
from logwright.engine.attempts.table_state import Phase, TableState
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.allocation import can_be_completed, given_to, sharing
from logwright.engine.missions.mission import Allocation


@dataclass(frozen=True)
class Drafting(Phase):
    """`turn` counts the turns that are over (p9-115 to p9-117, ds-071)."""

    turn: int = 0

    def opens(self, state: TableState) -> tuple[Open, ...]:
        seat = self.seat(state)
        options = (*self._takes(state, seat), *([None] if may_pass(state, seat) else []))
        return (Open(DecisionKind.TASK, state.public.decider(seat), seat, options),)

    def after(self, state: TableState, decision: MemberDecision) -> TableState:
        public = state.public
        if isinstance(decision.value, int):
            task, seat = decision.value, decision.seat
            taken = (*public.taken, Taken(task, seat))
            state = state.with_public(owners=given_to(task, seat, public.owners), taken=taken)
        return state.in_phase(Drafting(self.turn + 1)) if None in state.public.owners else state.next_part()

    def seat(self, state: TableState) -> Seat:
        """Whose turn it is. In some missions the commander is left out."""
        skipped = state.mission.allocation is Allocation.COMMANDER_SKIPPED
        order = state.public.from_(state.public.commander)[skipped:]
        return order[self.turn % len(order)]

    def _takes(self, state: TableState, seat: Seat) -> Iterator[Value]:
        """The tasks that a seat may take: the rest must still go to somebody by the rules."""
        ways, owners = sharing(state.mission, state.deal), state.public.owners
        due = must_be_hardest(state, seat)
        for task, owner in enumerate(owners):
            fits = owner is None and seat in ways.eligible[task] and (not due or task in due)
            if fits and can_be_completed(ways, given_to(task, seat, owners)):
                yield task


def must_be_hardest(state: TableState, seat: Seat) -> frozenset[int]:
    """The tasks of which a commander who has none of them yet must take one (ruling B42)."""
    hardest = sharing(state.mission, state.deal).hardest
    has_one = any(state.public.owners[task] == seat for task in hardest)
    return hardest if seat == state.public.commander and not has_one else frozenset()


def may_pass(state: TableState, seat: Seat) -> bool:
    """Whether a seat may pass (ds-074 to ds-076): everybody has one turn, so the seats still to come must be able to
    take all tasks left."""
    public = state.public
    if not state.mission.passing or len(public.owners) >= public.seats:
        return False
    if seat == public.commander and sharing(state.mission, state.deal).hardest:
        return False
    order = public.from_(public.commander)
    # Each seat still to come takes one task; none of them commands, so any of them may take any task.
    return len(order) - order.index(seat) - 1 >= public.owners.count(None)
