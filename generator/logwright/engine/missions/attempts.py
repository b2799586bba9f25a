"""Attempts at a mission: what goes into the logbook, and the distress token across attempts."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Attempts:
    """One mission until it is won. `failed` counts the attempts lost so far; `distress` is the active token.

    The token stays active across attempts until the mission is won, whether cards are passed again or not,
    and turns back only when a new mission begins (p9-152 to p9-155).
    """

    failed: int = 0
    distress: bool = False
    won: bool = False

    @property
    def logged(self) -> int:
        """What is entered for a mission that was won: the attempts it took, and one for a distress signal.

        The signal costs one for the mission, not one for each attempt (p9-016, p9-156, ruling B23).
        """
        return self.failed + self.won + self.distress

    def call_distress(self) -> Attempts:
        """The signal is sent, on any attempt, the first included (p9-157)."""
        return replace(self, distress=True)

    def lose(self, *, avoidable: bool = True) -> Attempts:
        """An attempt is lost. In Deep Sea a loss that the crew could not have avoided does not count (ds-095)."""
        return replace(self, failed=self.failed + avoidable)

    def win(self) -> Attempts:
        return replace(self, won=True)
