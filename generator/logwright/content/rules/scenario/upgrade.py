"""Every upgrade exists and is in the box once.

It must be meant for the numbers of players, and two seats cannot own the same card.

good::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [3]
    start:
      seats: [{seat: 0, upgrades: [hyperdrive]}, {seat: 1, upgrades: [tractor-beam]}]
    upgrades: {without: [rotational-stabilizer]}

bad::

    # file: content/crash-and-grab/scenarios/ring-road.yaml
    game: crash-and-grab
    id: ring-road
    players: [2]
    start:
      seats: [{seat: 0, upgrades: [rotational-stabilizer]}, {seat: 1, upgrades: [tracktor-beam]}]
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.scenario import Scenario
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for scenario in library.all_scenarios:
        cards = {card.id: card for card in library.box.upgrades} if library.box else {}
        owned: set[str] = set()
        for path, name in _named(scenario):
            problem = scenario.document.problem
            if name not in cards:
                yield problem(path, RULE, "unknown", upgrade=name, hint=did_you_mean(name, cards))
                continue
            missing = [players for players in scenario.players if players not in cards[name].players]
            if missing and path[1] != "without":
                yield problem(path, RULE, "not-in-game", upgrade=name, players=missing[0])
            if path[0] == "start":
                if name in owned:
                    yield problem(path, RULE, "twice", upgrade=name)
                owned.add(name)


def _named(scenario: Scenario) -> Iterator[tuple[Path, str]]:
    data = scenario.document.data
    for number, seat in enumerate(data.get("start", {}).get("seats", [])):
        for index, name in enumerate(seat.get("upgrades", [])):
            yield ("start", "seats", number, "upgrades", index), name
    for field in ("only", "without"):
        for index, name in enumerate(data.get("upgrades", {}).get(field, [])):
            yield ("upgrades", field, index), name
