"""What simulated games say about a scenario: completable, unfair, or endless."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from logwright.engine.saucers.games.reach import UnreachableSite
from logwright.engine.saucers.games.simulation import Statistics

UNFAIR = 0.5
"""A seat is unfair if its share of wins certainly differs from an even share by more than half of it."""
ENDLESS = 0.05


@dataclass(frozen=True, slots=True)
class SimulationVerdict:
    """One word, and the reason as a message id with its numbers; the wording is added elsewhere."""

    word: Literal["completable", "unfair", "endless"]
    reason: str
    numbers: tuple[float, ...] = ()


def judge(statistics: Statistics, gaps: tuple[UnreachableSite, ...] = ()) -> SimulationVerdict:
    """The worst finding that is certain, by the bounds of the 95 % intervals, so that few games make no bold claims."""
    even = 1 / statistics.players
    unfinished = statistics.games - statistics.finished.hits
    if 1 - statistics.finished.value > ENDLESS:
        return SimulationVerdict("endless", "games-without-end", (unfinished, statistics.games))
    if gaps:
        return SimulationVerdict("unfair", "site-out-of-reach", (gaps[0].site, len(gaps)))
    for seat in range(statistics.players):
        share = statistics.seat(seat)
        if share.high < even * UNFAIR:
            return SimulationVerdict("unfair", "seat-loses", (seat, share.low, share.high, even))
        if share.low > even * (1 + UNFAIR):
            return SimulationVerdict("unfair", "seat-wins", (seat, share.low, share.high, even))
    if 0 in statistics.wins:
        # With so few games even the interval cannot tell bad luck from a bad seat.
        return SimulationVerdict("completable", "too-few-games", (statistics.wins.index(0), statistics.games))
    return SimulationVerdict("completable", "every-seat-can-win", (statistics.mean_rounds,))
