"""A count by players says something for every table.

A count may be different at different tables. Then it is given for each that the mission, or the game of a task card, is
played at; two players sit at a table of three.

good::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, tricks: {count: {3: 5, 4: 4, 5: 3}}}

bad::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, tricks: {count: {3: 5, 4: 4}}}
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.placed_objectives import placed_objectives
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import seats_for
from logwright.engine.objectives.count import Count
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.walk import inside
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        game = library.games[mission.game]
        seats = {seats_for(players) for players in mission.rules.players if players in game.players}
        for path, objective in placed_objectives(mission.document.data, game.suits):
            if missing := _missing(objective, seats):
                yield mission.document.problem(path, RULE, tables=listed(missing), first=missing[0])
    for card in library.all_tasks if library.asks_all else ():
        if missing := _missing(card.task.objective, set(library.games[card.game].seats)):
            yield card.document.problem((*card.path, "objective"), RULE, tables=listed(missing), first=missing[0])


def _missing(objective: Phrase, seats: Set[int]) -> list[int]:
    counts = [count for count in inside(objective, Count) if count.by_players]
    return sorted({seat for count in counts for seat in seats - {at for at, _ in count.by_players}})
