"""What simulated games say about a scenario: completable, unfair, or endless."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from logwright.engine.saucers.reach import Gap
from logwright.engine.saucers.simulation import Statistics

UNFAIR = 0.5
"""A seat is unfair when its share of wins is surely off an even share by more than half of it."""
ENDLESS = 0.05


@dataclass(frozen=True, slots=True)
class Verdict:
    """One word, and the reason as an id with the numbers that belong to it; the words for people are not ours."""

    word: Literal["completable", "unfair", "endless"]
    reason: str
    numbers: tuple[float, ...] = ()


def judge(statistics: Statistics, gaps: tuple[Gap, ...] = ()) -> Verdict:
    """The worst that is certain; bounds are those of the 95 % intervals, so that few games make no bold claims."""
    even = 1 / statistics.players
    unfinished = statistics.games - statistics.finished.hits
    if 1 - statistics.finished.value > ENDLESS:
        return Verdict("endless", "games-without-end", (unfinished, statistics.games))
    if gaps:
        return Verdict("unfair", "site-out-of-reach", (gaps[0].site, len(gaps)))
    for seat in range(statistics.players):
        share = statistics.seat(seat)
        if share.high < even * UNFAIR:
            return Verdict("unfair", "seat-loses", (seat, share.low, share.high, even))
        if share.low > even * (1 + UNFAIR):
            return Verdict("unfair", "seat-wins", (seat, share.low, share.high, even))
    if 0 in statistics.wins:
        # Not even an interval can tell bad luck from a bad seat yet.
        return Verdict("completable", "too-few-games", (statistics.wins.index(0), statistics.games))
    return Verdict("completable", "every-seat-can-win", (statistics.mean_rounds,))
