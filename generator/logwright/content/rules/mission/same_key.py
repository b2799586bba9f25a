"""No two missions share a number or id.

A link to the mission would lead to one of them by chance.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/custom/two.yaml
    game: planet-nine
    id: two
    tasks: {count: 3}

bad::

    # file: content/planet-nine/missions/01.yaml
    game: planet-nine
    number: 1
    tasks: {count: 3}
    # file: content/planet-nine/missions/02.yaml
    game: planet-nine
    number: 1
    tasks: {count: 3}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    met: set[tuple[str, str]] = set()
    for mission in library.missions_in_question:
        first, place = library.mission_files[mission.key], (mission.document.file, mission.key)
        # A campaign may bring along two missions of one name.
        if first != mission.document.file or place in met:
            field = "id" if mission.number is None else "number"
            yield mission.document.problem((field,), RULE, file=first, mission=mission.key, field=field)
        met.add(place)
