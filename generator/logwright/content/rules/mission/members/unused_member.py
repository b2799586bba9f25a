"""A chosen member has something to do.

A member that is chosen but appears in no objective, and is not the silent one, changes nothing.

good::

    game: planet-nine
    id: example
    choose:
      - {member: navigator}
    objectives:
      - {who: {chosen: navigator}, tricks: {count: 2}}

bad::

    game: planet-nine
    id: example
    choose:
      - {member: navigator}
    tasks: {count: 2}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.objectives.subject import Subject
from logwright.engine.objectives.walk import inside

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        used = {subject.name for subject in inside(mission.rules.objectives, Subject)}
        used |= {subject.name for subject in inside(mission.rules.tasks, Subject)}
        used |= {mission.rules.communication.silent, mission.rules.communication.speaker}
        for index, member in enumerate(mission.rules.chosen):
            if member.name not in used:
                yield mission.document.problem(("choose", index, "member"), RULE, member=member.name)
