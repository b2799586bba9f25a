"""Collects verdicts as they arrive, so that an interrupted survey can still show what it knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar


class AtTable(Protocol):
    """A job, or the verdict on it: of a mission or scenario, with so many players."""

    @property
    def key(self) -> str: ...

    @property
    def players(self) -> int: ...


V = TypeVar("V", bound=AtTable)


class RunningSurvey(Protocol[V]):
    """Yields verdicts as they are finished, and has partial results for the others."""

    def __iter__(self) -> Iterator[V]: ...

    def so_far(self) -> list[V]: ...

    @property
    def unkept(self) -> OSError | None: ...


class PartialResults(Generic[V]):
    """The verdicts on some jobs; those based on everything that was asked for are complete."""

    def __init__(self, jobs: Sequence[AtTable]) -> None:
        self._place = {(job.key, job.players): place for place, job in enumerate(jobs)}
        self.complete: list[V] = []
        self._survey: RunningSurvey[V] | None = None

    def take(self, survey: RunningSurvey[V], on_verdict: Callable[[V], None] = lambda _: None) -> None:
        self._survey = survey
        for verdict in survey:
            self.complete.append(verdict)
            on_verdict(verdict)

    @property
    def asked(self) -> int:
        return len(self._place)

    @property
    def unkept(self) -> OSError | None:
        """Why not all could be stored for the next run."""
        return self._survey.unkept if self._survey else None

    @property
    def incomplete(self) -> list[V]:
        known = {(verdict.key, verdict.players) for verdict in self.complete}
        found = self._survey.so_far() if self._survey else []
        return self._in_order([verdict for verdict in found if (verdict.key, verdict.players) not in known])

    @property
    def verdicts(self) -> list[V]:
        """All verdicts in the order of the jobs, including incomplete ones."""
        return self._in_order([*self.complete, *self.incomplete])

    def _in_order(self, verdicts: list[V]) -> list[V]:
        return sorted(verdicts, key=lambda verdict: self._place[verdict.key, verdict.players])
