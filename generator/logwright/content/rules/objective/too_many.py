"""There are as many cards or tricks as an objective asks for.

There are four 9s, nine pink cards and at most 13 tricks.

good::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, cards: {of: '9', count: 3+}}

bad::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, cards: {of: '9', count: 5+}}
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from logwright.content.crew_game import CrewGame
from logwright.content.library import Library
from logwright.content.placed_objectives import placed_objectives
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.mission import seats_for
from logwright.engine.objectives.core import Cards, Comparison, Counter, Streak, Tricks
from logwright.engine.objectives.count import Count
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.walk import inside

RULE = rule_id(__name__)
_ALL_SEATS = frozenset((3, 4, 5))


def check(library: Library) -> Iterator[Problem]:
    for mission in library.all_missions:
        game = library.games[mission.game]
        seats = frozenset(seats_for(players) for players in mission.rules.players if players in game.players)
        for path, objective in placed_objectives(mission.document.data, game.trump):
            if complaint := _complaint(objective, game, seats):
                yield mission.document.problem((*path, "count"), RULE, *complaint)
    for card in library.all_tasks:
        if complaint := _complaint(card.task.objective, library.games[card.game], _ALL_SEATS):
            path = (*card.path, "objective", card.task.objective.name, "count")
            yield card.document.problem(path, RULE, *complaint)


@lru_cache(maxsize=1024)
def _complaint(objective: Phrase, game: CrewGame, seats: frozenset[int]) -> tuple[str, str] | None:
    """The first count that asks for more than there is, at the first table where it does.

    It is kept, for who changes a mission again and again does not change the task cards.
    """
    core = objective.core()
    asked: list[tuple[Counter, Count]] = [(streak.tricks, streak.longest) for streak in inside(core, Streak)]
    asked += [(part.counter, part.count) for part in inside(core, Comparison) if not part.minus]
    for counter, count in asked:
        for table in sorted(seats):
            tricks = game.table(table).tricks
            there, thing = tricks, f"tricks with {table} players"
            if isinstance(counter, Cards):
                there, thing = len(counter.cards.cards(game.deck)), "such cards"
            elif isinstance(counter, Tricks) and counter.kind.won_with:
                there = min(tricks, len(counter.kind.won_with.cards(game.deck)))
                thing = "tricks that can be won so"
            least = count.at(table, there).least or 0
            if least > there:
                return f"{least} are asked for, but there are only {there} {thing}", "ask for fewer"
    return None
