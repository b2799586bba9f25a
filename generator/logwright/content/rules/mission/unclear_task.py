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

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.all_missions:
        for index, value in enumerate(mission.document.data.get("tasks", {}).get("cards", [])):
            said = [field for field in ("card", "task", "objective") if isinstance(value, dict) and field in value]
            if isinstance(value, dict) and len(said) != 1:
                example = "card: pink 3" if mission.game == "planet-nine" else "task: win-pink-3"
                yield mission.document.problem(
                    ("tasks", "cards", index),
                    RULE,
                    f"this task has both {' and '.join(said)}" if said else "this task asks for nothing",
                    "keep one of them" if said else f"add {example} or an objective",
                )
