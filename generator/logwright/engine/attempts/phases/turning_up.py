"""Which tasks lie face up: all, or none until the commander has decided, or one more after the other."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.attempts.public import Announced
from logwright.engine.attempts.table_state import TableState
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Allocation, Mission, NamedTasks
from logwright.engine.objectives.mentioned import holders

FACE_DOWN = (Allocation.COMMANDER_DECISION, Allocation.COMMANDER_DISTRIBUTION)
"""The commander decides before the tasks are turned up, or while they are (p9-188, p9-196)."""


def lie_face_down(mission: Mission, deal: Deal) -> bool:
    """Whether the tasks are covered at first. What the mission itself names is no secret."""
    if deal.owners is not None or mission.allocation not in FACE_DOWN:
        return False
    return mission.allocation is Allocation.COMMANDER_DISTRIBUTION or not isinstance(mission.tasks, NamedTasks)


def turned_up(state: TableState, count: int) -> TableState:
    """The first tasks are turned up; their tokens go along (p9-202)."""
    drawn = zip(state.deal.tasks[:count], state.tokens, strict=False)
    tasks = tuple(replace(task, token=token) for task, token in drawn)
    public = state.public
    owners = (*public.owners, *[None] * (count - len(public.owners)))[:count]
    covered = len(state.deal.tasks) - count
    return state.with_public(
        tasks=tasks, owners=owners, covered_tasks=covered, announced=announced(state.mission, state.deal, count)
    )


def announced(mission: Mission, deal: Deal, tasks: int) -> tuple[Announced, ...]:
    """The cards whose holders say so: the highest trump (p9-106), and those that a rule or an open task is about."""
    highest = [card for card in deal.table.deck if card.is_trump][-1:]
    asked = [*mission.objectives, *(task.objective for task in deal.tasks[:tasks])]
    named = sorted({*highest, *(card for objective in asked for card in holders(objective.core()))})
    found = ((card, deal.holder(card)) for card in named)
    return tuple(Announced(card, seat) for card, seat in found if seat is not None)
