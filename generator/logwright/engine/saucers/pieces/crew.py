"""Crew members, and those that lie on the board."""

from __future__ import annotations

from typing import NamedTuple

from logwright.engine.saucers.pieces.space import Space


class CrewMember(NamedTuple):
    """There is one of each type in each colour (cg-007)."""

    colour: str
    type: str

    def __str__(self) -> str:
        return f"{self.colour} {self.type}"


class LyingCrew(NamedTuple):
    """A crew member waiting on the board."""

    space: Space
    member: CrewMember


Queue = tuple[CrewMember, ...]
"""Lost crew of one colour; the first one lies nearest the board and comes first (cg-117, ruling I4)."""
