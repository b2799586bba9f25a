"""Crew coming aboard: from the board, or from another saucer."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Event, PickedUp, PutDown, UpgradeUsed
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces import upgrade
from logwright.engine.saucers.pieces.crew import CrewMember, LyingCrew
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.turns import victory


def pick_up(state: State, saucer: int, space: Space) -> State:
    """Takes the crew member on a space, if there is one, onto the saucer's mat at once (cg-095, cg-096)."""
    member = state.crew_at(space)
    if member is None:
        return state
    state = _take_from_board(state, saucer, LyingCrew(space, member))
    if state.turn is not None:
        gained = state.turn.crew_gained or state.turn.saucer == saucer
        state = state.with_turn(picked_up=state.turn.picked_up + 1, crew_gained=gained)
    state = victory.check(state, state.saucers[saucer].player)
    return state if state.over else offer_exchange(state, saucer, member)


def hand_over(state: State, giver: int, receiver: int, member: CrewMember, event: Event) -> State:
    """Moves a crew member from one saucer to another; an extra of the type takes its station at once (cg-100)."""
    crew = tuple(other for other in state.saucers[giver].crew if other != member)
    state = state.with_saucer(giver, crew=crew)
    state = state.with_saucer(receiver, crew=(*state.saucers[receiver].crew, member)).tell(event)
    return victory.check(state, state.saucers[receiver].player)


def offer_exchange(state: State, saucer: int, member: CrewMember) -> State:
    """Airlock: the crew member just picked up may change places with any other on the board."""
    airlock = upgrade.find(state, saucer, "on-pickup", "exchange-crew")
    if airlock is None or not state.lying:
        return state
    options = [Option("keep", ())]
    options += [Option(f"{other.member}", (CrewExchange(saucer, airlock.id, member, other),)) for other in state.lying]
    return state.ask(saucer, "exchange-crew", options)


@dataclass(frozen=True, slots=True)
class CrewExchange:
    """Puts one crew member down where another lies and takes that one."""

    saucer: int
    upgrade: str
    member: CrewMember
    other: LyingCrew

    def perform(self, state: State) -> State:
        colour = state.colour(self.saucer)
        crew = tuple(member for member in state.saucers[self.saucer].crew if member != self.member)
        state = state.with_saucer(self.saucer, crew=crew).tell(UpgradeUsed(colour, self.upgrade))
        state = _take_from_board(state, self.saucer, self.other)
        lying = (*state.lying, LyingCrew(self.other.space, self.member))
        state = state.tell(PutDown(colour, self.member, self.other.space)).but(lying=lying)
        return victory.check(state, state.saucers[self.saucer].player)


def _take_from_board(state: State, saucer: int, lying: LyingCrew) -> State:
    aboard = state.saucers[saucer]
    state = state.with_saucer(saucer, crew=(*aboard.crew, lying.member))
    rest = tuple(other for other in state.lying if other != lying)
    return state.tell(PickedUp(aboard.colour, lying.member, lying.space)).but(lying=rest)
