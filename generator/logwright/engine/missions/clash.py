"""A clash: rules of a mission that cannot all be kept, whatever the deal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Clash:
    """A minimal set of rules that cannot be kept together: leaving out any one of them resolves the clash.

    `objectives` and `tasks` are counted from 0, in the mission's order. `tokens`: the order of the tokens is
    part of the clash. `sharing`: so is the way the tasks are shared out; without it one member might own them
    all.
    """

    objectives: tuple[int, ...] = ()
    tasks: tuple[int, ...] = ()
    tokens: bool = False
    sharing: bool = False

    @property
    def size(self) -> int:
        return len(self.objectives) + len(self.tasks) + self.tokens + self.sharing
