"""A named task card exists.

Where task cards come from a pile, missions name them by their id.

good::

    game: deep-sea
    id: example
    tasks: {cards: [win-pink-3]}

bad::

    game: deep-sea
    id: example
    tasks: {cards: [win-pnk-3]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.game_spec import TaskSource
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    known = library.tasks
    for mission in library.missions_in_question:
        for index, value in enumerate(mission.document.data.get("tasks", {}).get("cards", [])):
            task = value.get("task") if isinstance(value, dict) else value
            game = library.games[mission.game]
            if game.tasks.source is TaskSource.DECK:
                if isinstance(value, dict) and "task" in value:
                    yield mission.document.problem(
                        ("tasks", "cards", index, "task"), RULE, "no-ids", game=game.id, suit=game.suits.example.suit
                    )
            elif isinstance(task, str) and task not in known:
                yield mission.document.problem(
                    ("tasks", "cards", index, "task"),
                    RULE,
                    "unknown",
                    task=repr(task),
                    game=game.id,
                    hint=did_you_mean(task, known),
                )
