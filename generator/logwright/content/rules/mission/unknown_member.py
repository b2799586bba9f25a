"""Objectives speak of members somebody chooses.

A member named with chosen: must be picked before play, under choose:.

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
    objectives:
      - {who: {chosen: navigator}, tricks: {count: 2}}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from logwright.content.document import Path
from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean
from logwright.content.task_set import TaskCard
from logwright.content.written import written
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.walk import inside

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    cards = library.tasks
    for mission in library.all_missions:
        chosen = [member.name for member in mission.rules.chosen]
        for path, name in _named(mission, cards):
            if name not in chosen:
                yield mission.document.problem(
                    path,
                    RULE,
                    f"nobody chooses the member {name!r}",
                    did_you_mean(name, chosen) or f"add choose: [{{member: {name}}}]",
                )


def _named(mission: LoggedMission, cards: Mapping[str, TaskCard]) -> Iterator[tuple[Path, str]]:
    """The members a mission speaks of, itself or through the task cards it names."""
    for part in ("communication", "tasks", "objectives"):
        for path, value in written(mission.document, part):
            if path[-1] in ("chosen", "silent"):
                yield path, str(value)
    for path, value in written(mission.document, "tasks", "cards"):
        if card := cards.get(str(value)):
            for subject in inside(card.task.objective, Subject):
                if subject.role is Role.CHOSEN:
                    yield path, subject.name
