"""Each token exists once.

There are ten task tokens, all different (p9-166).

good::

    game: planet-nine
    id: example
    tasks: {count: 3, tokens: ['1', '2']}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3, tokens: ['1', '1']}
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
        seen: set[str] = set()
        for path, token in placed_tokens(mission.document.data):
            if token in seen:
                yield mission.document.problem(path, RULE, token=token)
            seen.add(token)
