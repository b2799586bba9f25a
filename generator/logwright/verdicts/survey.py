"""A survey: verdicts on many missions at many tables, worked out by any executor and kept in a store."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from queue import SimpleQueue
from typing import Any

from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.content.task_pairs import Two
from logwright.engine.search import BUDGET
from logwright.verdicts.inquiry import Step, inquire
from logwright.verdicts.job import Job
from logwright.verdicts.store import Store, name_of
from logwright.verdicts.verdict import MissionVerdict


@dataclass(frozen=True)
class Request:
    """How thoroughly to look."""

    deals: int = 200
    seed: int = 1
    budget: int = BUDGET


def jobs_for(
    library: Library, missions: Iterable[LoggedMission], players: Sequence[int] | None, request: Request
) -> list[Job]:
    """One job per mission and number of players, with all deals in it."""
    piles = {game: tuple(card.task for card in library.pile(game)) for game in library.games}
    return [
        Job(
            key=mission.key,
            players=count,
            mission=mission.rules,
            table=library.games[mission.game].table(count),
            pile=piles[mission.game],
            never_by_two=_never_by_two(library, mission.game, count),
            seed=request.seed,
            first=0,
            count=request.deals,
            budget=request.budget,
        )
        for mission in missions
        for count in mission.rules.players
        if players is None or count in players
    ]


def _never_by_two(library: Library, game: str, players: int) -> frozenset[Two]:
    # An automaton plays by rules of its own; nothing was proved about pairs at its table.
    known = game == "deep-sea" and players in library.pairs
    return library.pairs[players].never_by_two if known else frozenset()


def survey(
    jobs: Sequence[Job], executor: Executor, store: Store[MissionVerdict] | None = None
) -> Iterator[MissionVerdict]:
    """Verdicts as they are finished: from the store where nothing changed, worked out otherwise."""
    work = _Work(executor)
    for job in jobs:
        known = store.get(name_of(job)) if store else None
        if known:
            yield replace(known, key=job.key)
        else:
            work.begin(job)
    for job, verdict in work.verdicts():
        if store:
            store.put(name_of(job), verdict)
        yield verdict


@dataclass(eq=False)
class _Running:
    """An inquiry, and the step it waits for."""

    job: Job
    inquiry: Generator[Step, list[Any], MissionVerdict]
    step: list[Future[Any]] = field(default_factory=list)
    left: int = 0


class _Work:
    """Inquiries that go on side by side, each at its own step."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self.running: dict[Future[Any], _Running] = {}
        self.done: SimpleQueue[Future[Any]] = SimpleQueue()

    def begin(self, job: Job) -> None:
        running = _Running(job, inquire(job))
        self._hand_out(running, next(running.inquiry))

    def verdicts(self) -> Iterator[tuple[Job, MissionVerdict]]:
        while self.running:
            future = self.done.get()
            running = self.running.pop(future)
            running.left -= 1
            if running.left:
                continue
            try:
                step = running.inquiry.send([each.result() for each in running.step])
            except StopIteration as end:
                yield running.job, end.value
            else:
                self._hand_out(running, step)

    def _hand_out(self, running: _Running, step: Step) -> None:
        running.step, running.left = [], len(step)
        for do, job in step:
            future = self.executor.submit(do, job)
            running.step.append(future)
            self.running[future] = running
            future.add_done_callback(self.done.put)
