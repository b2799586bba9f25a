"""Boosting: after the move a booster buys another one, in any direction."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Boosted, UpgradeUsed
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces import upgrade
from logwright.engine.saucers.pieces.space import DIRECTIONS, Direction
from logwright.engine.saucers.turns.movement import fly


@dataclass(frozen=True, slots=True)
class OfferBoost:
    """Offers a boost to a saucer on the board that has boosters (cg-073 to cg-076; how often is a switch, cg-078)."""

    saucer: int

    def perform(self, state: State) -> State:
        saucer, turn = state.saucers[self.saucer], state.active
        spent = state.game.rules.boosts_per_turn == "one" and turn.boosts > 0
        if saucer.space is None or saucer.boosters == 0 or spent:
            return state
        # A boost by 0 spaces would only waste a booster.
        lengths = [(turn.distance, "")] if turn.distance else []
        amplifier = upgrade.find(state, self.saucer, "on-boost", "choose-distance")
        if amplifier is not None:
            span = range(amplifier.effect.shortest, amplifier.effect.longest + 1)
            lengths += [(distance, amplifier.id) for distance in span if distance != turn.distance]
        if not lengths:
            return state
        options = [
            Option(f"{direction} {distance}", (Boost(self.saucer, direction, distance, name), self))
            for direction in DIRECTIONS
            for distance, name in lengths
        ]
        return state.ask(self.saucer, "boost", [Option("pass", ()), *options])


@dataclass(frozen=True, slots=True)
class Boost:
    saucer: int
    direction: Direction
    distance: int
    upgrade: str = ""

    def perform(self, state: State) -> State:
        saucer = state.saucers[self.saucer]
        state = state.with_saucer(self.saucer, boosters=saucer.boosters - 1)
        state = state.with_turn(boosts=state.active.boosts + 1)
        if self.upgrade:
            state = state.tell(UpgradeUsed(saucer.colour, self.upgrade))
        state = state.tell(Boosted(saucer.colour, self.direction, self.distance))
        return state.then(fly(self.saucer, self.direction, self.distance))
