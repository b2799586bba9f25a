"""The core of the objective language: what search, referee and second opinion understand.

Everything counts: tricks or cards won by somebody, compared with a number or with another counter, at the
end or at all times. Besides that there are only order, streaks and choice.
"""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.objectives.count import Count
from logwright.engine.objectives.position import Position
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import Subject
from logwright.engine.objectives.trick_kind import ANY_TRICK, TrickKind


@dataclass(frozen=True)
class Tricks:
    """Counter: tricks of a kind won by somebody."""

    by: Subject
    kind: TrickKind = ANY_TRICK


@dataclass(frozen=True)
class Cards:
    """Counter: cards of a set won by somebody, in tricks of a kind."""

    by: Subject
    cards: Selector
    kind: TrickKind = ANY_TRICK


Counter = Tricks | Cards


@dataclass(frozen=True)
class Comparison:
    """A counter, or the difference of two, lies in a range: at the end, or after every trick."""

    counter: Counter
    count: Count
    minus: Counter | None = None
    always: bool = False


@dataclass(frozen=True)
class Order:
    """Each step happens for the first time no earlier than the step before it, and all of them happen."""

    steps: tuple[Tricks, ...]


@dataclass(frozen=True)
class Streak:
    """The longest run of tricks of a kind that somebody wins one after the other lies in a range."""

    tricks: Tricks
    longest: Count


@dataclass(frozen=True)
class Prediction:
    """Somebody notes a number before the first trick and wins exactly so many tricks (ruling B40)."""

    tricks: Tricks
    secret: bool


@dataclass(frozen=True)
class TaskTrick:
    """The task that bears this token is fulfilled in one of these tricks (Planet Nine, mission 48)."""

    token: str
    which: Position


@dataclass(frozen=True)
class AllOf:
    parts: tuple[Objective, ...]


@dataclass(frozen=True)
class AnyOf:
    parts: tuple[Objective, ...]


@dataclass(frozen=True)
class Not:
    part: Objective


Objective = Comparison | Order | Streak | Prediction | TaskTrick | AllOf | AnyOf | Not
