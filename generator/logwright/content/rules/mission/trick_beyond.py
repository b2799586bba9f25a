"""Objectives speak of tricks that exist.

With 2 or 3 players there are 13 tricks, with 4 there are 10, with 5 there are 8.

good::

    game: planet-nine
    id: example
    players: [3]
    objectives:
      - {who: commander, tricks: {which: 13}}

bad::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, tricks: {which: 13}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.placed_objectives import placed_objectives
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.objectives.position import Position
from logwright.engine.objectives.walk import inside

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.all_missions:
        game = library.games[mission.game]
        tables = {game.table(n).tricks: n for n in mission.rules.players if n in game.players}
        if not tables:
            continue
        fewest = min(tables)
        for path, objective in placed_objectives(mission.document.data, game.trump):
            furthest = max((position.furthest for position in inside(objective, Position)), default=0)
            if furthest > fewest:
                yield mission.document.problem(
                    (*path, "which"),
                    RULE,
                    f"with {tables[fewest]} players there is no trick {furthest}",
                    f"the last one is {fewest}; name it last, or leave out {tables[fewest]} players",
                )
