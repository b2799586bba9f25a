"""An objective about a token needs that token.

task_in speaks of the task that bears a token; some task must bear it.

good::

    game: planet-nine
    id: example
    tasks: {count: 3, tokens: [omega]}
    objectives:
      - task_in: {token: omega, which: last}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    objectives:
      - task_in: {token: omega, which: last}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.placed_tokens import placed_tokens
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.written import written

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.all_missions:
        tokens = {token for _, token in placed_tokens(mission.document.data)}
        for path, value in written(mission.document, "objectives"):
            if path[-2:] == ("task_in", "token") and value not in tokens:
                yield mission.document.problem(
                    path, RULE, f"no task bears the token {value}", "put it on a task, or name another token"
                )
