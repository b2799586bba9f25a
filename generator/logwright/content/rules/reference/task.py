"""A named task card exists.

Deep Sea missions name task cards by their id.

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

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    known = library.tasks
    if not known:
        return  # the cards themselves cannot be read, which is reported where they stand
    for mission in library.all_missions:
        for index, value in enumerate(mission.document.data.get("tasks", {}).get("cards", [])):
            task = value.get("task") if isinstance(value, dict) else value
            if mission.game == "planet-nine":
                if isinstance(value, dict) and "task" in value:
                    yield mission.document.problem(
                        ("tasks", "cards", index, "task"),
                        RULE,
                        "planet-nine has no task cards with ids",
                        "write card: pink 3",
                    )
            elif isinstance(task, str) and task not in known:
                yield mission.document.problem(
                    ("tasks", "cards", index, "task"),
                    RULE,
                    f"there is no task card {task!r}",
                    did_you_mean(task, known) or "see content/deep-sea/tasks.yaml for the ids",
                )
