"""The task cards of Deep Sea, for tests."""

from __future__ import annotations

from functools import cache

from logwright.engine.missions.mission import Task
from tests.whole_library import whole_library


@cache
def pile() -> tuple[Task, ...]:
    return tuple(card.task for card in whole_library().pile("deep-sea"))
