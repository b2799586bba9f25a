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

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.missing_references import missing_tokens
from logwright.content.rule_helpers.placed_objectives import placed_tokens
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        tokens = {token for _, token in placed_tokens(mission.document.data)}
        for gap in missing_tokens(mission.document, tokens):
            yield mission.document.report(gap.path, RULE, gap.said, gap.hint)
