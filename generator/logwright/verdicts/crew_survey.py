"""A survey of crews: attempts at many missions and tables, played by any executor, and their verdicts kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

from logwright.engine.crews.level import Level
from logwright.verdicts.crew_job import CrewJob, CrewPart, work
from logwright.verdicts.crew_verdict import CrewVerdict
from logwright.verdicts.job import Job
from logwright.verdicts.portions import Trade, in_portions
from logwright.verdicts.store import Store, name_of

GAMES = 100
PORTION = 10
"""Attempts handed to a worker at a time."""


def crew_jobs(jobs: Sequence[Job], level: Level, games: int) -> list[CrewJob]:
    """The same missions and tables as are searched, with so many attempts at each."""
    return [CrewJob(replace(job, count=games), level) for job in jobs]


def survey_crews(
    jobs: Sequence[CrewJob],
    executor: Executor,
    store: Store[CrewVerdict] | None = None,
    on_games: Callable[[CrewJob], None] = lambda _: None,
) -> Iterator[CrewVerdict]:
    """Verdicts as they are finished; `on_games` hears of every portion that was played."""
    trade = Trade(lambda job: job.portions(PORTION), work, _verdict, crew_name)
    return in_portions(jobs, trade, executor, store, on_games)


def _verdict(job: CrewJob, found: CrewPart) -> CrewVerdict:
    return CrewVerdict(job.key, job.players, job.level.name, found)


def crew_name(job: CrewJob) -> str:
    """The name under which a verdict is kept: everything that has a say in it."""
    said = (name_of(job.job), job.level, _revision())
    return blake2b(repr(said).encode(), digest_size=16).hexdigest()


@cache
def _revision() -> str:
    """Changes with every file that says how crews play and what counts as lost."""
    here = Path(__file__).parent
    digest = blake2b(digest_size=16)
    for path in sorted([*(here.parent / "engine" / "crews").glob("*.py"), here / "crew_job.py"]):
        digest.update(path.relative_to(here.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
