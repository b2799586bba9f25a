"""A named task is one thing.

It is a playing card, a task card or an objective of its own; a token alone is no task.

good::

    game: planet-nine
    id: example
    tasks: {cards: [{card: pink 3, token: '1'}, {objective: {in_a_row: 2}}]}

bad::

    game: planet-nine
    id: example
    tasks: {cards: [{card: pink 3, objective: {in_a_row: 2}}, {token: '1'}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.game_spec import TaskSource
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.saying import both

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        for index, value in enumerate(mission.document.data.get("tasks", {}).get("cards", [])):
            said = [field for field in ("card", "task", "objective") if isinstance(value, dict) and field in value]
            if isinstance(value, dict) and len(said) != 1:
                game = library.games[mission.game]
                path = ("tasks", "cards", index)
                if said:
                    yield mission.document.problem(path, RULE, "two", fields=both(said))
                elif game.tasks.source is TaskSource.DECK:
                    yield mission.document.problem(path, RULE, "no-card", card=f"{game.suits.example.suit} 3")
                else:
                    yield mission.document.problem(path, RULE, "no-task")
