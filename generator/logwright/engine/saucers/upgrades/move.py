"""A short flight at the end of the turn: Landing Legs."""

from __future__ import annotations

from logwright.engine.saucers.movement import fly
from logwright.engine.saucers.space import DIRECTIONS
from logwright.engine.saucers.state import Option, State
from logwright.engine.saucers.upgrade import Upgrade


def move(state: State, saucer: int, card: Upgrade) -> list[Option]:
    if state.saucers[saucer].space is None:
        return []
    return [Option(direction, (fly(saucer, direction, card.effect.distance),)) for direction in DIRECTIONS]
