"""What happened: one small record per event, in the order of play. Saucers are named by their colour."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.space import Direction, Space


@dataclass(frozen=True, slots=True)
class Event:
    """Prints as its name and its values: `moved red 3,4 3,5`."""

    @property
    def kind(self) -> str:
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()

    def __str__(self) -> str:
        return " ".join([self.kind, *(str(getattr(self, field.name)) for field in fields(self))])


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class Planned(Event):
    """A card lies face down; which one, and which way round, stays hidden."""

    saucer: str


@dataclass(frozen=True, slots=True)
class RotationRolled(Event):
    rotation: str


@dataclass(frozen=True, slots=True)
class PatrolTaken(Event):
    saucer: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    saucer: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    saucer: str
    card: str
    direction: Direction


@dataclass(frozen=True, slots=True)
class DirectionChanged(Event):
    saucer: str
    direction: Direction


@dataclass(frozen=True, slots=True)
class DistanceSet(Event):
    saucer: str
    distance: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    saucer: str
    boosters: int
    energy: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    saucer: str
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class Collided(Event):
    saucer: str
    hit: str
    space: Space


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    saucer: str
    direction: Direction
    distance: int


@dataclass(frozen=True, slots=True)
class Accelerated(Event):
    saucer: str
    direction: Direction
    distance: int


@dataclass(frozen=True, slots=True)
class Boosted(Event):
    saucer: str
    direction: Direction
    distance: int


@dataclass(frozen=True, slots=True)
class Crashed(Event):
    saucer: str
    space: Space


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    saucer: str
    member: CrewMember
    space: Space


@dataclass(frozen=True, slots=True)
class PutDown(Event):
    saucer: str
    member: CrewMember
    space: Space


@dataclass(frozen=True, slots=True)
class Given(Event):
    """The penalty for a crash on one's own turn."""

    saucer: str
    receiver: str
    member: CrewMember


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    saucer: str
    victim: str
    member: CrewMember


@dataclass(frozen=True, slots=True)
class Transferred(Event):
    """Crew that moved between saucers without being stolen."""

    saucer: str
    receiver: str
    member: CrewMember


@dataclass(frozen=True, slots=True)
class SaucerPlaced(Event):
    saucer: str
    site: int
    space: Space


@dataclass(frozen=True, slots=True)
class CrewPlaced(Event):
    member: CrewMember
    site: int
    space: Space


@dataclass(frozen=True, slots=True)
class UpgradeUsed(Event):
    saucer: str
    upgrade: str


@dataclass(frozen=True, slots=True)
class UpgradeBought(Event):
    saucer: str
    upgrade: str


@dataclass(frozen=True, slots=True)
class Relocated(Event):
    """The saucer was set on another space without flying there."""

    saucer: str
    start: Space
    end: Space


@dataclass(frozen=True, slots=True)
class Vanished(Event):
    saucer: str


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    tile: int
    turns: int


@dataclass(frozen=True, slots=True)
class TurnOrderChanged(Event):
    rotation: str


@dataclass(frozen=True, slots=True)
class ProbePassed(Event):
    player: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    player: int
