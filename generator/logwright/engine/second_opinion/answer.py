"""The second opinion's answer: a verdict, and a certificate if the deal can be won."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from logwright.engine.missions.certificate import Certificate


class SecondVerdict(StrEnum):
    SOLVABLE = "solvable"
    UNSOLVABLE = "unsolvable"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class SecondOpinion:
    """`conflicts` counts the conflicts of the solver, `steps` its propagated literals; a certificate comes with
    `SOLVABLE` only."""

    verdict: SecondVerdict
    conflicts: int
    certificate: Certificate | None = None
    steps: int = 0
