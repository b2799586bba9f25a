"""Where nobody may communicate, nothing is said about how.

With `mode: none`, or when `until_trick` comes before `from_trick`, no card is ever shown. What else is written about
communication would change nothing.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}
    communication: {from_trick: 2, until_trick: 4, messages: 2}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    communication: {mode: none, messages: 2}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        said: dict[str, Any] = mission.document.data.get("communication", {})
        if said.get("mode") == "none":
            for field in said:
                if field != "mode":
                    yield mission.document.problem(("communication", field), RULE, "idle", field=field)
        elif 0 < (until := said.get("until_trick", 0)) < (start := said.get("from_trick", 1)):
            path = ("communication", "until_trick")
            yield mission.document.problem(path, RULE, "never", until=until, start=start)
