"""An inquiry into one mission at one table: the steps to take, one after the other, until there is a verdict."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any

from logwright.verdicts.missions.conclusion import Conclusion, conclude, is_open
from logwright.verdicts.missions.job import Job, JobResult, work
from logwright.verdicts.missions.verdict import Finding, MissionVerdict, sum_up

PORTION = 50
"""Deals handed to a worker at a time: enough to pay for the call, few enough to spread evenly."""

Step = list[tuple[Callable[[Job], Any], Job]]
"""Calls that can run in parallel, each in any process."""


def inquire(job: Job) -> Generator[Step, list[Any], MissionVerdict]:
    """Yields steps, expects their results to be sent back, and returns the verdict.

    If none of the first deals could be won, all deals are examined as a whole before more are tried: a proof takes as
    long as a few dozen of them. Portions that take many steps come back partly done and are continued.
    """
    first, *rest = _portions(job)
    parts = yield [(work, first)]
    rest = [*_left(first, parts[0]), *rest]
    verdict = _summed_up(job, parts)
    conclusion: Conclusion | None = None
    if is_open(verdict):
        (conclusion,) = yield [(conclude, job)]
        if conclusion and conclusion.finding is Finding.IMPOSSIBLE:
            return conclusion.applied_to(verdict)
    while rest:
        more = yield [(work, portion) for portion in rest]
        parts = [*parts, *more]
        rest = [left for portion, part in zip(rest, more, strict=True) for left in _left(portion, part)]
        verdict = _summed_up(job, parts)
    if conclusion and verdict.finding is Finding.UNPROVEN:
        return conclusion.applied_to(verdict)
    return verdict


def _left(portion: Job, part: JobResult) -> list[Job]:
    """The rest of a portion that came back partly done; empty if it cannot be dealt."""
    if not 0 < part.deals < portion.count:
        return []
    return [replace(portion, first=portion.first + part.deals, count=portion.count - part.deals)]


def _summed_up(job: Job, parts: list[Any]) -> MissionVerdict:
    return sum_up(job.key, job.players, parts, job.table.deck.trump)


def _portions(job: Job) -> list[Job]:
    return [replace(job, first=first, count=min(PORTION, job.count - first)) for first in range(0, job.count, PORTION)]
