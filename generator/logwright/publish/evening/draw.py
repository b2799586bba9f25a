"""Drawing task cards at the table: from a pile that remembers what was drawn before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from logwright.content.task_pairs import TaskPairs
from logwright.engine.allocation import sharing
from logwright.engine.chance import Chance
from logwright.engine.deal import Deal
from logwright.engine.dealing import NoDeal, drawn_tasks
from logwright.engine.mission import Mission, NamedTasks, Task
from logwright.engine.table import Table

TRIES = 100
"""So many sets may be refused before we believe that the pile has no other."""
MOST_CONFLICTS = 5_000
"""Dead ends after which a proof is given up, and the cards are taken for what can be met."""


@dataclass(frozen=True)
class Draw:
    """`reshuffled`: the pile could not give such tasks any more, so all cards were put together first."""

    tasks: tuple[Task, ...]
    reshuffled: bool = False


@dataclass(frozen=True)
class Drawer:
    """Draws for a mission as this crew plays it. `refuse` says of cards that they must not be drawn together."""

    mission: Mission
    table: Table
    pairs: TaskPairs
    refuse: Callable[[tuple[Task, ...]], bool]

    def draw(self, pile: Sequence[Task], out: Collection[str], chance: Chance) -> Draw:
        """`out` names the cards that were used before. NoDeal if not even the whole pile has what the mission needs."""
        left = [task for task in pile if task.id not in out]
        try:
            return Draw(self._accepted(left, chance))
        except NoDeal:
            if len(left) == len(pile):
                raise
            return Draw(self._accepted(pile, chance), reshuffled=True)

    def _accepted(self, pile: Sequence[Task], chance: Chance) -> tuple[Task, ...]:
        for _ in range(TRIES):
            tasks = drawn_tasks(self.mission, self.table, chance, pile, self.pairs.never_by_two)
            if not self.refuse(tasks):
                return tasks
        raise NoDeal("whatever is drawn from this pile cannot be met")


def is_hopeless(mission: Mission, table: Table, tasks: Sequence[Task], pairs: TaskPairs) -> bool:
    """Are there two tasks that are proved never to be met, by whichever members may own them?

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


def is_proved_impossible(mission: Mission, table: Table, players: int, tasks: Sequence[Task]) -> bool:
    """Does the engine prove that in no deal all of these tasks can be met?"""
    # Not all who draw want a proof, and a browser takes a while to load it.
    from logwright.engine.second_opinion.limit import Limit
    from logwright.engine.second_opinion.proof import Finding, prove_impossible

    named = replace(mission, tasks=NamedTasks(tuple(tasks)))
    proof = prove_impossible(named, table, automaton=players == 2, limit=Limit(conflicts=MOST_CONFLICTS))
    return proof.finding is Finding.IMPOSSIBLE
