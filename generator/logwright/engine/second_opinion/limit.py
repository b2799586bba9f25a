"""When the second opinion gives up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    """After so many conflicts, which is the same on every machine, or after so many seconds."""

    conflicts: int | None = 1_000_000
    seconds: float | None = None
