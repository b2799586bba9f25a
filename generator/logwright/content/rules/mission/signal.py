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

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.document import Path
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import Mission, Signal
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        game = library.games[mission.game]
        for path, signal in _named(mission.rules):
            if signal not in game.signals:
                yield mission.document.problem(path, RULE, game=game.id, signal=signal, known=listed(game.signals))


def _named(rules: Mission) -> Iterator[tuple[Path, Signal]]:
    """The communication mode, with and without the timer."""
    yield ("communication", "mode"), rules.communication.signal
    if rules.timer and rules.timer.untimed:
        yield ("timer", "untimed", "mode"), rules.timer.untimed.signal
