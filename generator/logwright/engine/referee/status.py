"""The status of an objective: met for good, failed, or open in between (ds-078, ds-083)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class Status(Enum):
    MET = "met for good"
    OPEN = "open"
    FAILED = "failed"


MET, OPEN, FAILED = Status


def all_of(parts: Iterable[Status]) -> Status:
    """Failed as soon as one part is, met for good when all are."""
    result = MET
    for part in parts:
        if part is FAILED:
            return FAILED
        if part is OPEN:
            result = OPEN
    return result


def any_of(parts: Iterable[Status]) -> Status:
    """Met for good as soon as one part is, failed when all are."""
    return opposite(all_of([opposite(part) for part in parts]))


def opposite(of: Status) -> Status:
    return of if of is OPEN else FAILED if of is MET else MET


def between(now: int, at_most: int, least: int | None, most: int | None) -> Status:
    """The status of a number that will end up between `now` and `at_most` and should lie between `least` and `most`."""
    if (least is not None and at_most < least) or (most is not None and now > most):
        return FAILED
    return MET if (least is None or least <= now) and (most is None or at_most <= most) else OPEN
