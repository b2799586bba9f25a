"""Flying: space by space in one direction, until the distance is covered or something stops the saucer."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Moved
from logwright.engine.saucers.games.state import PendingStep, State
from logwright.engine.saucers.pieces.space import Direction
from logwright.engine.saucers.turns import accelerator, collision
from logwright.engine.saucers.turns.boarding import pick_up
from logwright.engine.saucers.turns.crash import crash
from logwright.engine.saucers.turns.transfer import Transfer


@dataclass(frozen=True, slots=True)
class Flight:
    """A movement under way. `distance` is its full length, `left` what is still to be covered.

    Crash sites and crew never stop a saucer (cg-070, cg-071); a saucer in the way, an accelerator and the
    edge do. A saucer hit on an accelerator is pushed first, then the mover is sent on (ruling B59). Only the
    saucer whose turn it is steers: one that is `pushed` keeps its direction.
    """

    saucer: int
    direction: Direction
    distance: int
    left: int
    pushed: bool = False

    def perform(self, state: State) -> State:
        if self.left == 0:
            return state
        here = state.position(self.saucer)
        there = here.toward(self.direction)
        if there not in state.board:
            return crash(state, self.saucer)

        hit, was_empty = state.occupant(there), state.is_empty(there)
        rest = Flight(self.saucer, self.direction, self.distance, self.left - 1, self.pushed)
        follow: list[PendingStep] = []
        if state.game.two_saucers_each:
            follow.append(Transfer(self.saucer))
        if hit is not None:
            follow.append(collision.Collision(self.saucer, hit, self.direction, self.distance, rest.left, self.pushed))
        if state.board.is_accelerator(there):
            follow.append(accelerator.Accelerate(self.saucer, self.direction, self.distance, self.pushed))
        elif hit is None:
            offer = was_empty and not self.pushed and state.board.is_site(there)
            follow.append(accelerator.OfferWasteAccelerator(rest) if offer else rest)

        state = state.with_saucer(self.saucer, space=there)
        state = state.tell(Moved(state.colour(self.saucer), here, there)).then(*follow)
        # Choices about a pick-up come before everything that follows.
        return pick_up(state, self.saucer, there)


def fly(saucer: int, direction: Direction, distance: int) -> Flight:
    return Flight(saucer, direction, distance, distance)
