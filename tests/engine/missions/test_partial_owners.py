"""No pick may leave tasks that can no longer be shared out as they must."""

from __future__ import annotations

from itertools import product

import pytest

from logwright.engine.missions.allocation import can_be_completed, sharing
from logwright.engine.missions.mission import Allocation, Mission
from tests.engine.notation import position, task

HANDS = ("pink 1, pink 2, pink 3", "blue 1, blue 2, blue 3", "green 1, green 2, rocket 4")
HARD, EASY = ((3, 2),), ((3, 1),)
TASKS = (
    task("pink 1", difficulty=HARD, commander_may_own=False),
    task("blue 1", difficulty=HARD),
    task("green 1", difficulty=EASY),
    task("pink 2", difficulty=EASY, commander_may_own=False),
)


@pytest.mark.parametrize("allocation", [kind for kind in Allocation if kind is not Allocation.NONE])
@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("passing", [False, True], ids=["no passing", "passing"])
def test_what_can_be_completed_is_what_some_sharing_completes(
    allocation: Allocation, count: int, passing: bool
) -> None:
    deal = position(*HANDS, tasks=TASKS[:count])
    ways = sharing(Mission((3,), allocation=allocation, volunteers=2, passing=passing), deal)
    whole = [owners for owners in product(range(3), repeat=count) if ways.reaches(owners)]
    for partial in product((None, 0, 1, 2), repeat=count):
        if any(owner not in (None, *ways.eligible[task]) for task, owner in enumerate(partial)):
            continue
        completes = any(
            all(owner in (None, final) for owner, final in zip(partial, owners, strict=True)) for owners in whole
        )
        assert can_be_completed(ways, partial) == completes
