"""Two players: crew may move between the two saucers of one player when they come close."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.games.event import Transferred
from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.turns.boarding import hand_over


@dataclass(frozen=True, slots=True)
class Transfer:
    """Asks, one at a time, which crew members of the other saucer's colour move there; any number may (cg-146 to
    cg-148).

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
    """The player's other saucers that are directly beside this one, not diagonally."""
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
