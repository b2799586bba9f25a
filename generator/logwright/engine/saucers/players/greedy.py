"""A player who takes what looks best right now."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.game import choose
from logwright.engine.saucers.games.state import Decision, Option, State
from logwright.engine.saucers.pieces.card import Plan
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.players.random import Random
from logwright.engine.saucers.players.taste import best, is_dizzy
from logwright.engine.saucers.players.worth import STATION, worth
from logwright.engine.saucers.turns.planning import LayCard
from logwright.engine.saucers.turns.turn import TURN_OVER


@dataclass(frozen=True, slots=True)
class Greedy:
    """Plans by looking along straight lines; decides everything else by trying each option."""

    def choose(self, state: State, decision: Decision, luck: Dice) -> Option:
        if is_dizzy(state):
            return Random().choose(state, decision, luck)
        if decision.question == "plan":
            scores = [_glance(state, decision.saucer, option) for option in decision.options]
        else:
            scores = [worth(choose(state, option, TURN_OVER), decision.player) for option in decision.options]
        return best(decision.options, scores, luck)


def _glance(state: State, index: int, option: Option) -> float:
    """Scores a plan by the missing crew along its line, as far as it does not crash."""
    lay = option.tasks[0]
    assert isinstance(lay, LayCard)
    plan: Plan = lay.plan
    saucer = state.saucers[index]
    assert saucer.space is not None
    missing = set(state.game.crew_types) - {member.type for member in saucer.crew}
    best = -STATION
    score = 0.5 * (plan.card.gain != "nothing")
    for step in range(max(plan.card.distances) + 1):
        space = saucer.space.toward(plan.direction, step)
        if space not in state.board:
            break
        member = state.crew_at(space)
        if member is not None and member.type in missing:
            missing.discard(member.type)
            score += STATION
        if step in plan.card.distances:
            best = max(best, score)
        if step and state.board.is_accelerator(space):
            best = max(best, score + 1)
            break
    return best
