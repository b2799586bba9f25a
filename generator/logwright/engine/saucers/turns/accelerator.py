"""Accelerators: a saucer that reaches one stops there and flies off again."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Accelerated, UpgradeUsed
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces import upgrade
from logwright.engine.saucers.pieces.space import DIRECTIONS, Direction
from logwright.engine.saucers.turns import movement


@dataclass(frozen=True, slots=True)
class Accelerate:
    """The full distance again, not the rest (cg-086 to cg-088), and there is no staying (cg-092).

    On the own turn the direction is free (cg-089); a pushed saucer goes on as it was pushed (cg-090, ruling B50).
    """

    saucer: int
    direction: Direction
    distance: int
    pushed: bool

    def perform(self, state: State) -> State:
        if self.pushed:
            return state.then(Launch(self.saucer, self.direction, self.distance, pushed=True))
        regulator = upgrade.find(state, self.saucer, "during-move", "choose-distance")
        options = [Option(f"{direction}", (Launch(self.saucer, direction, self.distance),)) for direction in DIRECTIONS]
        if regulator is not None:
            effect = regulator.effect
            options += [
                Option(f"{direction} {distance}", (Launch(self.saucer, direction, distance, regulator.id),))
                for direction in DIRECTIONS
                for distance in range(effect.shortest, effect.longest + 1)
                if distance != self.distance
            ]
        return state.ask(self.saucer, "accelerate", options)


@dataclass(frozen=True, slots=True)
class Launch:
    saucer: int
    direction: Direction
    distance: int
    upgrade: str = ""
    pushed: bool = False

    def perform(self, state: State) -> State:
        colour = state.colour(self.saucer)
        if self.upgrade:
            state = state.tell(UpgradeUsed(colour, self.upgrade))
        if not self.pushed:
            state = state.with_turn(launches=state.active.launches + 1)
        state = state.tell(Accelerated(colour, self.direction, self.distance))
        return state.then(movement.Flight(self.saucer, self.direction, self.distance, self.distance, self.pushed))


@dataclass(frozen=True, slots=True)
class OfferWasteAccelerator:
    """Waste Accelerator: once per turn an empty crash site may serve as an accelerator."""

    flight: movement.Flight

    def perform(self, state: State) -> State:
        flight = self.flight
        waste = upgrade.find(state, flight.saucer, "during-move", "accelerate")
        if waste is None:
            return state.then(flight)
        use = (
            upgrade.SpendUpgrade(flight.saucer, waste.id),
            Accelerate(flight.saucer, flight.direction, flight.distance, pushed=False),
        )
        return state.ask(flight.saucer, "waste-accelerator", [Option("pass", (flight,)), Option("use", use)])
