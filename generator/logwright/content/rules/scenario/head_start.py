"""A head start leaves something to do.

Who begins with as many crew members as it takes to win has won before the first round.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    start:
      everyone: {crew: [pilot]}
      seats: [{seat: 1, crew: [doctor]}]
    goal: {stations: 3}

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    start:
      everyone: {crew: [pilot]}
      seats: [{seat: 1, crew: [doctor]}]
    goal: {stations: 2}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.document import Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios if library.box else ():
        assert library.box is not None
        needed = scenario.stations_to_win(library.box)
        everyone = set(scenario.everyone.crew_types)
        starts: list[tuple[Path, set[str]]] = [(("start", "everyone", "crew"), everyone)]
        starts += [
            (("start", "seats", index, "crew"), everyone | set(seat.crew_types))
            for index, seat in enumerate(scenario.seats.values())
            if seat.crew_types
        ]
        for path, crew in starts:
            if len(crew) >= needed:
                yield scenario.document.problem(path, RULE, crew=len(crew), needed=needed)
