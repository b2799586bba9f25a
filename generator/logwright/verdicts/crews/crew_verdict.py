"""The results of a crew at a mission with one number of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from logwright.cache.plain_data import mapped, number, text, whole
from logwright.engine.crews.loss import Loss
from logwright.engine.interval import wilson
from logwright.verdicts.crews.crew_job import CrewPart


@dataclass(frozen=True)
class CrewVerdict:
    """Attempts won and lost by crews of a level, each at a different deal."""

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
        """Average number of attempts until a crew wins; None if it never did."""
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


def crew_verdict_from_data(data: Any) -> CrewVerdict:
    lost = {Loss(name): count for name, count in mapped(data["lost"], whole).items()}
    found = CrewPart(whole(data["won"]), lost, number(data["seconds"]), text(data["reason"]))
    return CrewVerdict(text(data["id"]), whole(data["players"]), text(data["level"]), found)
