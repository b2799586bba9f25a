"""Each task card has an id of its own.

Missions name task cards by their id.

good::

    # file: content/custom/tasks.yaml
    game: deep-sea
    tasks:
      - {id: my-task, objective: {win: pink 4}, difficulty: {3: 1, 4: 1, 5: 1}}

bad::

    # file: content/custom/tasks.yaml
    game: deep-sea
    tasks:
      - {id: my-task, objective: {win: pink 4}, difficulty: {3: 1, 4: 1, 5: 1}}
      - {id: my-task, objective: {win: pink 5}, difficulty: {3: 1, 4: 1, 5: 1}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.task_set import TaskCard
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    seen: dict[str, TaskCard] = {}
    # An official card keeps its id; the other one is reported.
    for card in sorted(library.all_tasks, key=lambda card: not card.official):
        first = seen.setdefault(card.id, card)
        if first is not card:
            line = first.document.spot((*first.path, "id")).line
            yield card.document.problem((*card.path, "id"), RULE, id=card.id, file=first.document.file, line=line)
