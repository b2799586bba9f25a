"""A short flight at the end of the turn: Landing Legs."""

from __future__ import annotations

from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.space import DIRECTIONS
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.engine.saucers.turns.movement import fly


def move(state: State, saucer: int, card: Upgrade) -> list[Option]:
    if state.saucers[saucer].space is None:
        return []
    return [Option(direction, (fly(saucer, direction, card.effect.distance),)) for direction in DIRECTIONS]
