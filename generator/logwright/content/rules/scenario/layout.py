"""Tiles without row and column fill the layout.

For 2 to 4 players that is four large tiles; with 5 and 6 there are places for strips and a middle. A strip that lies
across is turned by 0 or 180 degrees, an upright one by 90 or 270. Every tile that is named is in tiles.yaml.

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

from logwright.content.model.library import Library
from logwright.content.model.scenario import Scenario
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.layout import fitting
from logwright.saying import either, listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        if library.box and not scenario.has_its_tiles(library.box):
            yield from _unknown(library.box, scenario)
        elif library.box and scenario.tiles and not scenario.is_laid_freely:
            yield from _problems(library.box, scenario)


def _unknown(box: Box, scenario: Scenario) -> Iterator[Problem]:
    known = {tile.number for tile in box.tiles}
    for index, chosen in enumerate(scenario.tiles):
        if chosen.number not in known:
            path = ("board", "tiles", index, "tile")
            yield scenario.document.problem(path, RULE, "unknown", tile=chosen.number, known=listed(sorted(known)))


def _problems(box: Box, scenario: Scenario) -> Iterator[Problem]:
    for players in scenario.players:
        places = box.layouts[players]
        if len(places) != len(scenario.tiles):
            yield scenario.document.problem(
                ("board", "tiles"), RULE, "count", tiles=len(scenario.tiles), players=players, places=len(places)
            )
            continue
        for index, (chosen, place) in enumerate(zip(scenario.tiles, places, strict=True)):
            path = ("board", "tiles", index)
            tile = box.tile(chosen.number)
            if tile.shape != place.shape:
                fits = listed(other.number for other in box.tiles if other.shape == place.shape)
                yield scenario.document.problem(
                    (*path, "tile"), RULE, "shape", tile=tile.number, shape=tile.shape, wanted=place.shape, fits=fits
                )
            elif chosen.turns not in fitting(tile, place):
                turns = either(turn * 90 for turn in fitting(tile, place))
                yield scenario.document.problem(
                    (*path, "turned"), RULE, "turned", turned=chosen.turns * 90, tile=tile.number, turns=turns
                )
