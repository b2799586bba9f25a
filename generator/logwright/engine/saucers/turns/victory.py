"""Who has won: the first player whose saucers have a crew member at every station."""

from __future__ import annotations

from logwright.engine.saucers.games.event import Won
from logwright.engine.saucers.games.state import Game, State
from logwright.engine.saucers.pieces.saucer import Saucer


def is_manned(game: Game, saucer: Saucer) -> bool:
    """Any colour will do, unless the table plays the other reading (cg-138, ruling I1)."""
    own_only = game.rules.crew_to_win == "own-colour"
    types = {member.type for member in saucer.crew if not own_only or member.colour == saucer.colour}
    return len(types) >= game.stations_to_win


def check(state: State, player: int) -> State:
    """Ends the game at once when the player has won, before any penalty (cg-138, cg-139, cg-151)."""
    if state.winner is not None:
        return state
    if all(is_manned(state.game, saucer) for saucer in state.saucers if saucer.player == player):
        return state.tell(Won(player)).but(winner=player, agenda=())
    return state
