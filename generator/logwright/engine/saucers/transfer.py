"""Two players: crew may change between the two saucers of one player when they come close."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.boarding import hand_over
from logwright.engine.saucers.crew import CrewMember
from logwright.engine.saucers.event import Transferred
from logwright.engine.saucers.state import Option, State


@dataclass(frozen=True, slots=True)
class Transfer:
    """Asks, one crew member after the other, who goes home; all or some or none may (cg-146 to cg-148).

    It comes up wherever a saucer moves beside its partner, stopping or not, on any turn (ruling B71).
    """

    saucer: int

    def perform(self, state: State) -> State:
        options = [
            Option(f"{member}", (Cross(giver, receiver, member), self))
            for sister in close_sisters(state, self.saucer)
            for giver, receiver in ((self.saucer, sister), (sister, self.saucer))
            for member in state.saucers[giver].crew
            if member.colour == state.colour(receiver)
        ]
        if not options:
            return state
        return state.ask(self.saucer, "transfer", [Option("pass", ()), *options])


@dataclass(frozen=True, slots=True)
class Cross:
    giver: int
    receiver: int
    member: CrewMember

    def perform(self, state: State) -> State:
        event = Transferred(state.colour(self.giver), state.colour(self.receiver), self.member)
        return hand_over(state, self.giver, self.receiver, self.member, event)


def close_sisters(state: State, saucer: int) -> tuple[int, ...]:
    """The player's other saucers that lie right beside this one, not corner to corner."""
    own = state.saucers[saucer]
    return tuple(
        index
        for index, other in enumerate(state.saucers)
        if index != saucer
        and other.player == own.player
        and own.space
        and other.space
        and own.space.touches(other.space)
    )
