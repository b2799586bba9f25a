"""Draws task cards at the table from a pile that remembers earlier draws."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from logwright.content.model.task_pairs import TaskPairs
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import NoDeal, drawn_tasks
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.mission import Mission, NamedTasks, Task
from logwright.saying import saying

TRIES = 100
"""How many sets may be refused before we conclude that the pile has no other."""
MOST_CONFLICTS = 5_000
"""Conflicts after which a proof is given up, and the cards are assumed to be compatible."""


@dataclass(frozen=True)
class TaskDraw:
    """`reshuffled`: the pile could not supply such tasks any more, so all cards were shuffled back in first."""

    tasks: tuple[Task, ...]
    reshuffled: bool = False


@dataclass(frozen=True)
class TaskDrawer:
    """Draws for a mission as this crew plays it. `refuse` says which cards must not be drawn together."""

    mission: Mission
    table: Table
    pairs: TaskPairs
    refuse: Callable[[tuple[Task, ...]], bool]

    def draw(self, pile: Sequence[Task], out: Collection[str], chance: Chance) -> TaskDraw:
        """`out` names the cards already used. Raises NoDeal if even the full pile lacks what the mission needs."""
        left = [task for task in pile if task.id not in out]
        try:
            return TaskDraw(self._accepted(left, chance))
        except NoDeal:
            if len(left) == len(pile):
                raise
            return TaskDraw(self._accepted(pile, chance), reshuffled=True)

    def _accepted(self, pile: Sequence[Task], chance: Chance) -> tuple[Task, ...]:
        for _ in range(TRIES):
            tasks = drawn_tasks(self.mission, self.table, chance, pile, self.pairs.never_by_two)
            if not self.refuse(tasks):
                return tasks
        raise NoDeal(saying("deals.never-met"))


def is_hopeless(mission: Mission, table: Table, tasks: Sequence[Task], pairs: TaskPairs) -> bool:
    """Whether two of these tasks are proved incompatible, whichever members own them.

    It does not matter who commands: say seat 0.
    """
    ways = sharing(mission, Deal(table, (), commander=0, leader=0, tasks=tuple(tasks)))
    for one, other in combinations(range(len(tasks)), 2):
        ids = tasks[one].id, tasks[other].id
        by_one = ways.may_share(one, other) and pairs.is_possible(*ids, one_owner=True)
        by_two = ways.may_part(one, other) and pairs.is_possible(*ids, one_owner=False)
        if not by_one and not by_two:
            return True
    return False


def is_proved_impossible(mission: Mission, table: Table, tasks: Sequence[Task]) -> bool:
    """Whether the engine proves that no deal lets all of these tasks be met."""
    # Not every draw needs a proof, and a browser takes a while to load the engine.
    from logwright.engine.second_opinion.proof import ProofFinding, prove_impossible
    from logwright.engine.second_opinion.solvers.engine import SolverLimit

    named = replace(mission, tasks=NamedTasks(tuple(tasks)))
    proof = prove_impossible(named, table, limit=SolverLimit(conflicts=MOST_CONFLICTS))
    return proof.finding is ProofFinding.IMPOSSIBLE
