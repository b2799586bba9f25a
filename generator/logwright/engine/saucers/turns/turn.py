"""Phases II and III: one player's turn and its clean-up."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import (
    DirectionChanged,
    DistanceSet,
    Revealed,
    TurnBegan,
    TurnOrderChanged,
    UpgradeUsed,
)
from logwright.engine.saucers.games.state import Option, State, Turn
from logwright.engine.saucers.pieces import upgrade
from logwright.engine.saucers.pieces.space import DIRECTIONS, Direction
from logwright.engine.saucers.turns import planning
from logwright.engine.saucers.turns import round as end_of_round
from logwright.engine.saucers.turns.boost import OfferBoost
from logwright.engine.saucers.turns.crash import SettleCrashes
from logwright.engine.saucers.turns.movement import fly
from logwright.engine.saucers.turns.placement import PlaceSaucer, ReplaceCrew
from logwright.engine.saucers.turns.shop import OfferUpgrade
from logwright.engine.saucers.upgrades import UseEndUpgrades, UseStartUpgrades


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The next player's turn; after the last one the round ends (cg-040)."""

    def perform(self, state: State) -> State:
        if not state.waiting:
            return state.then(end_of_round.EndRound())
        player = state.waiting[0]
        state = state.but(waiting=state.waiting[1:], turn=None)
        ready = [saucer for saucer in state.saucers_of(player) if saucer not in state.moved]
        # With two players the saucer is chosen now, and the other one has to take the next turn (cg-145).
        return state.ask(ready[0], "saucer", [Option(state.colour(saucer), (TakeTurn(saucer),)) for saucer in ready])


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """The steps of a turn in their printed order (cg-042, cg-043)."""

    saucer: int

    def perform(self, state: State) -> State:
        lost = state.saucers[self.saucer].space is None
        state = state.but(turn=Turn(self.saucer, free_direction=lost), moved=(*state.moved, self.saucer))
        return state.tell(TurnBegan(state.colour(self.saucer))).then(
            # Someone crashed this saucer: it comes back, plays its card and may go anywhere (cg-060 to cg-062).
            *((PlaceSaucer(self.saucer),) if lost else ()),
            UseStartUpgrades(self.saucer),
            Reveal(self.saucer),
            OfferBoost(self.saucer),
            SettleCrashes(),
            ReplaceCrew(),
            UseEndUpgrades(self.saucer),
            OfferUpgrade(self.saucer),
            EndTurn(self.saucer),
        )


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turns the card up (cg-064); placed saucers, patrol tokens and Time Machine may change the direction."""

    saucer: int

    def perform(self, state: State) -> State:
        plan = state.plans[self.saucer]
        assert plan is not None
        state = state.tell(Revealed(state.colour(self.saucer), plan.card.id, plan.direction))
        machine = upgrade.find(state, self.saucer, "on-reveal", "choose")
        free = state.active.free_direction or self.saucer in state.patrol
        name = machine.id if machine and not free else ""
        directions = DIRECTIONS if free or name else (plan.direction,)
        return state.ask(
            self.saucer,
            "direction",
            [Option(direction, (Steer(self.saucer, direction, name),)) for direction in directions],
        )


@dataclass(frozen=True, slots=True)
class Steer:
    """Fixes the direction, takes the card's gain, then settles the distance (cg-065 to cg-068)."""

    saucer: int
    direction: Direction
    upgrade: str = ""

    def perform(self, state: State) -> State:
        plan, colour = state.plans[self.saucer], state.colour(self.saucer)
        assert plan is not None
        if self.direction != plan.direction:
            if self.upgrade:
                state = state.tell(UpgradeUsed(colour, self.upgrade))
            state = state.tell(DirectionChanged(colour, self.direction))
        if plan.card.gain != "nothing":
            state = state.gain(self.saucer, int(plan.card.gain == "booster"), int(plan.card.gain == "energy"))
        distances = plan.card.distances
        options = [Option(f"{far}", (SetOff(self.saucer, self.direction, far),)) for far in distances]
        drive = upgrade.find(state, self.saucer, "during-move", "multiply-distance")
        if drive is not None:
            options += [
                Option(f"{far} x{drive.effect.factor}", (SetOff(self.saucer, self.direction, far, drive.id),))
                for far in distances
                if far
            ]
        return state.ask(self.saucer, "distance", options)


@dataclass(frozen=True, slots=True)
class SetOff:
    """Starts the move. Its distance holds for boosts, too, doubled or not (cg-075, cg-076, ruling B62)."""

    saucer: int
    direction: Direction
    distance: int
    upgrade: str = ""

    def perform(self, state: State) -> State:
        colour, distance = state.colour(self.saucer), self.distance
        if self.upgrade:
            distance *= state.game.upgrades[self.upgrade].effect.factor
            state = state.with_turn(used=(*state.active.used, self.upgrade)).tell(UpgradeUsed(colour, self.upgrade))
        state = state.with_turn(distance=distance).tell(DistanceSet(colour, distance))
        return state.then(fly(self.saucer, self.direction, distance))


@dataclass(frozen=True, slots=True)
class EndTurn:
    """After the probe holder's turn the owner of Rotational Stabilizer may set the order of the rest."""

    saucer: int

    def perform(self, state: State) -> State:
        acted = (*state.acted, state.saucers[self.saucer].player)
        patrol = tuple(saucer for saucer in state.patrol if saucer != self.saucer)  # ruling B57
        state = state.but(turn=None, acted=acted, patrol=patrol).then(NextTurn())
        if len(state.acted) > 1:
            return state
        for owner in range(len(state.saucers)):
            card = upgrade.find(state, owner, "after-first-turn", "choose")
            if card is not None:
                options = [Option("pass", ())]
                options += [Option(way, (SetTurnOrder(owner, card.id, way),)) for way in planning.ROTATIONS]
                return state.ask(owner, "turn-order", options)
        return state


@dataclass(frozen=True, slots=True)
class SetTurnOrder:
    """Reverses the order of the rest; patrol tokens go to those who now act last (ruling B68)."""

    saucer: int
    upgrade: str
    rotation: str

    def perform(self, state: State) -> State:
        order = planning.turn_order(state, self.rotation)[1:]
        if order == state.waiting:
            return state
        state = state.tell(UpgradeUsed(state.colour(self.saucer), self.upgrade), TurnOrderChanged(self.rotation))
        return planning.hand_out_patrol_tokens(state.but(waiting=order))


TURN_OVER = (EndTurn, NextTurn)
"""Where to stop when looking at one turn only."""
