"""The stopwatch of Deep Sea."""

from logwright.engine.missions.clock import Clock, without_clock
from logwright.engine.missions.mission import Allocation, Mission, Signal, TasksByDifficulty, Timer, Untimed

TIMED = Mission(
    (3, 4, 5),
    TasksByDifficulty(10),
    Allocation.VOLUNTEERS,
    volunteers=2,
    timer=Timer(300, Untimed(Signal.TERRAIN, difficulty=12)),
)


def test_nobody_acts_before_the_clock_runs() -> None:
    """ds-151, ds-152, ruling B47."""
    clock = Clock(300)
    assert not clock.may_act
    assert clock.start().may_act


def test_the_mission_is_lost_when_time_is_over() -> None:
    """ds-153."""
    clock = Clock(300).start()
    assert [clock.is_over(seconds) for seconds in (0, 300, 300.5)] == [False, False, True]


def test_without_the_clock_the_mission_is_harder_or_quieter() -> None:
    """ds-149, ds-150, ds-154: the volunteers still take all tasks."""
    calm = without_clock(TIMED)
    assert calm.timer is None
    assert calm.tasks == TasksByDifficulty(12)
    assert calm.communication.signal is Signal.TERRAIN
    assert (calm.allocation, calm.volunteers) == (Allocation.VOLUNTEERS, 2)


def test_a_mission_without_a_clock_stays_as_it_is() -> None:
    plain = Mission((3, 4, 5), TasksByDifficulty(4))
    assert without_clock(plain) == plain
