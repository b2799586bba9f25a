"""How a crew fares at a mission with one number of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from logwright.engine.crews.loss import Loss
from logwright.verdicts.crew_job import CrewPart
from logwright.verdicts.interval import wilson


@dataclass(frozen=True)
class CrewVerdict:
    """Attempts won and lost by crews of a level, each at a deal of its own."""

    key: str
    players: int
    level: str
    found: CrewPart

    @property
    def games(self) -> int:
        return self.found.games

    @property
    def won(self) -> int:
        return self.found.won

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def attempts(self) -> float | None:
        """Attempts a crew needs on average until it wins; None if it never did."""
        return 1 / self.rate if self.won else None

    def share_lost_to(self, loss: Loss) -> float:
        return self.found.lost.get(loss, 0) / self.games if self.games else 0.0

    def to_data(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "id": self.key,
            "players": self.players,
            "level": self.level,
            "games": self.games,
            "won": self.won,
            "rate": round(self.rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "attempts": None if self.attempts is None else round(self.attempts, 2),
            "lost": {loss.value: self.found.lost.get(loss, 0) for loss in Loss},
            "seconds": round(self.found.seconds, 3),
            "reason": self.found.reason,
        }


def crew_verdict_from_data(data: dict[str, Any]) -> CrewVerdict:
    lost = {Loss(name): count for name, count in data["lost"].items()}
    found = CrewPart(data["won"], lost, data["seconds"], data["reason"])
    return CrewVerdict(data["id"], data["players"], data["level"], found)
