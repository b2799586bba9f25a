"""Each chosen member has a name of its own.

Two choices under one name would be two different members that nobody can tell apart.

good::

    game: planet-nine
    id: example
    choose:
      - {member: first}
      - {member: second}
    objectives:
      - {who: {chosen: first}, tricks: {count: 1}}
      - {who: {chosen: second}, tricks: {count: 1}}

bad::

    game: planet-nine
    id: example
    choose:
      - {member: first}
      - {member: first}
    objectives:
      - {who: {chosen: first}, tricks: {count: 1}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.missing_references import repeated_members
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        for gap in repeated_members([member.name for member in mission.rules.chosen]):
            yield mission.document.report(gap.path, RULE, gap.said, gap.hint)
