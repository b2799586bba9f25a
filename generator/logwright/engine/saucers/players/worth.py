"""Evaluates a state for a player, as one number."""

from __future__ import annotations

from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.saucer import Saucer

WIN = 1000.0
STATION = 10.0
SAFE = 2.0
"""A member of one's own colour at a station: nobody can take it away."""
SPARE = 1.0
BOOSTER = 0.8
ENERGY = 0.9
UPGRADE = 3.0
NEARBY = 4.0
CRASHED = 1.5


def worth(state: State, player: int) -> float:
    """What the player has, less half of what the best other player has."""
    if state.winner is not None:
        return WIN if state.winner == player else -WIN
    own = sum(_holdings(saucer) + _prospects(state, saucer) for saucer in state.saucers if saucer.player == player)
    others = [
        sum(_holdings(saucer) for saucer in state.saucers if saucer.player == other)
        for other in range(state.game.players)
        if other != player
    ]
    return own - max(others, default=0.0) / 2


def _holdings(saucer: Saucer) -> float:
    types = {member.type for member in saucer.crew}
    own = {member.type for member in saucer.crew if member.colour == saucer.colour}
    spare = len(saucer.crew) - len(types)
    return (
        STATION * len(types)
        + SAFE * len(own)
        + SPARE * spare
        # The fourth booster and the fourth energy help less than the first.
        + BOOSTER * min(saucer.boosters, 3)
        + ENERGY * min(saucer.energy, 4)
        + UPGRADE * len(saucer.upgrades)
    )


def _prospects(state: State, saucer: Saucer) -> float:
    """Value of missing crew nearby; only the nearest counts."""
    if saucer.space is None:
        return -CRASHED
    missing = set(state.game.crew_types) - {member.type for member in saucer.crew}
    distances = [saucer.space.distance_to(lying.space) for lying in state.lying if lying.member.type in missing]
    return NEARBY / (1 + min(distances)) if distances else 0.0
