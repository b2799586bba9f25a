"""Task cards can add up to the difficulty.

The difficulties of some set of task cards must sum to exactly this number, at every number of players (ds-062).

good::

    game: deep-sea
    id: example
    tasks: {difficulty: 7}

bad::

    game: deep-sea
    id: example
    tasks: {difficulty: 4}
    # file: content/deep-sea/tasks.yaml
    game: deep-sea
    tasks:
      - {id: win-pink-3, objective: {win: pink 3}, difficulty: {3: 3, 4: 3, 5: 3}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.mission import TasksByDifficulty, seats_for

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    if not any(card.official for card in library.all_tasks):
        return  # the cards themselves cannot be read, which is reported where they stand
    reachable = {seats: _sums(library, seats) for seats in (3, 4, 5)}
    for mission in library.all_missions:
        plan = mission.rules.tasks
        if isinstance(plan, TasksByDifficulty):
            for seats in sorted({seats_for(players) for players in mission.rules.players} & set(reachable)):
                if not reachable[seats] >> plan.difficulty & 1:
                    yield mission.document.problem(
                        ("tasks", "difficulty"),
                        RULE,
                        f"no set of task cards adds up to {plan.difficulty} at a table of {seats}",
                        "choose another difficulty or leave out that number of players",
                    )
                    break


def _sums(library: Library, seats: int) -> int:
    """The sums some set of official task cards can have, as bits."""
    sums = 1
    for card in library.all_tasks:
        if card.official:
            sums |= sums << card.task.difficulty_at(seats)
    return sums
