"""Crew results for every mission: read from content if recorded there, played otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from logwright.content.model.crew_record import CrewRecord, PlainSetting, fingerprint
from logwright.content.model.game_spec import TaskSource
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.crews.level import CLUB, Level
from logwright.engine.crews.loss import Loss
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission, NamedTasks
from logwright.verdicts.crews.crew_job import CrewJob
from logwright.verdicts.crews.crew_survey import crew_jobs
from logwright.verdicts.crews.crew_verdict import CrewVerdict
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for

PLAIN_TASKS = range(1, 11)
SILENT_PLAYERS = 4
"""Silence is compared with communication at the most common table size."""


TEN_MINUTES = 3_000
"""Attempts of club crews that two cores play in ten minutes."""
FEWEST, MOST = 6, 40


def batch(tables: int) -> int:
    """Attempts at each of so many tables: as many as fit into ten minutes, but enough to be meaningful."""
    return max(FEWEST, min(MOST, TEN_MINUTES // max(tables, 1)))


def made_from(library: Library, mission: LoggedMission) -> str:
    plan = mission.rules.tasks
    named = {task.id for task in plan.tasks} if isinstance(plan, NamedTasks) else frozenset[str]()
    cards = [card for card in library.all_tasks if card.id in named or (card.official and card.game == mission.game)]
    pile = (card.document.data["tasks"][card.path[-1]] for card in cards)
    return fingerprint(mission.document.data, library.games[mission.game].document.data, pile)


def kept_records(library: Library, missions: Iterable[LoggedMission]) -> dict[tuple[str, int], CrewRecord]:
    """The records of missions that have not changed since."""
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


def as_record(verdict: CrewVerdict) -> CrewRecord:
    lost = verdict.found.lost
    return CrewRecord(verdict.games, verdict.won, **{loss.value: lost.get(loss, 0) for loss in Loss})
