"""Tiles without row and column fill the layout.

For 2 to 4 players that is four large tiles; with 5 and 6 there are places for strips and a middle. A strip that lies
across is turned by 0 or 180 degrees, an upright one by 90 or 270.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [2, 3, 4]
    board:
      tiles:
        - {tile: 4, side: a}
        - {tile: 2, side: b, turned: 90}
        - {tile: 1, side: a}
        - {tile: 3, side: b}

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [4, 5]
    board:
      tiles:
        - {tile: 4, side: a}
        - {tile: 2, side: b, turned: 90}
        - {tile: 1, side: a}
        - {tile: 3, side: b}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.scenario import Scenario
from logwright.engine.saucers.box import Box
from logwright.engine.saucers.layout import fitting

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        if library.box and scenario.tiles and not scenario.is_laid_freely:
            yield from _problems(library.box, scenario)


def _problems(box: Box, scenario: Scenario) -> Iterator[Problem]:
    for players in scenario.players:
        places = box.layouts[players]
        if len(places) != len(scenario.tiles):
            message = f"{len(scenario.tiles)} tiles are named; the board for {players} players has {len(places)} places"
            hint = "name as many, leave out that number of players, or give each tile a row and a column"
            yield scenario.document.problem(("board", "tiles"), RULE, message, hint)
            continue
        for index, (chosen, place) in enumerate(zip(scenario.tiles, places, strict=True)):
            path = ("board", "tiles", index)
            tile = box.tile(chosen.number)
            if tile.shape != place.shape:
                message = f"tile {tile.number} is {tile.shape}, its place is for {place.shape}"
                fits = ", ".join(str(other.number) for other in box.tiles if other.shape == place.shape)
                yield scenario.document.problem((*path, "tile"), RULE, message, f"tiles of that shape: {fits}")
            elif chosen.turns not in fitting(tile, place):
                message = f"turned by {chosen.turns * 90} degrees, tile {tile.number} does not fit its place"
                turns = " or ".join(str(turn * 90) for turn in fitting(tile, place))
                yield scenario.document.problem((*path, "turned"), RULE, message, f"turn it by {turns}")
