"""Number tokens leave no gap.

A task with token 3 must be the third of all, and every task without a token comes later (ruling B8);
so some task needs token 2.

good::

    game: planet-nine
    id: example
    tasks: {count: 4, tokens: ['1', '2', '3']}

bad::

    game: planet-nine
    id: example
    tasks: {count: 4, tokens: ['1', '3']}
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
        numbers = {int(token) for _, token in tokens if token.isdigit()}
        for path, token in tokens:
            if token.isdigit() and int(token) > 1 and int(token) - 1 not in numbers:
                yield mission.document.problem(path, RULE, token=int(token), before=int(token) - 1)
