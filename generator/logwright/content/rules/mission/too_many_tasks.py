"""There are as many task cards as a mission draws.

Where task cards are cards of the deck, there is one for each colour card: 36 in Planet Nine.

good::

    game: planet-nine
    id: example
    tasks: {count: 10}

bad::

    game: planet-nine
    id: example
    tasks: {count: 37}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import DrawnTasks

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        plan, there = mission.rules.tasks, len(library.games[mission.game].deck.colour_cards())
        if isinstance(plan, DrawnTasks) and plan.count > there:
            yield mission.document.problem(("tasks", "count"), RULE, tasks=plan.count, there=there)
