"""Players of different strength. Each sees only what a person at the table would see."""

from __future__ import annotations

from typing import Protocol

from logwright.engine.saucers.games.state import Decision, Option, State
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.players.greedy import Greedy
from logwright.engine.saucers.players.planner import Planner
from logwright.engine.saucers.players.random import Random

__all__ = ["STRENGTHS", "Greedy", "Planner", "Player", "Random"]


class Player(Protocol):
    """Answers decisions. The same state and the same luck give the same answer."""

    def choose(self, state: State, decision: Decision, luck: Dice, /) -> Option: ...


STRENGTHS: dict[str, Player] = {"random": Random(), "greedy": Greedy(), "planner": Planner()}
"""From weak to strong."""
