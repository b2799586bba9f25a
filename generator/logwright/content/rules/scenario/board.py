"""A board is laid in one way.

Its tiles are named, or a seed draws them, not both. Either each tile has a row and a column or none has. Each tile
is in the box once.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    board:
      tiles:
        - {tile: 1, side: a, row: 0, column: 0}
        - {tile: 2, side: a, row: 0, column: 4}
        - {tile: 3, side: b, row: 4, column: 0}
        - {tile: 4, side: b, row: 0, column: 8}

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    board:
      tiles:
        - {tile: 1, side: a, row: 0, column: 0}
        - {tile: 1, side: b, row: 0, column: 4}
        - {tile: 3, side: b}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        problem = scenario.document.problem
        if scenario.tiles and scenario.board_seed is not None:
            yield problem(("board", "seed"), RULE, "seed", key=True)
        seen: set[int] = set()
        for index, tile in enumerate(scenario.tiles):
            path = ("board", "tiles", index)
            if tile.number in seen:
                yield problem((*path, "tile"), RULE, "twice", tile=tile.number)
            seen.add(tile.number)
            if scenario.is_laid_freely and not tile.spot:
                yield problem(path, RULE, "no-spot", tile=tile.number)
