"""What a host chooses before printing."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.publish.print.paper import A4, Paper


@dataclass(frozen=True)
class PrintOptions:
    """`players` leaves out what concerns other numbers of players."""

    paper: Paper = A4
    players: int | None = None
    low_ink: bool = False

    @property
    def suffix(self) -> str:
        """What tells files of other choices apart by name."""
        parts = [
            "" if self.paper == A4 else self.paper.name,
            f"{self.players}-players" if self.players else "",
            "low-ink" if self.low_ink else "",
        ]
        return "".join(f"-{part}" for part in parts if part)
