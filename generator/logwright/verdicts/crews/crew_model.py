"""What attempts at many missions say about each of them: a mission that is hard for four is hard for five, too.

Each mission at each number of players has a log-odds of success. Those of a mission are drawn together from a normal
distribution, whose mean and covariance are learnt from all missions of the game (empirical Bayes). A mission's own
attempts and what is known of the others then give its posterior. All is approximated by normal distributions at their
modes; bench/estimates.py measures how well that predicts attempts that were held out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log, pi, sqrt

from logwright.engine.interval import Z95

Vector = tuple[float, ...]
Matrix = tuple[Vector, ...]
Tries = tuple[tuple[int, int], ...]
"""Attempts won and made at each number of players; none made where the mission is not played."""

WIDER = 1.1
"""The mean and the covariance are not known exactly either; with this, simulated rates lie in 95 % of the intervals."""
ROUNDS = 40
STEPS = 4
CAUTION = 2.0
"""As many missions as the belief is worth that log-odds vary by one and independently."""


@dataclass(frozen=True)
class Estimate:
    """The rate at which crews succeed, and between which rates the true one lies (95 %)."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class CrewModel:
    """The log-odds of the missions of a game: their mean and covariance over the numbers of players."""

    mean: Vector
    covariance: Matrix

    def estimates(self, tries: Tries) -> list[Estimate]:
        """Of one mission, for each number of players."""
        mode, spread = _posterior(tries, self.mean, inverse(self.covariance), self.mean)
        return [_estimate(middle, spread[n][n]) for n, middle in enumerate(mode)]


@lru_cache(maxsize=16)
def fitted(missions: tuple[Tries, ...]) -> CrewModel:
    """Mean and covariance by expectation and maximization. Cached, because a site asks once for each language."""
    size = len(missions[0])
    pooled = [(sum(tries[n][0] for tries in missions), sum(tries[n][1] for tries in missions)) for n in range(size)]
    mean = tuple(log((won + 0.5) / (made - won + 0.5)) for won, made in pooled)
    covariance: Matrix = tuple(tuple(1.0 if row == column else 0.5 for column in range(size)) for row in range(size))
    modes = [mean] * len(missions)
    for _ in range(ROUNDS):
        precision = inverse(covariance)
        found = [_posterior(tries, mean, precision, mode) for tries, mode in zip(missions, modes, strict=True)]
        modes = [mode for mode, _ in found]
        mean = tuple(sum(mode[n] for mode in modes) / len(modes) for n in range(size))
        covariance = tuple(
            tuple(
                (
                    sum((mode[a] - mean[a]) * (mode[b] - mean[b]) + spread[a][b] for mode, spread in found)
                    + CAUTION * (a == b)
                )
                / (len(missions) + CAUTION)
                for b in range(size)
            )
            for a in range(size)
        )
    return CrewModel(mean, covariance)


def _posterior(tries: Tries, mean: Vector, precision: Matrix, start: Vector) -> tuple[Vector, Matrix]:
    """The most likely log-odds of a mission, and the covariance around them, by Newton's method."""
    at, spread = start, precision
    places = range(len(mean))
    for _ in range(STEPS):
        rates = [_rate(value) for value in at]
        slope = [
            tries[n][0]
            - tries[n][1] * rates[n]
            - sum(precision[n][other] * (at[other] - mean[other]) for other in places)
            for n in places
        ]
        bend = tuple(
            tuple(precision[n][m] + (tries[n][1] * rates[n] * (1 - rates[n]) if n == m else 0.0) for m in places)
            for n in places
        )
        spread = inverse(bend)
        steps = [sum(spread[n][m] * slope[m] for m in places) for n in places]
        # Far from the mode a full step may lead beyond it.
        at = tuple(value + max(-2.0, min(2.0, step)) for value, step in zip(at, steps, strict=True))
    return at, spread


def _estimate(middle: float, variance: float) -> Estimate:
    """The average rate is that of shrunken log-odds (MacKay's approximation)."""
    half = WIDER * Z95 * sqrt(variance)
    return Estimate(_rate(middle / sqrt(1 + pi * variance / 8)), _rate(middle - half), _rate(middle + half))


def _rate(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def inverse(matrix: Matrix) -> Matrix:
    """Of a small symmetric matrix that is positive definite: no pivots need to be sought."""
    size = len(matrix)
    rows = [[*row, *(1.0 if n == m else 0.0 for m in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = rows[n][n]
        rows[n] = [value / pivot for value in rows[n]]
        for other in range(size):
            if other != n and (factor := rows[other][n]):
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[n], strict=True)]
    return tuple(tuple(row[size:]) for row in rows)


def by_mission(records: Mapping[tuple[str, int], tuple[int, int]], players: Sequence[int]) -> dict[str, Tries]:
    """Attempts won and made by mission, for each of these numbers of players."""
    keys = sorted({key for key, _ in records})
    return {key: tuple(records.get((key, count), (0, 0)) for count in players) for key in keys}
