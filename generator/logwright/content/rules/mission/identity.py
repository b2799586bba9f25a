"""A mission has a number or an id.

Official missions have a number, custom missions an id, and none has both.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    number: 5
    tasks: {count: 3}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        data = mission.document.data
        if "id" in data and "number" in data:
            yield mission.document.problem(("number",), RULE, "both", key=True)
        elif "id" not in data and "number" not in data:
            yield mission.document.problem((), RULE, "neither")
        elif "number" in data and mission.document.place.startswith(("custom/", "missions/")):
            yield mission.document.problem(("number",), RULE, "number", key=True)
