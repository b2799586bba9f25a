"""The verdict on a mission at one number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from logwright.cache.plain_data import listed, mapped, number, text, whole, yes_or_no
from logwright.engine.interval import wilson
from logwright.engine.missions.clash import Clash
from logwright.verdicts.missions.job import JobResult


class Finding(StrEnum):
    """Completable: solvable deals exist. Impossible: proved that none does. Unproven: neither was found."""

    COMPLETABLE = "completable"
    IMPOSSIBLE = "impossible"
    UNPROVEN = "unproven"


@dataclass(frozen=True)
class MissionVerdict:
    """The summary of all deals that were tried. `example` is plain data: a deal and its certificate.

    `clash` says which rules make an impossible mission impossible, `reason` why nothing could be dealt. `proof_steps`:
    the number of steps of a checked proof that it is impossible; 0 if that rests on exhaustive search alone.
    """

    key: str
    players: int
    finding: Finding
    solvable: int
    unsolvable: int
    undecided: int
    seconds: float
    example: dict[str, Any] | None = None
    reason: str = ""
    clash: Clash | None = None
    proof_steps: int = 0

    @property
    def deals(self) -> int:
        return self.solvable + self.unsolvable + self.undecided

    @property
    def rate(self) -> float:
        """The share of deals that were shown to be solvable."""
        return self.solvable / self.deals if self.deals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.solvable, self.deals)

    def to_data(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "id": self.key,
            "players": self.players,
            "verdict": self.finding.value,
            "deals": self.deals,
            "solvable": self.solvable,
            "unsolvable": self.unsolvable,
            "undecided": self.undecided,
            "rate": round(self.rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "seconds": round(self.seconds, 3),
            "example": self.example,
            "reason": self.reason,
            "clash": asdict(self.clash) if self.clash else None,
            "proof_steps": self.proof_steps,
        }


def verdict_from_data(data: Any) -> MissionVerdict:
    """The verdict from plain data; does not check that its example wins, which is left to the referee."""
    return MissionVerdict(
        key=text(data["id"]),
        players=whole(data["players"]),
        finding=Finding(data["verdict"]),
        solvable=whole(data["solvable"]),
        unsolvable=whole(data["unsolvable"]),
        undecided=whole(data["undecided"]),
        seconds=number(data["seconds"]),
        example=None if data["example"] is None else mapped(data["example"], lambda part: part),
        reason=text(data["reason"]),
        clash=None if data["clash"] is None else _clash(data["clash"]),
        proof_steps=whole(data["proof_steps"]),
    )


def _clash(data: Any) -> Clash:
    return Clash(
        listed(data["objectives"], whole),
        listed(data["tasks"], whole),
        yes_or_no(data["tokens"]),
        yes_or_no(data["sharing"]),
    )


def sum_up(key: str, players: int, parts: Sequence[JobResult], trump: str) -> MissionVerdict:
    """Combines all parts of one mission and table; the example is that of the lowest deal number."""
    examples = [part.example for part in parts if part.example]
    example = min(examples, key=lambda found: found.deal, default=None)
    return MissionVerdict(
        key=key,
        players=players,
        finding=Finding.COMPLETABLE if example else Finding.UNPROVEN,
        solvable=sum(part.solvable for part in parts),
        unsolvable=sum(len(part.unsolvable) for part in parts),
        undecided=sum(len(part.undecided) for part in parts),
        seconds=sum(part.seconds for part in parts),
        example={"deal": example.deal, **example.certificate.to_data(trump)} if example else None,
        reason=next((part.reason for part in parts if part.reason), ""),
    )
