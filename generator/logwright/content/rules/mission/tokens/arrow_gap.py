"""Arrow tokens leave no gap.

Two arrows mean: after the task with one arrow. Without that task the token says nothing (p9-163).

good::

    game: planet-nine
    id: example
    tasks: {count: 4, tokens: ['>', '>>', '>>>']}

bad::

    game: planet-nine
    id: example
    tasks: {count: 4, tokens: ['>', '>>>']}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.placed_objectives import placed_tokens
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        tokens = placed_tokens(mission.document.data)
        arrows = {token for _, token in tokens if token.startswith(">")}
        for path, token in tokens:
            if token in arrows and len(token) > 1 and token[:-1] not in arrows:
                yield mission.document.problem(path, RULE, token=token, before=token[:-1])
