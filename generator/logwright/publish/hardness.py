"""How hard missions are for people: what crews made of them, on a scale that the official missions set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from logwright.content.crew_record import CrewRecord, PlainSetting
from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.verdicts.difficulty import Scale, scales
from logwright.verdicts.interval import wilson


@dataclass(frozen=True)
class Hardness:
    """One mission at one number of players. `difficulty` goes from 1 to 10; `like` is the key of another mission."""

    record: CrewRecord
    difficulty: int
    like: str

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.record.won, self.record.attempts)

    @property
    def expected_attempts(self) -> float | None:
        """How many attempts it takes on average; None if no attempt was won."""
        return 1 / self.record.rate if self.record.won else None


@dataclass(frozen=True, eq=False)
class AllHardness:
    """`records` by key of the mission and number of players."""

    library: Library
    records: Mapping[tuple[str, int], CrewRecord] = field(default_factory=dict)

    @property
    def plain(self) -> Mapping[PlainSetting, CrewRecord]:
        return self.library.crews.plain

    def of(self, mission: LoggedMission, players: int) -> Hardness | None:
        """None if no crew has tried it, or nothing official to compare it with."""
        record, scale = self.records.get((mission.key, players)), self._scales.get((mission.game, players))
        if not record or not record.attempts or not scale:
            return None
        return Hardness(record, round(scale.difficulty(record.rate)), scale.like(record.rate, mission.key))

    @cached_property
    def _scales(self) -> dict[tuple[str, int], Scale]:
        return scales(self.library, self.records)
