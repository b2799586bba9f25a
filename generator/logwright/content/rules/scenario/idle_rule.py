"""A house rule changes something.

A reading that is ours anyway changes nothing, nor does one about a case that cannot come up: the last space of a move
when pushes are always full, own partners without a game for two, the starting booster where nobody gets one.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [2, 4]
    rules: {push: full, own_crash_pays: crashed, starting_booster: left}

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [3]
    rules: {push: full, last_space_hit: full, own_crash_pays: crashed, starting_booster: left, steal_on: crash}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.scenario import Scenario
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.saucers.games.rules import switch_options
from logwright.engine.saucers.pieces.box import Box

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        for name, value in scenario.document.data.get("rules", {}).items():
            if value == switch_options()[name][0]:
                case = "usual"
            elif library.box and not _matters(name, scenario, library.box):
                case = "idle"
            else:
                continue
            yield scenario.document.problem(("rules", name), RULE, case, rule=name, value=value, key=True)


def _matters(name: str, scenario: Scenario, box: Box) -> bool:
    rows = [box.table[players] for players in scenario.players]
    match name:
        case "last_space_hit":
            return scenario.rules.push != "full"
        case "own_crash_pays":
            return any(row.saucers_each > 1 for row in rows)
        case "starting_booster":
            # With two players the booster goes to the other player, whatever the direction.
            return any(row.boosters and row.saucers_each == 1 for row in rows)
    return True
