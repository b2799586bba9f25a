"""There are not more tokens than tasks.

Each task token lies on one task card (p9-175).

good::

    game: planet-nine
    id: example
    tasks: {count: 2, tokens: ['1', '2']}

bad::

    game: planet-nine
    id: example
    tasks: {count: 2, tokens: ['1', '2', omega]}
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
        count, tokens = plan.get("count"), plan.get("tokens", [])
        if count and len(tokens) > count:
            yield mission.document.problem(("tasks", "tokens", count), RULE, tokens=len(tokens), tasks=count)
