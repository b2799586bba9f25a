"""Tasks are drawn or named, not both.

A mission draws a number of tasks, draws up to a difficulty, or names its task cards.

good::

    game: planet-nine
    id: example
    tasks: {cards: [pink 3, blue 4]}

bad::

    game: planet-nine
    id: example
    tasks: {count: 2, cards: [pink 3, blue 4]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        plan = mission.document.data.get("tasks", {})
        said = [field for field in ("count", "difficulty", "cards") if field in plan]
        if plan and not said:
            yield mission.document.problem(("tasks",), RULE, "none")
        if len(said) > 1:
            yield mission.document.problem(("tasks", said[1]), RULE, "two", one=said[0], other=said[1], key=True)
        if "tokens" in plan and "cards" in plan:
            yield mission.document.problem(("tasks", "tokens"), RULE, "tokens", key=True)
        elif "tokens" in plan and "difficulty" in plan:
            yield mission.document.problem(("tasks", "tokens"), RULE, "no-tokens", key=True)
