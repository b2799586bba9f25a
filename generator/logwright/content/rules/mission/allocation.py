"""The game knows this allocation.

The commander’s decision and distribution belong to Planet Nine; volunteers and the rest to Deep Sea.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}
    allocation: commander-decision

bad::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}
    allocation: commander-decision
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import Allocation
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        game = library.games[mission.game]
        allocation = mission.rules.allocation
        if allocation is not Allocation.NONE and allocation not in game.allocations:
            yield mission.document.problem(
                ("allocation",), RULE, game=game.id, allocation=allocation, known=listed(game.allocations)
            )
