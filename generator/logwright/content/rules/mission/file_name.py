"""A mission file is named after its mission.

Official missions by their number (05.yaml), custom ones by their id; then everybody finds them.

good::

    # file: content/custom/lost-probe.yaml
    game: planet-nine
    id: lost-probe
    tasks: {count: 3}

bad::

    # file: content/custom/lost-prob.yaml
    game: planet-nine
    id: lost-probe
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
        if mission.document.inside:
            continue  # a campaign brings it along
        if "number" in data and ("id" in data or mission.document.place.startswith(("custom/", "missions/"))):
            continue  # mission/identity reports which of the two names counts
        stem = mission.document.file.rpartition("/")[2].removesuffix(".yaml")
        field = "id" if mission.number is None else "number"
        wanted = mission.key.partition("/")[2]
        if field in data and stem != wanted:
            yield mission.document.problem((field,), RULE, mission=wanted, name=stem)
