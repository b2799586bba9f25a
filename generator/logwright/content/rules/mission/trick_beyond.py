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

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.placed_objectives import placed_objectives
from logwright.content.rules import rule_id
from logwright.engine.objectives.position import TrickPosition
from logwright.engine.objectives.walk import inside

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        game = library.games[mission.game]
        tables = {game.table(n).tricks: n for n in mission.rules.players if n in game.players}
        if not tables:
            continue
        fewest = min(tables)
        if mission.rules.draw_after_trick >= fewest:
            yield mission.document.problem(
                ("draw_after_trick",),
                RULE,
                "draw",
                players=tables[fewest],
                trick=mission.rules.draw_after_trick,
                most=fewest - 1,
            )
        for path, objective in placed_objectives(mission.document.data, game.suits):
            furthest = max((position.furthest for position in inside(objective, TrickPosition)), default=0)
            if furthest > fewest:
                yield mission.document.problem(
                    (*path, "which"), RULE, "which", players=tables[fewest], trick=furthest, last=fewest
                )
