"""A player who plays the turn through in mind before deciding: pick-ups, collisions, accelerators, boosts."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.dice import Dice
from logwright.engine.saucers.game import advance, choose
from logwright.engine.saucers.players.random import Random
from logwright.engine.saucers.players.taste import best, is_dizzy
from logwright.engine.saucers.players.worth import worth
from logwright.engine.saucers.state import Decision, Option, State
from logwright.engine.saucers.turn import TURN_OVER, TakeTurn


@dataclass(frozen=True, slots=True)
class Planner:
    """Looks some decisions ahead on the own turn, as if the other saucers stayed where they are.

    Plans are all followed to their next decision, for a card of 0-5 shows nothing before; otherwise only the
    most promising options are.
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
        """What the player can make of each future within so many decisions of the same turn."""
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
    """The own turn as it would go right now with a certain plan."""
    assert state.decision is not None
    planned = choose(state.but(agenda=state.agenda[:1]), plan)
    return advance(planned.but(agenda=(TakeTurn(state.decision.saucer),)), TURN_OVER)
