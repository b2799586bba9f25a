"""How hard missions are for people: the results of simulated crews, on a scale set by the official missions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from logwright.content.model.crew_record import CrewRecord, PlainSetting
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.verdicts.missions.difficulty import Scale, scales


@dataclass(frozen=True)
class Hardness:
    """One mission at one player count. `difficulty` goes from 1 to 10, its true value lies between `least` and `most`
    (95 %); `like` is the key of a similar mission."""

    record: CrewRecord
    difficulty: int
    least: int
    most: int
    like: str

    @property
    def expected_attempts(self) -> float | None:
        """The expected number of attempts; None if no attempt was won."""
        return 1 / self.record.rate if self.record.won else None


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
        record, scale = self.records.get((mission.key, players)), self._scales.get((mission.game, players))
        if not record or not record.attempts or not scale:
            return None
        low, high = record.interval
        least, found, most = (round(scale.difficulty(rate)) for rate in (high, record.rate, low))
        return Hardness(record, found, least, most, scale.like(record.rate, mission.key))

    @cached_property
    def _scales(self) -> dict[tuple[str, int], Scale]:
        return scales(self.library, self.records)
