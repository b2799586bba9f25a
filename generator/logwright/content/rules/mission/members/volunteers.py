"""There are enough volunteers.

Volunteers go with the allocation of that name, and a table must have as many members.

good::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}
    allocation: volunteers
    volunteers: 2

bad::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}
    volunteers: 2
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import Allocation, seats_for

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        rules = mission.rules
        if rules.volunteers and rules.allocation is not Allocation.VOLUNTEERS:
            yield mission.document.problem(("volunteers",), RULE, "no-allocation", key=True)
        elif rules.volunteers > (members := seats_for(min(rules.players))):
            yield mission.document.problem(
                ("volunteers",), RULE, "too-many", volunteers=rules.volunteers, members=members
            )
