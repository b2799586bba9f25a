"""A scenario file is named after its scenario.

Then everybody finds it.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road

bad::

    # file: content/crash-and-grab/scenarios/ringroad.yaml
    game: crash-and-grab
    id: ring-road
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        stem = scenario.document.file.rpartition("/")[2].removesuffix(".yaml")
        if stem != scenario.id:
            yield scenario.document.problem(("id",), RULE, scenario=scenario.id, name=stem)
