"""Collisions: the mover stops, and the saucer it hits flies on instead."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Collided, Pushed, UpgradeUsed
from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces import upgrade
from logwright.engine.saucers.pieces.space import Direction
from logwright.engine.saucers.turns import movement
from logwright.engine.saucers.turns.crash import crash


@dataclass(frozen=True, slots=True)
class Collision:
    """A saucer has entered the space of another and stops there; the rest of its move is void (cg-079, cg-080).

    Proximity Mines are for the owner's turn: a saucer that is pushed decides nothing (ruling B64).
    """

    saucer: int
    hit: int
    direction: Direction
    distance: int
    left: int
    pushed: bool

    def perform(self, state: State) -> State:
        state = state.tell(Collided(state.colour(self.saucer), state.colour(self.hit), state.position(self.saucer)))
        push = Push(self.hit, self.direction, push_distance(state.game.rules, self.distance, self.left))
        if self.pushed:
            return state.then(push)
        state = state.with_turn(hit=(*state.active.hit, self.hit))
        options = [Option("push", (push,))]
        mines = upgrade.find(state, self.saucer, "on-collision", "crash-hit-saucer")
        if mines is not None:
            options.append(Option("crash", (Blast(self.saucer, self.hit, mines.id),)))
        return state.ask(self.saucer, "push-or-crash", options)


@dataclass(frozen=True, slots=True)
class Push:
    """Sends a saucer off; it may hit others in turn (cg-081, cg-084)."""

    saucer: int
    direction: Direction
    distance: int

    def perform(self, state: State) -> State:
        state = state.tell(Pushed(state.colour(self.saucer), self.direction, self.distance))
        state = siphon(state)
        return state.then(movement.Flight(self.saucer, self.direction, self.distance, self.distance, pushed=True))


@dataclass(frozen=True, slots=True)
class Blast:
    """Proximity Mines: the saucer that was hit crashes where it stands, with the usual reward (ruling B70)."""

    saucer: int
    hit: int
    upgrade: str

    def perform(self, state: State) -> State:
        return crash(state.tell(UpgradeUsed(state.colour(self.saucer), self.upgrade)), self.hit)


def push_distance(rules: Rules, distance: int, left: int) -> int:
    """What the mover had left (cg-082), but at least one: two saucers never share a space (cg-083, ruling B51)."""
    if rules.push == "full":
        return distance
    if left == 0:
        return 1 if rules.last_space_hit == "one" else distance
    return left


def siphon(state: State) -> State:
    """Kinetic Siphon: the first push on one's own turn brings a booster, whoever it pushes (ruling B64)."""
    active = state.active.saucer
    card = upgrade.find(state, active, "on-push", "gain")
    if card is None:
        return state
    state = state.with_turn(used=(*state.active.used, card.id)).tell(UpgradeUsed(state.colour(active), card.id))
    return state.gain(active, card.effect.boosters, card.effect.energy)
