"""Tables at which tests let crews play."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from logwright.engine.crews.level import CLUB
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for
from tests.whole_library import whole_library

QUICK = replace(CLUB, name="quick", worlds=2, choices=2, budget=40, rehearsals=2)
"""Two worlds are enough to play by the rules, if badly."""


@cache
def jobs(*keys: str, players: int | None = None) -> tuple[Job, ...]:
    library = whole_library()
    missions = [library.missions[key] for key in keys] if keys else library.all_missions
    return tuple(jobs_for(library, missions, None if players is None else [players], Request(deals=1)))
