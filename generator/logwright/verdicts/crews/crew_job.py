"""A job: some attempts of a crew at one mission and table. Runs in any process."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from logwright.engine.cards.dealing import NoDeal
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.decision import MINDS_APART, CrewGivesUp
from logwright.engine.crews.level import Level
from logwright.engine.crews.loss import Loss, lost_to
from logwright.engine.search import KernelFull
from logwright.saying import saying
from logwright.verdicts.missions.job import Job


@dataclass(frozen=True)
class CrewJob:
    """The deals of a job, each played once by a crew of this level."""

    job: Job
    level: Level

    @property
    def key(self) -> str:
        return self.job.key

    @property
    def players(self) -> int:
        return self.job.players

    @property
    def games(self) -> int:
        return self.job.count

    def portions(self, size: int) -> list[CrewJob]:
        job = self.job
        return [
            replace(self, job=replace(job, first=first, count=min(size, job.first + job.count - first)))
            for first in range(job.first, job.first + job.count, size)
        ]


@dataclass(frozen=True)
class CrewPart:
    """The result of a job: attempts won, and what the others were lost to. `reason` says why nothing could be dealt, or
    why the crew gave up before all attempts were made."""

    won: int = 0
    lost: Mapping[Loss, int] = field(default_factory=dict)
    seconds: float = 0.0
    reason: str = ""

    @property
    def games(self) -> int:
        return self.won + sum(self.lost.values())

    def __add__(self, other: CrewPart) -> CrewPart:
        lost = {loss: self.lost.get(loss, 0) + other.lost.get(loss, 0) for loss in Loss}
        reason = self.reason or other.reason
        return CrewPart(self.won + other.won, lost, self.seconds + other.seconds, reason)


def work(crew_job: CrewJob) -> CrewPart:
    """Deals, plays, and determines what lost attempts were lost to."""
    job, level = crew_job.job, crew_job.level
    start = time.perf_counter()
    won, lost = 0, Counter[Loss]()
    try:
        for number in range(job.first, job.first + job.count):
            attempt = play_mission(job.mission, job.deal(number), level, Chance(job.seed + MINDS_APART, number))
            if attempt.won:
                won += 1
            else:
                lost[lost_to(job.mission, attempt, level)] += 1
    except CrewGivesUp as gave_up:
        # What was played before counts; the attempts to come would take as long.
        reason = saying("deals.crews-give-up", deal=number, steps=gave_up.steps)
        return CrewPart(won, dict(lost), time.perf_counter() - start, str(reason))
    except NoDeal as error:
        return CrewPart(reason=str(error), seconds=time.perf_counter() - start)
    except KernelFull as error:
        return CrewPart(
            reason=str(saying("deals.crews-cannot", reason=error.said)), seconds=time.perf_counter() - start
        )
    return CrewPart(won, dict(lost), time.perf_counter() - start)
