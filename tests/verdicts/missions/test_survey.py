"""Whoever waits for a slow deal is told what is searched."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from logwright.saying import Saying
from logwright.verdicts.missions import survey as surveys
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from tests.whole_library import whole_library
from tests.words import in_english


class WhenAsked(Executor):
    """Does nothing until somebody has waited."""

    def __init__(self) -> None:
        self.left: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left.append((future, lambda: fn(*args, **kwargs)))
        return future

    def go_on(self) -> None:
        for future, work in self.left:
            future.set_result(work())
        self.left.clear()


def test_progress_is_told_inside_a_deal(monkeypatch: Any) -> None:
    monkeypatch.setattr(surveys, "TOLD_EVERY", 0.01)
    library, executor = whole_library(), WhenAsked()
    told: list[Saying] = []

    def wait(said: Saying) -> None:
        told.append(said)
        if len(told) > 1:
            executor.go_on()

    jobs = jobs_for(library, [library.missions["planet-nine/05"]], [4], Request(deals=2))
    (verdict,) = Survey(jobs, executor, on_wait=wait)
    assert verdict.deals == 2
    assert in_english(told[0]) == "searching planet-nine/05 with 4 players: 0 of 2 deals, 0 s"
