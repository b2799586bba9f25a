"""How hard missions are for people: the results of simulated crews, on a scale set by the official missions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from logwright.content.model.crew_record import CrewRecord, PlainSetting
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.verdicts.crews.crew_model import Estimate
from logwright.verdicts.crews.estimates import estimates
from logwright.verdicts.missions.difficulty import Scale, scales


@dataclass(frozen=True)
class Hardness:
    """One mission at one player count: attempts and what they and those at other player counts tell. `difficulty` goes
    from 1 to 10, its true value lies between `least` and `most` (95 %); `like` is the key of a similar mission."""

    record: CrewRecord
    estimate: Estimate
    difficulty: int
    least: int
    most: int
    like: str

    @property
    def expected_attempts(self) -> float | None:
        """The expected number of attempts; None if nothing speaks for a success."""
        return 1 / self.estimate.rate if self.estimate.rate else None


@dataclass(frozen=True, eq=False)
class AllHardness:
    """`records` are by mission key and player count."""

    library: Library
    records: Mapping[tuple[str, int], CrewRecord] = field(default_factory=dict)

    @property
    def plain(self) -> Mapping[PlainSetting, CrewRecord]:
        return self.library.crews.plain

    def of(self, mission: LoggedMission, players: int) -> Hardness | None:
        """None if no crew has tried it, or there is no official mission to compare it with."""
        place = mission.key, players
        estimate, scale = self._estimates.get(place), self._scales.get((mission.game, players))
        if not estimate or not scale:
            return None
        ends = estimate.high, estimate.rate, estimate.low
        least, found, most = (round(scale.difficulty(rate)) for rate in ends)
        return Hardness(self.records[place], estimate, found, least, most, scale.like(estimate.rate, mission.key))

    @cached_property
    def _estimates(self) -> dict[tuple[str, int], Estimate]:
        return estimates(self.library, self.records)

    @cached_property
    def _scales(self) -> dict[tuple[str, int], Scale]:
        return scales(self.library, self._estimates)
