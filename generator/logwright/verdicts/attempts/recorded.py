"""An attempt as its record says: the mission is found, the cards are dealt, and everything is decided again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from logwright.content.loading.single_mission_check import check_single_mission
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.read.schema import Schemas
from logwright.engine.attempts.record import AttemptRecord
from logwright.engine.crews.sitting import Sitting, sit_down
from logwright.engine.missions.mission import seats_for
from logwright.engine.objectives.mistake import Mistake
from logwright.saying import listed, saying
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for


def mission_of(mission: str | Mapping[str, Any], library: Library, schemas: Schemas) -> LoggedMission:
    """The mission that a record names or holds. Raises Mistake if there is none."""
    if isinstance(mission, str):
        if mission not in library.missions:
            raise Mistake(saying("mistakes.no-mission", mission=mission), ("mission",))
        return library.missions[mission]
    found = check_single_mission(json.dumps(mission), library, schemas)
    if found.mission is None or found.problems:
        first = found.problems[0].message if found.problems else saying("mistakes.no-mission", mission="")
        raise Mistake(saying("mistakes.unsound-mission", problem=first), ("mission",))
    return found.mission


def deals_of(library: Library, mission: LoggedMission, players: int, seed: int) -> Job:
    """The deals of a mission for so many players. Raises Mistake if it is not for them."""
    jobs = jobs_for(library, [mission], [players], Request(seed=seed))
    if not jobs:
        raise Mistake(saying("mistakes.other-players", known=listed(mission.rules.players)), ("players",))
    return jobs[0]


def resumed(record: AttemptRecord, library: Library, schemas: Schemas) -> tuple[LoggedMission, Sitting]:
    """The mission of a record, and the table as it left it. Raises Mistake, and NoDeal if it cannot be dealt."""
    mission = mission_of(record.mission, library, schemas)
    if len(record.seats) != seats_for(record.players):
        raise Mistake(saying("mistakes.other-seats", seats=seats_for(record.players)), ("seats",))
    job = deals_of(library, mission, record.players, record.seed)
    return mission, sit_down(record, job.mission, job.deal(record.deal))
