"""An inquiry into one mission at one table: what is to be done, step by step, until the verdict is there."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any

from logwright.verdicts.conclusion import Conclusion, conclude, is_open
from logwright.verdicts.job import Job, work
from logwright.verdicts.verdict import Finding, MissionVerdict, sum_up

PORTION = 50
"""Deals handed to a worker at a time: many enough to pay for the call, few enough to share out evenly."""

Step = list[tuple[Callable[[Job], Any], Job]]
"""Things to do side by side, each in any process."""


def inquire(job: Job) -> Generator[Step, list[Any], MissionVerdict]:
    """Yields steps, wants to be sent what they gave, and returns the verdict.

    If none of the first deals could be won, all deals are looked at as a whole before many more are tried in vain: a
    proof takes as long as a few dozen of them.
    """
    first, *rest = _portions(job)
    parts = yield [(work, first)]
    verdict = _summed_up(job, parts)
    conclusion: Conclusion | None = None
    if is_open(verdict):
        (conclusion,) = yield [(conclude, job)]
        if conclusion and conclusion.finding is Finding.IMPOSSIBLE:
            return conclusion.applied_to(verdict)
    if rest:
        more = yield [(work, portion) for portion in rest]
        verdict = _summed_up(job, [*parts, *more])
    if conclusion and verdict.finding is Finding.UNPROVEN:
        return conclusion.applied_to(verdict)
    return verdict


def _summed_up(job: Job, parts: list[Any]) -> MissionVerdict:
    return sum_up(job.key, job.players, parts, job.table.deck.trump)


def _portions(job: Job) -> list[Job]:
    return [replace(job, first=first, count=min(PORTION, job.count - first)) for first in range(0, job.count, PORTION)]
