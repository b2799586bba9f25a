"""Crash & Grab: a race of flying saucers on a board of tiles.

`begin` sets a game up, `choose` plays one decision; between two decisions everything happens by itself. Both return
a new `State`, whose `events` tell what led there and whose `decision` says who chooses next, and from what.
"""

from logwright.engine.saucers.box import Box
from logwright.engine.saucers.game import begin, choose
from logwright.engine.saucers.setup import Setup
from logwright.engine.saucers.state import Decision, Option, State

__all__ = ["Box", "Decision", "Option", "Setup", "State", "begin", "choose"]
