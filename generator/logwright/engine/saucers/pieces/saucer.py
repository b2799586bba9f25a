"""A saucer with its mat: crew, boosters, energy and upgrades."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.value import Value


@dataclass(frozen=True)
class Saucer(Value):
    """`space` is None while the saucer is off the board.

    Boosters, energy and upgrades are the saucer's, not the player's (ruling B63).
    """

    colour: str
    player: int
    space: Space | None = None
    crew: tuple[CrewMember, ...] = ()
    boosters: int = 0
    energy: int = 0
    upgrades: tuple[str, ...] = ()

    def stack(self, crew_type: str) -> tuple[CrewMember, ...]:
        """Crew of one type, the stationed member first; one's own colour is at the bottom (cg-099 to cg-102)."""
        members = [member for member in self.crew if member.type == crew_type]
        return tuple(sorted(members, key=lambda member: member.colour != self.colour))

    @property
    def stationed(self) -> int:
        """Number of manned stations. Extras don't count (cg-103)."""
        return len({member.type for member in self.crew})

    @property
    def stealable(self) -> tuple[CrewMember, ...]:
        """Crew of other colours; crew of one's own colour can never be taken away (cg-097, cg-098)."""
        return tuple(member for member in self.crew if member.colour != self.colour)
