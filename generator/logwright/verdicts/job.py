"""A job: some deals of one mission at one table, dealt, searched and refereed. Runs in any process."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from logwright.engine.certificate import Certificate
from logwright.engine.chance import Chance
from logwright.engine.deal import Deal
from logwright.engine.dealing import NoDeal, deal_mission
from logwright.engine.mission import Mission, Task
from logwright.engine.referee import approve
from logwright.engine.search import Answer, Position, Verdict
from logwright.engine.table import Table
from logwright.verdicts.opinion import decide


@dataclass(frozen=True)
class Job:
    """Deals `first` to `first + count - 1` of a seed.

    `pile` holds the task cards to draw from, `never_by_two` those that two members can never both meet.
    """

    key: str
    players: int
    mission: Mission
    table: Table
    pile: tuple[Task, ...]
    seed: int
    first: int
    count: int
    budget: int
    never_by_two: frozenset[frozenset[str]] = frozenset()

    def deal(self, number: int) -> Deal:
        chance = Chance(self.seed, number)
        return deal_mission(
            self.mission,
            self.table,
            chance,
            automaton=self.players == 2,
            pile=self.pile,
            impossible_pairs=self.never_by_two,
        )


@dataclass(frozen=True)
class Example:
    """A deal by its number, and a line of play that wins it."""

    deal: int
    certificate: Certificate


@dataclass(frozen=True)
class Part:
    """What a job found. `reason` says why nothing could be dealt, if so."""

    solvable: int = 0
    unsolvable: tuple[int, ...] = ()
    undecided: tuple[int, ...] = ()
    seconds: float = 0.0
    example: Example | None = None
    reason: str = ""


def work(job: Job) -> Part:
    """Deal, search, referee. A certificate that the referee rejects is a bug of ours and stops the run."""
    with _no_collecting():
        return _worked(job)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Python looks for lost cycles among all it holds, the whole library too. A job leaves hardly any; they wait."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _worked(job: Job) -> Part:
    start = time.perf_counter()
    try:
        deals = [job.deal(number) for number in range(job.first, job.first + job.count)]
    except NoDeal as error:
        return Part(reason=str(error), seconds=time.perf_counter() - start)
    answers = decide([Position(job.mission, deal) for deal in deals], job.budget)
    for deal, answer in zip(deals, answers, strict=True):
        if answer.certificate:
            approve(job.mission, deal, answer.certificate)
    return _part(job, answers, time.perf_counter() - start)


def _part(job: Job, answers: list[Answer], seconds: float) -> Part:
    found: dict[Verdict, list[int]] = {verdict: [] for verdict in Verdict}
    for number, answer in enumerate(answers, start=job.first):
        found[answer.verdict].append(number)
    example = None
    if found[Verdict.SOLVABLE]:
        number = found[Verdict.SOLVABLE][0]
        certificate = answers[number - job.first].certificate
        assert certificate is not None
        example = Example(number, certificate)
    return Part(
        solvable=len(found[Verdict.SOLVABLE]),
        unsolvable=tuple(found[Verdict.UNSOLVABLE]),
        undecided=tuple(found[Verdict.UNDECIDED]),
        seconds=seconds,
        example=example,
    )
