"""A position to be solved: a deal and the mission it is played for."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Mission


@dataclass(frozen=True)
class Position:
    mission: Mission
    deal: Deal
