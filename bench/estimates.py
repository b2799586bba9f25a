"""How well the model of crews predicts: fitted to half of the attempts that content holds, tried on the others.

python bench/estimates.py [--splits N]
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from math import exp, log
from random import Random
from statistics import fmean

from logwright.content.model.library import Library
from logwright.engine.interval import wilson
from logwright.project import Project
from logwright.verdicts.crews.crew_model import Tries, by_mission, fitted
from logwright.verdicts.crews.kept_records import kept_records

BINS = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9, 1.01)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--splits", type=int, default=20, help="how often the attempts are divided anew (20)")
    options = parser.parse_args()
    library, _ = Project.open().read()
    for game in library.games_in_order:
        _game(library, game.id, tuple(game.players), options.splits)


def _game(library: Library, game: str, players: tuple[int, ...], splits: int) -> None:
    missions = [each for each in library.missions.values() if each.official and each.game == game]
    records = kept_records(library, missions)
    whole = by_mission({place: (each.won, each.attempts) for place, each in records.items()}, players)
    scores: dict[str, list[float]] = {"model": [], "alone": [], "all the same": []}
    bins: dict[float, list[tuple[float, float]]] = {low: [] for low in BINS[:-1]}
    for split in range(splits):
        chance = Random(split)
        halves = {key: tuple(_halved(*each, chance) for each in tries) for key, tries in whole.items()}
        known = {key: tuple(first for first, _ in tries) for key, tries in halves.items()}
        model = fitted(tuple(known.values()))
        mean = [_share(known, n) for n in range(len(players))]
        for key, tries in halves.items():
            for n, estimate in enumerate(model.estimates(known[key])):
                (won, made), (later_won, later) = tries[n]
                if not later:
                    continue
                scores["model"].append(_loss(estimate.rate, later_won, later))
                scores["alone"].append(_loss((won + 1) / (made + 2), later_won, later))
                scores["all the same"].append(_loss(mean[n], later_won, later))
                low = max(edge for edge in bins if edge <= estimate.rate)
                bins[low].append((estimate.rate, later_won / later))
    print(f"\n{game}: {len(missions)} missions, fitted to half of the attempts, {splits} times")
    for name, losses in scores.items():
        print(f"  surprise at an attempt held out, {name}: {fmean(losses):.4f}")
    for low, high in pairwise(BINS):
        if bins[low]:
            said, was = fmean(said for said, _ in bins[low]), fmean(was for _, was in bins[low])
            print(f"  said {low:.1f} to {min(high, 1):.1f}: {said:.3f}, was {was:.3f} ({len(bins[low])} tables)")
    _widths(whole)
    _simulated(whole, splits)


def _widths(whole: dict[str, Tries]) -> None:
    model = fitted(tuple(whole.values()))
    mine, alone = [], []
    for tries in whole.values():
        for (won, made), found in zip(tries, model.estimates(tries), strict=True):
            if made:
                low, high = wilson(won, made)
                mine.append(found.high - found.low)
                alone.append(high - low)
    print(f"  intervals are {fmean(mine):.3f} wide on average, without the model {fmean(alone):.3f}")


def _simulated(whole: dict[str, Tries], splits: int) -> None:
    """Missions drawn from the fitted model, whose true rates are known: how many intervals hold them?"""
    truth = fitted(tuple(whole.values()))
    held, total = 0, 0
    for split in range(splits):
        chance = Random(1000 + split)
        rates = {key: _drawn(truth.mean, truth.covariance, chance) for key in whole}
        played = {
            key: tuple(
                (sum(chance.random() < rate for _ in range(made)), made)
                for rate, (_, made) in zip(rates[key], tries, strict=True)
            )
            for key, tries in whole.items()
        }
        model = fitted(tuple(played.values()))
        for key, tries in played.items():
            for rate, found, (_, made) in zip(rates[key], model.estimates(tries), tries, strict=True):
                if made:
                    held += found.low <= rate <= found.high
                    total += 1
    print(f"  {held / total:.1%} of {total} simulated rates lie in their interval (should be 95 %)")


def _drawn(mean: tuple[float, ...], covariance: tuple[tuple[float, ...], ...], chance: Random) -> list[float]:
    """Rates of a mission, by Cholesky's decomposition."""
    size = len(mean)
    root = [[0.0] * size for _ in range(size)]
    for n in range(size):
        for m in range(n + 1):
            rest = covariance[n][m] - sum(root[n][k] * root[m][k] for k in range(m))
            root[n][m] = rest**0.5 if n == m else rest / root[m][m]
    drawn = [chance.gauss(0, 1) for _ in range(size)]
    odds = [mean[n] + sum(root[n][k] * drawn[k] for k in range(n + 1)) for n in range(size)]
    return [1 / (1 + exp(-each)) for each in odds]


def _halved(won: int, made: int, chance: Random) -> tuple[tuple[int, int], tuple[int, int]]:
    """Attempts won and made in a random half, and in the other."""
    half = set(chance.sample(range(made), made // 2))
    first = sum(number < won for number in half)
    return (first, len(half)), (won - first, made - len(half))


def _share(known: dict[str, Tries], n: int) -> float:
    won, made = sum(tries[n][0] for tries in known.values()), sum(tries[n][1] for tries in known.values())
    return (won + 0.5) / (made + 1)


def _loss(rate: float, won: int, made: int) -> float:
    """How surprising each attempt was, in nats."""
    return -(won * log(rate) + (made - won) * log(1 - rate)) / made


if __name__ == "__main__":
    main()
