"""The referee asks nobody else what an objective means: it does without everything the searches read them with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from logwright.engine.cards import distress, play, trick
from logwright.engine.cards.deal import Deal
from logwright.engine.missions import allocation, choices, resolve, task_tricks
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.count import Count, Span
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import PHRASES
from logwright.engine.objectives.position import PositionPart, TrickPosition
from logwright.engine.objectives.selector import Parity, Pick, Selector
from logwright.engine.objectives.subject import Subject
from logwright.engine.referee import Status, WonRuling, approve, ruling
from tests.engine import oracle
from tests.engine.drawn_positions import drawn_told
from tests.engine.told import as_read, certificate

MEANINGS: list[tuple[Any, str]] = [
    (allocation, "sharing"),
    (choices, "token_placements"),
    (choices, "eligible_seats"),
    (distress, "may_pass"),
    (play.Hands, "legal"),
    (resolve, "resolve"),
    (resolve, "condition"),
    (task_tricks, "answerable"),
    (trick, "winning_card"),
    (trick, "winner_of"),
    (Count, "at"),
    (Deal, "holder"),
    (Parity, "fits"),
    (Pick, "fits"),
    (PositionPart, "tricks"),
    (TrickPosition, "tricks"),
    (Selector, "cards"),
    (Selector, "fits"),
    (Span, "__contains__"),
    (Subject, "seen_from"),
    (Task, "difficulty_at"),
    *((phrase, "core") for phrase in (Phrase, *PHRASES.values())),
]
"""Where the searches learn what is meant."""


def test_it_does_without_the_meanings_of_the_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [(as_read(told), oracle.solve(told)) for told in map(drawn_told, range(4000, 4040)) if _is_read(told)]
    won = [(*position, certificate(*found)) for position, found in drawn if found]
    assert len(won) >= 5
    for where, name in MEANINGS:
        monkeypatch.setattr(where, name, _asked(f"{where.__name__}.{name}"))
    for mission, deal, one in won:
        assert approve(mission, deal, one).standing().mission is Status.MET
        assert isinstance(ruling(mission, deal, one), WonRuling)


def _asked(name: str) -> Callable[..., None]:
    def asked(*_: object, **__: object) -> None:
        raise AssertionError(f"the referee asked {name}")

    return asked


def _is_read(told: dict[str, Any]) -> bool:
    try:
        as_read(told)
    except Mistake:
        return False
    return True
