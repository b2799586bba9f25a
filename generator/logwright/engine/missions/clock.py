"""Missions against the clock, and how they are played without it (ds-149 to ds-154)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.missions.mission import Mission, TasksByDifficulty


@dataclass(frozen=True)
class Clock:
    """The stopwatch of a mission. It starts when all tasks have owners (ds-151, ruling B47)."""

    seconds: int
    running: bool = False

    def start(self) -> Clock:
        return replace(self, running=True)

    @property
    def may_act(self) -> bool:
        """Whether the crew may act: before the clock runs nobody plays or communicates (ds-152)."""
        return self.running

    def is_over(self, elapsed: float) -> bool:
        """Whether the crew has run out of time and so lost the mission (ds-153)."""
        return self.running and elapsed > self.seconds


def without_clock(mission: Mission) -> Mission:
    """The same mission for a crew that plays without the stopwatch: with less communication, or harder (ds-154).

    The allocation of the tasks stays the same.
    """
    if mission.timer is None or mission.timer.untimed is None:
        return replace(mission, timer=None)
    untimed = mission.timer.untimed
    return replace(
        mission,
        tasks=TasksByDifficulty(untimed.difficulty),
        communication=replace(mission.communication, signal=untimed.signal),
        timer=None,
    )
