"""A survey: verdicts on many missions at many tables, computed by any executor and stored."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.model.task_pairs import Two
from logwright.engine.search import BUDGET
from logwright.saying import Saying, saying
from logwright.verdicts.missions.inquiry import Step, inquire
from logwright.verdicts.missions.job import Job, JobResult
from logwright.verdicts.missions.mission_store import mission_holds, mission_name
from logwright.verdicts.missions.verdict import MissionVerdict, sum_up
from logwright.verdicts.running.store import Store

AT_ONCE = 16
TOLD_EVERY = 0.5
"""Seconds between two progress reports."""


@dataclass(frozen=True)
class Request:
    """How thoroughly to search."""

    deals: int = 200
    seed: int = 1
    budget: int = BUDGET


def jobs_for(
    library: Library, missions: Iterable[LoggedMission], players: Sequence[int] | None, request: Request
) -> list[Job]:
    """One job per mission and number of players, with all deals in it; a puzzle has only one."""
    piles = {game: tuple(card.task for card in library.pile(game)) for game in library.games}
    return [
        Job(
            key=mission.key,
            players=count,
            mission=mission.rules,
            table=library.games[mission.game].table(count),
            pile=piles[mission.game],
            never_by_two=_never_by_two(library, mission.game, count),
            laid=mission.laid,
            seed=request.seed,
            first=0,
            count=1 if mission.laid else request.deals,
            budget=request.budget,
        )
        for mission in missions
        for count in mission.rules.players
        if players is None or count in players
    ]


def _never_by_two(library: Library, game: str, players: int) -> frozenset[Two]:
    # An automaton plays by different rules; the proofs about pairs do not cover its table.
    if library.games[game].has_automaton(players):
        return frozenset()
    return library.pairs_at(game, players).never_by_two


class Survey:
    """Verdicts as they are finished: from the store where nothing changed, computed otherwise.

    `at_once` limits the jobs in progress: the fewer, the fewer are half done when the work is stopped.
    """

    def __init__(
        self,
        jobs: Sequence[Job],
        executor: Executor,
        store: Store[MissionVerdict] | None = None,
        at_once: int | None = AT_ONCE,
        on_wait: Callable[[Saying], None] | None = None,
    ) -> None:
        self.jobs, self.executor, self.store, self.at_once = jobs, executor, store, at_once
        self.on_wait = on_wait
        self._running: dict[Future[Any], _Running] = {}
        self._done: SimpleQueue[Future[Any]] = SimpleQueue()

    def __iter__(self) -> Iterator[MissionVerdict]:
        unknown = []
        for job in self.jobs:
            known = self.store.get(mission_name(job), partial(mission_holds, job)) if self.store else None
            if known:
                yield replace(known, key=job.key)
            else:
                unknown.append(job)
        waiting = iter(unknown)
        for job in islice(waiting, self.at_once):
            self._begin(job)
        while self._running:
            running = self._running.pop(self._next_done())
            running.left -= 1
            if running.left:
                continue
            try:
                self._hand_out(running, running.inquiry.send([each.result() for each in running.step]))
            except StopIteration as end:
                if self.store:
                    self.store.put(mission_name(running.job), end.value)
                for job in islice(waiting, 1):
                    self._begin(job)
                yield end.value

    def _next_done(self) -> Future[Any]:
        """Waits for the next result and reports progress in the meantime."""
        while self.on_wait:
            try:
                return self._done.get(timeout=TOLD_EVERY)
            except Empty:
                self.on_wait(next(iter(self._running.values())).told())
        return self._done.get()

    @property
    def unkept(self) -> OSError | None:
        """Why a verdict could not be stored for the next run."""
        return self.store.unkept if self.store else None

    def so_far(self) -> list[MissionVerdict]:
        """Partial results of unfinished jobs: from fewer deals than were asked for."""
        return [verdict for running in set(self._running.values()) if (verdict := running.so_far())]

    def _begin(self, job: Job) -> None:
        running = _Running(job, inquire(job))
        self._hand_out(running, next(running.inquiry))

    def _hand_out(self, running: _Running, step: Step) -> None:
        running.parts += running.found()
        running.step, running.left = [], len(step)
        for do, job in step:
            future = self.executor.submit(do, job)
            running.step.append(future)
            self._running[future] = running
            future.add_done_callback(self._done.put)


@dataclass(eq=False)
class _Running:
    """An inquiry, the step it waits for, and the results of its earlier steps."""

    job: Job
    inquiry: Generator[Step, list[Any], MissionVerdict]
    step: list[Future[Any]] = field(default_factory=list)
    left: int = 0
    parts: list[JobResult] = field(default_factory=list)
    begun: float = field(default_factory=time.monotonic)

    def told(self) -> Saying:
        """Progress: what is being searched, for how long, and how many deals are done."""
        done = sum(part.deals for part in (*self.parts, *self.found()))
        job, seconds = self.job, round(time.monotonic() - self.begun)
        return saying("progress.searching", key=job.key, players=job.players, done=done, of=job.count, seconds=seconds)

    def found(self) -> list[JobResult]:
        """Results so far of the step it waits for."""
        over = [future for future in self.step if future.done() and not future.cancelled()]
        results = [future.result() for future in over if not future.exception()]
        return [result for result in results if isinstance(result, JobResult)]

    def so_far(self) -> MissionVerdict | None:
        parts = [*self.parts, *self.found()]
        return sum_up(self.job.key, self.job.players, parts, self.job.table.deck.trump) if parts else None


def survey(
    jobs: Sequence[Job], executor: Executor, store: Store[MissionVerdict] | None = None
) -> Iterator[MissionVerdict]:
    """Verdicts on all jobs, without progress reports."""
    return iter(Survey(jobs, executor, store))
