"""Phase IV: crashed saucers come back, and the probe goes to the player who is behind."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import ProbePassed
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.turns import planning
from logwright.engine.saucers.turns.placement import PlaceSaucer


@dataclass(frozen=True, slots=True)
class EndRound:
    """First the saucers, from the probe holder to the left whatever the die showed, then the probe (cg-044, cg-134)."""

    def perform(self, state: State) -> State:
        seats = [(state.probe + seat) % state.game.players for seat in range(state.game.players)]
        lost = [
            saucer for player in seats for saucer in state.saucers_of(player) if state.saucers[saucer].space is None
        ]
        state = state.but(turn=None)
        return state.then(*(PlaceSaucer(saucer) for saucer in lost), PassProbe(), planning.BeginRound())


@dataclass(frozen=True, slots=True)
class PassProbe:
    """The player with fewest stationed crew takes the probe and begins the next round (cg-135 to cg-137, cg-150)."""

    def perform(self, state: State) -> State:
        probe = next_probe_holder(state)
        return state.but(probe=probe).tell(ProbePassed(probe))


def next_probe_holder(state: State) -> int:
    """Of several the one who acted last in the round just played (cg-136)."""
    fewest = min(state.stationed(player) for player in range(state.game.players))
    return next(player for player in reversed(state.acted) if state.stationed(player) == fewest)
