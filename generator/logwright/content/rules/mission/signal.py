"""The game knows this way of communicating.

Disruption and the dead zone belong to Planet Nine; currents, rapture and terrain to Deep Sea.

good::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}
    communication: {mode: currents}

bad::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}
    communication: {mode: dead-zone}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.all_missions:
        game = library.games[mission.game]
        signal = mission.rules.communication.signal
        if signal not in game.signals:
            yield mission.document.problem(
                ("communication", "mode"),
                RULE,
                f"{game.id} has no {signal}",
                f"it has {', '.join(game.signals)}",
            )
