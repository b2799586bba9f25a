"""What crews play for the records in content, and how that is recorded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from logwright.content.model.crew_record import CrewRecord, PlainSetting
from logwright.content.model.game_spec import TaskSource
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.crews.level import CLUB, Level
from logwright.engine.crews.loss import Loss
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission
from logwright.verdicts.crews.crew_job import CrewJob, CrewPart
from logwright.verdicts.crews.crew_survey import crew_jobs
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for

PLAIN_TASKS = range(1, 11)
SILENT_PLAYERS = 4
"""Silence is compared with communication at the most common table size."""

EDITION = 1
"""Raised when crews win more or less often than before on the same deals (bench/crews.py --against): then records begin
anew. As long as they are equally strong, attempts count together, whatever code played them."""

TEN_MINUTES = 3_000
"""Attempts of club crews that two cores play in ten minutes."""
FEWEST, MOST = 6, 40


def batch(tables: int) -> int:
    """Attempts at each of so many tables: as many as fit into ten minutes, but enough to be meaningful."""
    return max(FEWEST, min(MOST, TEN_MINUTES // max(tables, 1)))


def mission_jobs(library: Library, missions: Iterable[LoggedMission], games: int, level: Level = CLUB) -> list[CrewJob]:
    return crew_jobs(jobs_for(library, missions, None, Request()), level, games)


def plain_jobs(library: Library, games: int, level: Level = CLUB) -> Iterator[tuple[PlainSetting, CrewJob]]:
    """Missions with nothing but tasks: for every table, and once more in silence."""
    # Any game whose tasks are cards of its deck would do; the stored records are those of the first.
    game = next(game for game in library.games_in_order if game.tasks.source is TaskSource.DECK)
    for talking in (True, False):
        for players in game.players if talking else (SILENT_PLAYERS,):
            for tasks in PLAIN_TASKS:
                mission = Mission((players,), DrawnTasks(tasks), Allocation.DRAFT, passing=game.passing)
                job = Job(
                    key=f"{tasks} tasks{'' if talking else ' in silence'}",
                    players=players,
                    mission=mission,
                    table=game.table(players),
                    pile=(),
                    seed=Request().seed,
                    first=0,
                    count=games,
                    budget=Request().budget,
                )
                yield PlainSetting(tasks, players, talking), CrewJob(job, replace(level, speaks=talking))


def as_record(found: CrewPart) -> CrewRecord:
    return CrewRecord(found.games, found.won, **{loss.value: found.lost.get(loss, 0) for loss in Loss})
