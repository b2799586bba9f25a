"""The status of a count, given what is left: shared by all phrases about cards, tricks and comparisons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from logwright.engine.objectives.subject import Subject
from logwright.engine.referee.names import Bounds, within
from logwright.engine.referee.scene import Group, RefereeScene
from logwright.engine.referee.status import FAILED, MET, OPEN, Status, all_of, between
from logwright.engine.referee.tally import RefereeTally, without_what_both_count

Rules = dict[str, Callable[[Any, RefereeScene], Status]]
"""How to judge the phrase of each name."""
NONE: Bounds = (0, 0)
SOME: Bounds = (1, None)


def for_each(who: Subject, scene: RefereeScene, say: Callable[[Group], Status]) -> Status:
    groups = scene.groups(who)
    return say(groups[0]) if len(groups) == 1 else all_of(map(say, groups))


def counted(one: RefereeTally, bounds: Bounds, scene: RefereeScene) -> Status:
    now = one.now(scene)
    return between(now, now + one.to_come(scene), *bounds)


def ahead(one: RefereeTally, other: RefereeTally, bounds: Bounds, scene: RefereeScene, always: bool = False) -> Status:
    """The status of a lead of one side over the other: at the end, or after every trick."""
    one, other = without_what_both_count(one, other)
    up, down = one.to_come(scene), other.to_come(scene)
    if not always:
        lead = one.now(scene) - other.now(scene)
        return between(lead - down, lead + up, *bounds)
    lead = 0
    for more, less in zip(one.gains(scene), other.gains(scene), strict=True):
        lead += more - less
        if not within(lead, bounds):
            return FAILED
    # An `always` rule stays open as long as anything is left to count (ruling B5: 29, 34).
    return OPEN if up or down else MET if within(lead, bounds) else FAILED
