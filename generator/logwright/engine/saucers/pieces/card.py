"""Movement cards, and the plan a player makes with one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from logwright.engine.saucers.pieces.space import Direction


@dataclass(frozen=True, slots=True)
class MovementCard:
    """How far a saucer may fly with this card, and what it gains before (cg-047, cg-065 to cg-068)."""

    id: str
    distances: tuple[int, ...]
    gain: Literal["booster", "energy", "nothing"]


@dataclass(frozen=True, slots=True)
class Plan:
    """A card laid face down with one of its corners in the notch of the saucer board (cg-046, cg-050)."""

    card: MovementCard
    direction: Direction
