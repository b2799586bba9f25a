"""The seats exist at every table.

Seats count from 0, so four players sit at seats 0 to 3. A seat is named once.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [3, 4]
    start:
      probe: 2
      seats: [{seat: 0, boosters: 1}]

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [3, 4]
    start:
      probe: 3
      seats: [{seat: 0, boosters: 1}]
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        start, fewest = scenario.document.data.get("start", {}), min(scenario.players)
        named = [(("probe",), start["probe"])] if "probe" in start else []
        seats = [(("seats", index, "seat"), seat["seat"]) for index, seat in enumerate(start.get("seats", []))]
        for path, seat in (*named, *seats):
            if seat >= fewest:
                yield scenario.document.problem(
                    ("start", *path), RULE, "unknown", players=fewest, seat=seat, last=fewest - 1
                )
        for number, (path, seat) in enumerate(seats):
            if seat in [other for _, other in seats[:number]]:
                yield scenario.document.problem(("start", *path), RULE, "twice", seat=seat)
