"""No two tiles cover the same space.

A tile with row and column reaches to the right and down from there: a large one over 4 by 4 spaces, an upright strip
over 1 by 4 or 2 by 4.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    board:
      tiles:
        - {tile: 1, side: a, row: 0, column: 0}
        - {tile: 2, side: a, row: 0, column: 4}
        - {tile: 3, side: b, row: 0, column: 8}
        - {tile: 4, side: b, row: 0, column: 12}

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    board:
      tiles:
        - {tile: 1, side: a, row: 0, column: 0}
        - {tile: 2, side: a, row: 0, column: 4}
        - {tile: 3, side: b, row: 0, column: 7}
        - {tile: 4, side: b, row: 0, column: 12}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.saucers.pieces.space import Space

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        # scenario/board reports a mix of tiles with and without a spot, and tiles used twice.
        if not library.box or any(tile.spot is None for tile in scenario.tiles):
            continue
        if not scenario.has_its_tiles(library.box):
            continue
        taken: dict[Space, int] = {}
        for index, laid in enumerate(scenario.laid_tiles(library.box, scenario.players[0])):
            spaces = [space for space, _ in laid.cells()]
            under = [taken[space] for space in spaces if space in taken]
            if under and under[0] != laid.tile.number:
                yield scenario.document.problem(("board", "tiles", index), RULE, tile=laid.tile.number, under=under[0])
            taken |= dict.fromkeys(spaces, laid.tile.number)
