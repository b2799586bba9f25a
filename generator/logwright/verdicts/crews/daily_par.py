"""Par of a deal of the day: how many of a hundred club crews win it. Runs in any process."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import date, timedelta

from logwright.content.model.daily_deals import DailyDeal, Par, ParKey, par_key
from logwright.content.model.library import Library
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.decision import MINDS_APART, CrewGivesUp
from logwright.engine.crews.level import LEVELS, Level
from logwright.verdicts.crews.kept_records import made_from
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for

CREWS = 100
PORTION = 10
"""Crews handed to a worker at a time."""


@dataclass(frozen=True)
class ParJob:
    """Crews `first` to `first + count - 1`, all at deal 0 of the job."""

    job: Job
    level: Level
    first: int
    count: int


def won_of(par_job: ParJob) -> int:
    """How many of these crews win. One that gives up has not won."""
    job, won = par_job.job, 0
    deal = job.deal(0)
    for number in range(par_job.first, par_job.first + par_job.count):
        try:
            won += play_mission(job.mission, deal, par_job.level, Chance(job.seed + MINDS_APART, number)).won
        except CrewGivesUp:
            continue
    return won


def fingerprint_of(library: Library, deal: DailyDeal) -> str:
    return made_from(library, library.missions[deal.mission])


def kept_par(library: Library, deal: DailyDeal) -> Par | None:
    """Par as it is stored, if the mission has not changed since."""
    return library.daily.par_of(deal, fingerprint_of(library, deal))


def deals_without_par(library: Library, first: date, days: int) -> Iterator[DailyDeal]:
    """The deals whose par is not stored, day by day."""
    for offset in range(days):
        for deal in library.daily.of(first + timedelta(days=offset)):
            if kept_par(library, deal) is None:
                yield deal


def work_out_par(library: Library, deal: DailyDeal, executor: Executor, crews: int = CREWS) -> tuple[ParKey, Par]:
    """Lets so many crews play a deal."""
    daily, mission = library.daily, library.missions[deal.mission]
    (job,) = jobs_for(library, [mission], [daily.players], Request(seed=deal.seed))
    portions = [
        ParJob(job, LEVELS[daily.level], first, min(PORTION, crews - first)) for first in range(0, crews, PORTION)
    ]
    won = sum(future.result() for future in [executor.submit(won_of, portion) for portion in portions])
    return par_key(deal, fingerprint_of(library, deal)), Par(won, crews)
