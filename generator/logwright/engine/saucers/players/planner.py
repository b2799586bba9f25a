"""A player who simulates the turn before deciding: pick-ups, collisions, accelerators, boosts."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.game import advance, choose
from logwright.engine.saucers.games.state import Decision, Option, State
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.players.random import Random
from logwright.engine.saucers.players.taste import best, is_dizzy
from logwright.engine.saucers.players.worth import worth
from logwright.engine.saucers.turns.turn import TURN_OVER, TakeTurn


@dataclass(frozen=True, slots=True)
class Planner:
    """Looks some decisions ahead on its own turn, as if the other saucers stayed where they are.

    All plans are followed to their next decision, as a card of 0-5 shows nothing before that; other options are
    followed only if they are among the most promising.
    """

    depth: int = 2
    width: int = 3

    def choose(self, state: State, decision: Decision, luck: Dice) -> Option:
        if is_dizzy(state):
            return Random().choose(state, decision, luck)
        planning = decision.question == "plan"
        futures = [_own_turn(state, option) if planning else _next(state, option) for option in decision.options]
        width = len(futures) if planning else self.width
        return best(decision.options, self._scores(futures, decision.player, self.depth, width), luck)

    def _scores(self, futures: list[State], player: int, depth: int, width: int) -> list[float]:
        """The best score the player can reach from each future within so many decisions of the same turn."""
        scores = [worth(future, player) for future in futures]
        promising = sorted(range(len(futures)), key=lambda index: -scores[index])[:width]
        for index in promising if depth > 1 else ():
            decision = futures[index].decision
            if decision is not None and decision.player == player and decision.question != "plan":
                further = [_next(futures[index], option) for option in decision.options]
                scores[index] = max(self._scores(further, player, depth - 1, self.width))
        return scores


def _next(state: State, option: Option) -> State:
    return choose(state, option, TURN_OVER)


def _own_turn(state: State, plan: Option) -> State:
    """The player's turn as it would go now with this plan."""
    assert state.decision is not None
    planned = choose(state.but(agenda=state.agenda[:1]), plan)
    return advance(planned.but(agenda=(TakeTurn(state.decision.saucer),)), TURN_OVER)
