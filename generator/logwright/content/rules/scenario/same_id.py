"""Every scenario has an id of its own.

Two with one id could not be told apart.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    # file: content/crash-and-grab/scenarios/long-road.yaml
    game: crash-and-grab
    id: long-road

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    # file: ring-road.yaml
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
    first: dict[str, str] = {}
    for scenario in library.all_scenarios:
        file = scenario.document.file
        if scenario.key in first:
            yield scenario.document.problem(("id",), RULE, file=first[scenario.key], scenario=scenario.id)
        first.setdefault(scenario.key, file)
