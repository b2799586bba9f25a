"""The second opinion's answer: a verdict, and a certificate if the deal can be won."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from logwright.engine.certificate import Certificate


class Verdict(StrEnum):
    SOLVABLE = "solvable"
    UNSOLVABLE = "unsolvable"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class Answer:
    """`conflicts` counts the dead ends the engine learnt from; a certificate comes with `SOLVABLE` only."""

    verdict: Verdict
    conflicts: int
    certificate: Certificate | None = None
