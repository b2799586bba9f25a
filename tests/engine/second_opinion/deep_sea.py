"""The task cards of Deep Sea, for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from logwright.content.load import load
from logwright.engine.mission import Task

ROOT = Path(__file__).parents[3]


@cache
def pile() -> tuple[Task, ...]:
    library, _ = load(ROOT)
    return tuple(card.task for card in library.all_tasks if card.official and card.game == "deep-sea")
