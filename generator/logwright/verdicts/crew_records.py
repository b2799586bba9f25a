"""What crews made of every mission: from content where it is kept, played otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from logwright.content.crew_record import CrewRecord, PlainSetting, fingerprint, pile_print
from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.engine.crews.level import CLUB, Level
from logwright.engine.crews.loss import Loss
from logwright.engine.mission import Allocation, DrawnTasks, Mission
from logwright.verdicts.crew_job import CrewJob
from logwright.verdicts.crew_survey import crew_jobs
from logwright.verdicts.crew_verdict import CrewVerdict
from logwright.verdicts.job import Job
from logwright.verdicts.survey import Request, jobs_for

PLAIN_TASKS = range(1, 11)
PLAIN_GAME = "planet-nine"
SILENT_PLAYERS = 4
"""Silence is compared with communication at the table most people sit at."""


TEN_MINUTES = 3_000
"""Attempts of club crews that two cores play in ten minutes."""
FEWEST, MOST = 6, 40


def batch(tables: int) -> int:
    """So many attempts at each of these tables: all that fit into ten minutes, but not fewer than mean something."""
    return max(FEWEST, min(MOST, TEN_MINUTES // max(tables, 1)))


def made_from(library: Library, mission: LoggedMission) -> str:
    return fingerprint(mission.rules, _pile_print(library, mission.game))


@lru_cache(maxsize=8)
def _pile_print(library: Library, game: str) -> str:
    return pile_print(card.task for card in library.pile(game))


def kept_records(library: Library, missions: Iterable[LoggedMission]) -> dict[tuple[str, int], CrewRecord]:
    """What is kept about missions that have not changed since."""
    found = {}
    for mission in missions:
        print_of_it = made_from(library, mission)
        for players in mission.rules.players:
            if record := library.crews.missions.get((mission.key, print_of_it, players)):
                found[mission.key, players] = record
    return found


def mission_jobs(library: Library, missions: Iterable[LoggedMission], games: int, level: Level = CLUB) -> list[CrewJob]:
    return crew_jobs(jobs_for(library, missions, None, Request()), level, games)


def plain_jobs(library: Library, games: int, level: Level = CLUB) -> Iterator[tuple[PlainSetting, CrewJob]]:
    """Missions of nothing but tasks: for every table, and once more in silence."""
    game = library.games[PLAIN_GAME]
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


def as_record(verdict: CrewVerdict) -> CrewRecord:
    lost = verdict.found.lost
    return CrewRecord(verdict.games, verdict.won, **{loss.value: lost.get(loss, 0) for loss in Loss})
