"""A task card is rated for every table of its game.

Task cards of a pile are drawn by difficulty, which depends on how many sit at the table; two players sit at a table of
three.

good::

    # file: content/custom/tasks.yaml
    game: deep-sea
    tasks:
      - {id: my-task, objective: {win: pink 4}, difficulty: {3: 1, 4: 1, 5: 1}}

bad::

    # file: content/custom/tasks.yaml
    game: deep-sea
    tasks:
      - {id: my-task, objective: {win: pink 4}, difficulty: {3: 1, 4: 1}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for card in library.all_tasks:
        rated = {seats for seats, _ in card.task.difficulty}
        for seats in library.games[card.game].seats:
            if seats not in rated:
                yield card.document.problem((*card.path, "difficulty"), RULE, seats=seats)
