"""Sharing out the tasks: which phase an allocation begins with."""

from __future__ import annotations

from logwright.engine.attempts.phases.asking import ask_for_all, ask_for_each
from logwright.engine.attempts.phases.drafting import Drafting
from logwright.engine.attempts.phases.turning_up import turned_up
from logwright.engine.attempts.phases.volunteering import ask_for_volunteers
from logwright.engine.attempts.table_state import TableState
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.mission import Allocation


def share_tasks(state: TableState) -> TableState:
    """Gives every task an owner, by the mission's allocation."""
    deal, public = state.deal, state.public
    if deal.owners is not None:
        return turned_up(state.with_public(owners=deal.owners), len(deal.tasks)).next_part()
    state = state.with_public(owners=(None,) * len(public.tasks))
    if not deal.tasks:
        return state.next_part()
    everyone = public.from_(public.commander)
    match state.mission.allocation:
        case Allocation.DRAFT | Allocation.COMMANDER_HARDEST | Allocation.COMMANDER_SKIPPED:
            return state.in_phase(Drafting())
        case Allocation.COMMANDER_DECISION:
            return ask_for_all(state, everyone[1:])
        case Allocation.COMMANDER_DISTRIBUTION:
            return ask_for_each(state, everyone)
        case Allocation.ONE_MEMBER | Allocation.COMMANDER_OR_WILLING:
            eligible = sharing(state.mission, deal).eligible
            return ask_for_all(state, [seat for seat in everyone if all(seat in seats for seats in eligible)])
        case Allocation.VOLUNTEERS:
            return ask_for_volunteers(state)
        case Allocation.FREE:
            return ask_for_each(state, everyone)
    return state.next_part()
