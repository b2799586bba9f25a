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

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.all_missions:
        names = [member.name for member in mission.rules.chosen]
        for index, name in enumerate(names):
            if name in names[:index]:
                yield mission.document.problem(
                    ("choose", index, "member"),
                    RULE,
                    f"a member {name!r} is chosen already",
                    "choose another name",
                )
