"""A job: some deals of one mission at one table, dealt, searched and refereed. Runs in any process."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import NoDeal, deal_mission
from logwright.engine.cards.laid_deal import LaidDeal
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.counting import counted_out
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission, Task
from logwright.engine.referee import approve
from logwright.engine.search import KernelAnswer, KernelVerdict, Position
from logwright.saying import read_saying, saying
from logwright.verdicts.missions.opinion import decide


@dataclass(frozen=True)
class Job:
    """Deals `first` to `first + count - 1` of a seed.

    `pile` holds the task cards to draw from, `never_by_two` those that two members can never both meet.
    `laid` is the only deal of a puzzle: whatever its number, a deal is this one.
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
    laid: LaidDeal | None = None

    def deal(self, number: int) -> Deal:
        chance = Chance(self.seed, number)
        deal = deal_mission(
            self.mission,
            self.table,
            chance,
            pile=self.pile,
            impossible_pairs=self.never_by_two,
        )
        return self.laid.of(deal) if self.laid else deal


@dataclass(frozen=True)
class WonDeal:
    """A deal by its number, and a line of play that wins it."""

    deal: int
    certificate: Certificate


ENOUGH = 5_000_000
"""Steps after which a job is returned partly done, so that progress can be shown."""
AT_ONCE = 10


@dataclass(frozen=True)
class JobResult:
    """The result of a job. `reason` says why something could not be dealt, searched or decided, if so."""

    solvable: int = 0
    unsolvable: tuple[int, ...] = ()
    undecided: tuple[int, ...] = ()
    seconds: float = 0.0
    example: WonDeal | None = None
    reason: str = ""

    @property
    def deals(self) -> int:
        return self.solvable + len(self.unsolvable) + len(self.undecided)


def work(job: Job) -> JobResult:
    """Deal, search, referee: all deals, or as many as fit in so many steps. If the referee rejects a certificate, that
    is a bug of ours and stops the run."""
    with _no_collecting():
        return _worked(job)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Pauses garbage collection: it would traverse the whole library, and a job creates hardly any reference cycles."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _worked(job: Job) -> JobResult:
    start = time.perf_counter()
    hopeless = counted_out(job.mission, job.table) is not None
    answers: list[KernelAnswer] = []
    while len(answers) < job.count and sum(answer.steps for answer in answers) < ENOUGH:
        first = job.first + len(answers)
        try:
            deals = [job.deal(number) for number in range(first, min(first + AT_ONCE, job.first + job.count))]
        except NoDeal as error:
            return JobResult(reason=str(error), seconds=time.perf_counter() - start)
        if hopeless:
            answers += [KernelAnswer(KernelVerdict.UNSOLVABLE, 0)] * len(deals)
            continue
        found = decide([Position(job.mission, deal) for deal in deals], job.budget)
        for deal, answer in zip(deals, found, strict=True):
            if answer.certificate:
                approve(job.mission, deal, answer.certificate)
        answers += found
    return replace(_part(job, answers, time.perf_counter() - start), reason=_why_open(job, answers))


def _why_open(job: Job, answers: Sequence[KernelAnswer]) -> str:
    """Why the first undecided deal was given up."""
    for number, answer in enumerate(answers, start=job.first):
        if answer.too_much:
            return str(saying("deals.not-all-searched", reason=read_saying(answer.too_much)))
        if answer.verdict is KernelVerdict.UNDECIDED:
            how = "some-ways" if answer.more_ways else "ways" if answer.ways > 1 else "steps"
            return str(saying(f"deals.given-up.{how}", deal=number, steps=answer.steps, ways=answer.ways))
    return ""


def _part(job: Job, answers: list[KernelAnswer], seconds: float) -> JobResult:
    found: dict[KernelVerdict, list[int]] = {verdict: [] for verdict in KernelVerdict}
    for number, answer in enumerate(answers, start=job.first):
        found[answer.verdict].append(number)
    example = None
    if found[KernelVerdict.SOLVABLE]:
        number = found[KernelVerdict.SOLVABLE][0]
        certificate = answers[number - job.first].certificate
        assert certificate is not None
        example = WonDeal(number, certificate)
    return JobResult(
        solvable=len(found[KernelVerdict.SOLVABLE]),
        unsolvable=tuple(found[KernelVerdict.UNSOLVABLE]),
        undecided=tuple(found[KernelVerdict.UNDECIDED]),
        seconds=seconds,
        example=example,
    )
