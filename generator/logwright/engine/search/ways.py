"""The ways to share out the tasks, as the kernel sees them: numbers per seat, and tasks with a fixed owner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from logwright.engine.cards.deal import Seat
from logwright.engine.missions.allocation import Shares, Sharing
from logwright.engine.search.words import Words


@dataclass(frozen=True)
class Way:
    """Numbers of tasks for each seat, and tasks whose owner is thereby fixed."""

    shares: Shares
    forced: tuple[tuple[int, Seat], ...] = ()

    def words(self) -> Words:
        words: Words = []
        for bounds in zip(self.shares.least, self.shares.most, strict=True):
            words += bounds
        words.append(len(self.forced))
        for task, seat in self.forced:
            words += (task, 1 << seat)
        return words


def ways(sharing: Sharing) -> list[Way]:
    """All ways to share out the tasks, also with one task handed over afterwards."""
    hardest: list[tuple[tuple[int, Seat], ...]] = [((task, sharing.commander),) for task in sorted(sharing.hardest)]
    first = [Way(shares, forced) for shares in sharing.shares for forced in hardest or [()]]
    if not sharing.hand_over:
        return first
    return list(dict.fromkeys([*first, *(after for way in first for after in _handed_over(way, sharing))]))


def _handed_over(way: Way, sharing: Sharing) -> Iterator[Way]:
    everyone = frozenset(range(sharing.seats))
    for giver in everyone:
        for taker in everyone - {giver}:
            shares = _moved(way.shares, giver, taker)
            if shares is None:
                continue
            if not sharing.hardest and all(seats == everyone for seats in sharing.eligible):
                yield Way(shares)
                continue
            for task, seats in enumerate(sharing.eligible):
                if giver in seats and taker in seats:
                    yield from _with_task_moved(replace(way, shares=shares), task, giver, taker)


def _with_task_moved(way: Way, task: int, giver: Seat, taker: Seat) -> Iterator[Way]:
    settled = dict(way.forced)
    # The seat that had to take this task must be the one that hands it over.
    if settled.get(task, giver) == giver:
        yield replace(way, forced=tuple({**settled, task: taker}.items()))


def _moved(shares: Shares, giver: Seat, taker: Seat) -> Shares | None:
    if not shares.most[giver]:
        return None
    least, most = list(shares.least), list(shares.most)
    least[giver], most[giver] = max(least[giver], 1) - 1, most[giver] - 1
    least[taker], most[taker] = least[taker] + 1, most[taker] + 1
    return Shares(tuple(least), tuple(most))
