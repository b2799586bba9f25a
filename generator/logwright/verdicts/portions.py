"""Games in portions: jobs are cut up, played by any executor, summed up and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from logwright.verdicts.store import Store


class Summable(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


J = TypeVar("J")
P = TypeVar("P", bound=Summable)


@dataclass(frozen=True)
class Trade(Generic[J, P]):
    """How jobs of one kind are done: cut into portions, played, summed up to a verdict, and named in the store."""

    cut: Callable[[J], Sequence[J]]
    work: Callable[[J], P]
    verdict: Callable[[J, P], Any]
    name: Callable[[J], str]


def in_portions(
    jobs: Sequence[J],
    trade: Trade[J, P],
    executor: Executor,
    store: Store[Any] | None = None,
    on_portion: Callable[[J], None] = lambda _: None,
) -> Iterator[Any]:
    """Verdicts as they are finished; `on_portion` hears of every portion that was played."""
    found: dict[int, P] = {}
    left: dict[int, int] = {}
    futures: dict[Future[P], int] = {}
    for index, job in enumerate(jobs):
        known = store.get(trade.name(job)) if store else None
        if known:
            yield replace(known, key=job.key)  # type: ignore[attr-defined]
            continue
        portions = trade.cut(job)
        left[index] = len(portions)
        for portion in portions:
            futures[executor.submit(trade.work, portion)] = index
    for future in as_completed(list(futures)):
        index = futures.pop(future)
        job, part = jobs[index], future.result()
        found[index] = found[index] + part if index in found else part
        left[index] -= 1
        on_portion(job)
        if not left[index]:
            verdict = trade.verdict(job, found.pop(index))
            if store:
                store.put(trade.name(job), verdict)
            yield verdict
