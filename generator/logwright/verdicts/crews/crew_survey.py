"""A survey of crews: attempts at many missions and tables, run by any executor, with the verdicts stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

from logwright.cache.code_revision import code_revision
from logwright.cache.revision import revision
from logwright.engine.crews.level import Level
from logwright.verdicts.crews.crew_job import CrewJob, CrewPart, work
from logwright.verdicts.crews.crew_verdict import CrewVerdict, crew_verdict_from_data
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.mission_store import SOLVERS, mission_name
from logwright.verdicts.running.batch_runner import BatchRunner, BatchWork
from logwright.verdicts.running.store import Store

GAMES = 100
PORTION = 10
"""Attempts handed to a worker at a time."""


def crew_jobs(jobs: Sequence[Job], level: Level, games: int) -> list[CrewJob]:
    """Jobs for the same missions and tables as the search, with so many attempts each."""
    return [CrewJob(replace(job, count=games), level) for job in jobs]


def survey_crews(
    jobs: Sequence[CrewJob],
    executor: Executor,
    store: Store[CrewVerdict] | None = None,
    on_games: Callable[[CrewJob], None] = lambda _: None,
) -> BatchRunner[CrewJob, CrewPart]:
    """Verdicts as they are finished; `on_games` is called for every portion played."""
    trade = BatchWork(lambda job: job.portions(PORTION), work, _verdict, crew_name, crew_holds)
    return BatchRunner(jobs, trade, executor, store, on_games)


def _verdict(job: CrewJob, found: CrewPart) -> CrewVerdict:
    return CrewVerdict(job.key, job.players, job.level.name, found)


def crew_store(folder: Path) -> Store[CrewVerdict]:
    return Store(folder, "crew-verdict", crew_verdict_from_data)


def crew_name(job: CrewJob) -> str:
    """The key under which a verdict is stored: everything that affects it."""
    code = code_revision("logwright.verdicts.crews.crew_job", packages=SOLVERS)
    return revision(mission_name(job.job), job.level, code)


def crew_holds(job: CrewJob, verdict: CrewVerdict) -> bool:
    """Whether the numbers are consistent with this job; the results themselves could only be checked by playing
    again."""
    played = verdict.games < job.games if verdict.found.reason else verdict.games == job.games
    return (verdict.players, verdict.level) == (job.players, job.level.name) and played
