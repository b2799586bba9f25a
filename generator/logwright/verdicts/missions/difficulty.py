"""How hard a mission is for people, from 1 to 10, relative to the official missions.

The difficulty is the share of official missions of the same game and number of players at which crews succeed more
often: 1 means none of them, 10 all of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass

from logwright.content.model.library import Library
from logwright.verdicts.crews.crew_model import Estimate

EASIEST, HARDEST = 1, 10


@dataclass(frozen=True)
class Scale:
    """The official missions sorted by success rate, the hardest first."""

    rates: tuple[float, ...]
    keys: tuple[str, ...]

    @classmethod
    def of(cls, rates: Mapping[str, float]) -> Scale:
        """Builds the scale. Missions that are equally hard stay in the order of the logbook."""
        ranked = sorted(rates, key=lambda key: (rates[key], key))
        return cls(tuple(rates[key] for key in ranked), tuple(ranked))

    def difficulty(self, rate: float) -> float:
        """Missions with the same rate do not count as easier, so a mission that always succeeds has difficulty 1."""
        easier = len(self.rates) - bisect_right(self.rates, rate)
        return EASIEST + (HARDEST - EASIEST) * easier / len(self.rates)

    def like(self, rate: float, other_than: str = "") -> str:
        """The official mission closest in difficulty; of several the one in the middle. Empty if there is none."""
        missions = [
            (abs(known - rate), key) for known, key in zip(self.rates, self.keys, strict=True) if key != other_than
        ]
        closest = min((distance for distance, _ in missions), default=0.0)
        equal = [key for distance, key in missions if distance == closest]
        return equal[len(equal) // 2] if equal else ""


def scales(library: Library, found: Mapping[tuple[str, int], Estimate]) -> dict[tuple[str, int], Scale]:
    """The scale of each game and number of players with known results."""
    rates: dict[tuple[str, int], dict[str, float]] = {}
    for (key, players), estimate in found.items():
        mission = library.missions.get(key)
        if mission and mission.official:
            rates.setdefault((mission.game, players), {})[key] = estimate.rate
    return {place: Scale.of(of_place) for place, of_place in rates.items()}
