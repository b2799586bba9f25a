"""Placing saucers and lost crew on crash sites by die."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import CrewPlaced, SaucerPlaced, UpgradeUsed
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces import upgrade
from logwright.engine.saucers.pieces.crew import LyingCrew


def free_sites(state: State) -> tuple[int, ...]:
    return tuple(number for number, space in state.board.sites.items() if state.is_empty(space))


def roll_site(state: State) -> tuple[int, State]:
    """Rolls for a crash site; if it is taken, counts up to the next free one, from 12 on to 1 (cg-118, cg-119)."""
    free = free_sites(state)
    if not free:
        raise ValueError("no crash site is free")
    sides = state.game.placement_sides
    while True:
        roll, dice = state.dice.roll(sides)
        state = state.but(dice=dice)
        if roll in free or state.game.rules.occupied_site == "next":
            return min(free, key=lambda number: (number - roll) % sides), state


@dataclass(frozen=True, slots=True)
class PlaceSaucer:
    """Brings a saucer back onto the board, by die or, with Regeneration Gateway, where its owner chooses."""

    saucer: int

    def perform(self, state: State) -> State:
        gateway = upgrade.find(state, self.saucer, "when-placed", "choose")
        if gateway is None:
            return state.then(RollForSaucer(self.saucer))
        options = [Option("roll", (RollForSaucer(self.saucer),))]
        options += [Option(f"site {site}", (Land(self.saucer, site, gateway.id),)) for site in free_sites(state)]
        return state.ask(self.saucer, "crash-site", options)


@dataclass(frozen=True, slots=True)
class RollForSaucer:
    saucer: int

    def perform(self, state: State) -> State:
        site, state = roll_site(state)
        return state.then(Land(self.saucer, site))


@dataclass(frozen=True, slots=True)
class Land:
    """Puts the saucer on a crash site; except during setup, Scavenger Bot gives its owner something."""

    saucer: int
    site: int
    upgrade: str = ""

    def perform(self, state: State) -> State:
        colour = state.colour(self.saucer)
        space = state.board.sites[self.site]
        if self.upgrade:
            state = state.tell(UpgradeUsed(colour, self.upgrade))
        state = state.with_saucer(self.saucer, space=space).tell(SaucerPlaced(colour, self.site, space))
        bot = upgrade.find(state, self.saucer, "when-placed", "gain")
        if bot is None or state.round == 0:
            return state
        state = state.tell(UpgradeUsed(colour, bot.id))
        return state.gain(self.saucer, bot.effect.boosters, bot.effect.energy)


@dataclass(frozen=True, slots=True)
class ReplaceCrew:
    """For each crew member taken from the board this turn the player places a lost one (cg-115 to cg-121)."""

    def perform(self, state: State) -> State:
        if state.active.picked_up == 0:
            return state
        waiting = [queue for queue in state.queues if queue]
        if not waiting or not free_sites(state):
            return state.with_turn(picked_up=0)
        state = state.with_turn(picked_up=state.active.picked_up - 1)
        options = [Option(f"{queue[0]}", (PlaceCrew(queue[0].colour), self)) for queue in waiting]
        return state.ask(state.active.saucer, "lost-crew", options)


@dataclass(frozen=True, slots=True)
class PlaceCrew:
    """Puts the first crew member of a queue on a crash site by die."""

    colour: str

    def perform(self, state: State) -> State:
        member = next(queue[0] for queue in state.queues if queue and queue[0].colour == self.colour)
        queues = tuple(queue[1:] if queue and queue[0] == member else queue for queue in state.queues)
        site, state = roll_site(state)
        space = state.board.sites[site]
        state = state.but(queues=queues, lying=(*state.lying, LyingCrew(space, member)))
        return state.tell(CrewPlaced(member, site, space))
