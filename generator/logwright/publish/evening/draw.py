"""Drawing task cards at the table: from a pile that remembers what was drawn before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from logwright.content.task_pairs import TaskPairs
from logwright.engine.allocation import sharing
from logwright.engine.chance import Chance
from logwright.engine.deal import Deal
from logwright.engine.dealing import PATIENCE, NoDeal, drawn_tasks
from logwright.engine.mission import Mission, Task
from logwright.engine.table import Table


@dataclass(frozen=True)
class Draw:
    """`reshuffled`: the pile could not give such tasks any more, so all cards were put together first."""

    tasks: tuple[Task, ...]
    reshuffled: bool = False


def draw(
    mission: Mission, table: Table, pile: Sequence[Task], out: Collection[str], pairs: TaskPairs, chance: Chance
) -> Draw:
    """Task cards for the mission that all may be met; `out` names those that were used before.

    NoDeal if not even the whole pile has such cards.
    """
    left = [task for task in pile if task.id not in out]
    try:
        return Draw(_sound(mission, table, left, pairs, chance))
    except NoDeal:
        if len(left) == len(pile):
            raise
        return Draw(_sound(mission, table, pile, pairs, chance), reshuffled=True)


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


def _sound(mission: Mission, table: Table, pile: Sequence[Task], pairs: TaskPairs, chance: Chance) -> tuple[Task, ...]:
    for _ in range(PATIENCE):
        tasks = drawn_tasks(mission, table, chance, pile, pairs.never_by_two)
        if not is_hopeless(mission, table, tasks, pairs):
            return tasks
    raise NoDeal("whatever is drawn from this pile, two of the tasks can never both be met")
