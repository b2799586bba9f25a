"""The game must have these numbers of players.

Both Crew games are for 2 to 5 players.

good::

    game: planet-nine
    id: example
    players: [2, 3]
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    players: [3, 6]
    tasks: {count: 3}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        game = library.games[mission.game]
        for index, players in enumerate(mission.document.data.get("players", [])):
            if players not in game.players:
                yield mission.document.problem(
                    ("players", index), RULE, game=game.id, players=players, known=listed(game.players)
                )
