"""A mission asks for something.

Without tasks and without objectives every deal is won at once.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    communication: {mode: dead-zone}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        asks = mission.document.data.get("tasks") or mission.document.data.get("objectives")
        if not asks and not mission.has_free_rules:
            yield mission.document.problem((), RULE)
