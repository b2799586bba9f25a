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
from functools import lru_cache

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import TasksByDifficulty, seats_for

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        plan, game = mission.rules.tasks, library.games[mission.game]
        # Cards that cannot be read are reported elsewhere.
        if isinstance(plan, TasksByDifficulty) and library.pile(game.id):
            for seats in sorted({seats_for(players) for players in mission.rules.players} & set(game.seats)):
                if not _sums(library, game.id, seats) >> plan.difficulty & 1:
                    yield mission.document.problem(
                        ("tasks", "difficulty"), RULE, difficulty=plan.difficulty, seats=seats
                    )
                    break


@lru_cache(maxsize=32)
def _sums(library: Library, game: str, seats: int) -> int:
    """The possible sums of official task cards, as a bit set."""
    sums = 1
    for card in library.pile(game):
        sums |= sums << card.task.difficulty_at(seats)
    return sums
