"""There are as many cards or tricks as an objective asks for, and their values suffice.

There are four 9s, nine pink cards and at most 13 tricks. All pink cards together come to 45.

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

bad::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, total: {of: pink, sum: '>45'}}
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.problem import Problem, of_rule
from logwright.content.rule_helpers.placed_objectives import placed_objectives
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import seats_for
from logwright.engine.objectives.core import Cards, Comparison, Counter, Streak, Tricks
from logwright.engine.objectives.count import Count
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases.values import Total
from logwright.engine.objectives.walk import inside
from logwright.saying import Saying

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        game = library.games[mission.game]
        seats = frozenset(seats_for(players) for players in mission.rules.players if players in game.players)
        for path, objective in placed_objectives(mission.document.data, game.suits):
            if complaint := _complaint(objective, game, seats):
                yield mission.document.report((*path, _field(objective)), RULE, complaint)
    for card in library.all_tasks if library.asks_all else ():
        game = library.games[card.game]
        if complaint := _complaint(card.task.objective, game, frozenset(game.seats)):
            path = (*card.path, "objective", card.task.objective.name, _field(card.task.objective))
            yield card.document.report(path, RULE, complaint)


def _field(objective: Phrase) -> str:
    """Where the phrase says how many."""
    return "sum" if isinstance(objective, Total) else "count"


@lru_cache(maxsize=1024)
def _complaint(objective: Phrase, game: GameSpec, seats: frozenset[int]) -> Saying | None:
    """The first count that exceeds what is available, at the first table where it does.

    Cached, because editing a mission does not change the task cards.
    """
    core = objective.core()
    asked: list[tuple[Counter, Count]] = [(streak.tricks, streak.longest) for streak in inside(core, Streak)]
    asked += [(part.counter, part.count) for part in inside(core, Comparison) if not part.minus]
    for counter, count in asked:
        for table in sorted(seats):
            tricks = game.table(table).tricks
            there, case = tricks, "tricks"
            if isinstance(counter, Cards) and counter.summed:
                there, case = sum(card.value for card in counter.cards.cards(game.deck)), "sum"
            elif isinstance(counter, Cards):
                there, case = len(counter.cards.cards(game.deck)), "cards"
            elif isinstance(counter, Tricks) and counter.kind.won_with:
                there = min(tricks, len(counter.kind.won_with.cards(game.deck)))
                case = "won-with"
            least = count.at(table, there).least or 0
            if least > there:
                return of_rule(RULE, case, {"asked": least, "there": there, "players": table})
    return None
