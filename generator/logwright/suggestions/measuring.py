"""How hard a mission is that nobody has played yet: a club crew makes some attempts."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.crews.level import CLUB
from logwright.verdicts.crews.crew_job import CrewJob, CrewPart
from logwright.verdicts.crews.crew_job import work as play
from logwright.verdicts.missions.difficulty import Scale
from logwright.verdicts.missions.job import Job

FIRST_GAMES, ALL_GAMES = 16, 48
"""Attempts for a rough estimate, and for the final decision."""


def played(job: Job, games: int) -> CrewPart:
    return play(CrewJob(replace(job, count=games), CLUB))


def difficulty(found: CrewPart, scale: Scale) -> float:
    """A mission that cannot be dealt counts as hardest."""
    return scale.difficulty(found.won / found.games if found.games else 0.0)
