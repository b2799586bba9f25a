"""Splits jobs into batches, runs them on any executor, and sums up and stores their results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, Protocol, Self, TypeVar

from logwright.verdicts.running.store import Store


class Summable(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


J = TypeVar("J")
P = TypeVar("P", bound=Summable)


@dataclass(frozen=True)
class BatchWork(Generic[J, P]):
    """How to run jobs of one kind: split into portions, played, summed up to a verdict, and named in the store.

    `holds` checks whether a stored verdict is consistent with the job.
    """

    cut: Callable[[J], Sequence[J]]
    work: Callable[[J], P]
    verdict: Callable[[J, P], Any]
    name: Callable[[J], str]
    holds: Callable[[J, Any], bool]


class BatchRunner(Generic[J, P]):
    """Verdicts as they are finished; `on_portion` is called for every portion played."""

    def __init__(
        self,
        jobs: Sequence[J],
        trade: BatchWork[J, P],
        executor: Executor,
        store: Store[Any] | None = None,
        on_portion: Callable[[J], None] = lambda _: None,
    ) -> None:
        self.jobs, self.trade, self.executor, self.store, self.on_portion = jobs, trade, executor, store, on_portion
        self._found: dict[int, P] = {}

    def __iter__(self) -> Iterator[Any]:
        left: dict[int, int] = {}
        futures: dict[Future[P], int] = {}
        for index, job in enumerate(self.jobs):
            known = self.store.get(self.trade.name(job), partial(self.trade.holds, job)) if self.store else None
            if known:
                yield replace(known, key=job.key)  # type: ignore[attr-defined]
                continue
            portions = self.trade.cut(job)
            left[index] = len(portions)
            for portion in portions:
                futures[self.executor.submit(self.trade.work, portion)] = index
        for future in as_completed(list(futures)):
            index = futures.pop(future)
            job, part = self.jobs[index], future.result()
            self._found[index] = self._found[index] + part if index in self._found else part
            left[index] -= 1
            self.on_portion(job)
            if not left[index]:
                verdict = self.trade.verdict(job, self._found.pop(index))
                if self.store:
                    self.store.put(self.trade.name(job), verdict)
                yield verdict

    @property
    def unkept(self) -> OSError | None:
        """Why a verdict could not be stored for the next run."""
        return self.store.unkept if self.store else None

    def so_far(self) -> list[Any]:
        """Partial results of unfinished jobs: from fewer games than were asked for."""
        return [self.trade.verdict(self.jobs[index], found) for index, found in self._found.items()]
