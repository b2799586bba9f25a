"""There are crash sites enough.

Every saucer and every crew member on the board must find a free one. The large tiles, 1 to 4, have three each; the
others have none.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [6]
    start: {extra_crew: 2}

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [6]
    start: {extra_crew: 3}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.scenario import Scenario
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.saucers.pieces.box import Box

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        if not library.box or not scenario.has_its_tiles(library.box):
            continue
        for players in scenario.players:
            sites = _sites(library.box, scenario, players)
            saucers = players * library.box.table[players].saucers_each
            crew = scenario.crew_on_board(library.box, players)
            if saucers + crew > sites:
                path = ("board", "tiles") if scenario.tiles else ("start", "extra_crew")
                yield scenario.document.problem(path, RULE, players=players, saucers=saucers, crew=crew, sites=sites)


def _sites(box: Box, scenario: Scenario, players: int) -> int:
    """It is enough to know which tiles are used: both sides of a tile have the same number of crash sites."""
    named = [box.tile(tile.number) for tile in scenario.tiles]
    tiles = named or [tile for tile in box.tiles if tile.shape in {place.shape for place in box.layouts[players]}]
    return sum(cell.isdigit() for tile in tiles for row in tile.sides["a"] for cell in row)
