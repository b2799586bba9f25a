"""A player who takes any legal option."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.state import Decision, Option, State
from logwright.engine.saucers.pieces.dice import Dice


@dataclass(frozen=True, slots=True)
class Random:
    def choose(self, _: State, decision: Decision, luck: Dice) -> Option:
        pick, _dice = luck.roll(len(decision.options))
        return decision.options[pick - 1]
