"""Crash & Grab: a race of flying saucers on a board of tiles.

`begin` sets a game up, `choose` plays one decision; everything between two decisions is automatic. Both return a new
`State`: its `events` say what happened, its `decision` says who chooses next, and from what.
"""

from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.games.state import Decision, Option, State
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.turns.setup import Setup

__all__ = ["Box", "Decision", "Option", "Setup", "State", "begin", "choose"]
