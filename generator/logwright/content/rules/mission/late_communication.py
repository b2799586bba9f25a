"""Communication starts before the last trick.

With 2 or 3 players there are 13 tricks, with 4 there are 10, with 5 there are 8.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}
    communication: {mode: disruption, from_trick: 3}

bad::

    game: planet-nine
    id: example
    players: [5]
    tasks: {count: 3}
    communication: {mode: disruption, from_trick: 9}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        from_trick = mission.rules.communication.from_trick
        game = library.games[mission.game]
        for players in mission.rules.players:
            if players in game.players and from_trick > (tricks := game.table(players).tricks):
                yield mission.document.problem(
                    ("communication", "from_trick"), RULE, players=players, trick=from_trick, last=tricks
                )
                break
