"""A comparison with the commander is not for the commander.

Whoever must win more, fewer or as many tricks as the commander cannot be the commander (ruling B37).

good::

    # file: content/custom/tasks.yaml
    game: deep-sea
    tasks:
      - id: my-task
        objective: {more_tricks_than: commander}
        difficulty: {3: 1, 4: 1, 5: 1}
        commander_may_own: false

bad::

    # file: content/custom/tasks.yaml
    game: deep-sea
    tasks:
      - {id: my-task, objective: {more_tricks_than: commander}, difficulty: {3: 1, 4: 1, 5: 1}}
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.objectives.core import Comparison
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.subject import Role
from logwright.engine.objectives.walk import inside

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for card in library.all_tasks:
        if card.task.commander_may_own and _compares_with_commander(card.task.objective):
            yield card.document.problem((*card.path, "objective"), RULE, task=card.id)


@lru_cache(maxsize=1024)
def _compares_with_commander(objective: Phrase) -> bool:
    return any(
        part.minus and (part.counter.by.role, part.minus.by.role) == (Role.OWNER, Role.COMMANDER)
        for part in inside(objective.core(), Comparison)
    )
