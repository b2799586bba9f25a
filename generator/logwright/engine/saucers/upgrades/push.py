"""Pushing a saucer from afar: Pulse Cannon."""

from __future__ import annotations

from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.engine.saucers.turns.collision import Push


def push(state: State, saucer: int, card: Upgrade) -> list[Option]:
    here = state.saucers[saucer].space
    if here is None:
        return []
    options = []
    for index, other in enumerate(state.saucers):
        direction = here.direction_to(other.space) if other.space else None
        if direction is not None:
            options.append(Option(other.colour, (Push(index, direction, card.effect.distance),)))
    return options
