"""The core of the objective language: what search and second opinion understand.

Everything counts: tricks or cards won by somebody, compared with a number or with another counter, at the
end or at all times. Besides that there are only order, streaks and choice.
"""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.objectives.count import Count
from logwright.engine.objectives.course import Course
from logwright.engine.objectives.position import TrickPosition
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.trick_kind import ANY_TRICK, TrickKind


@dataclass(frozen=True)
class Tricks:
    """Counter: tricks of a kind won by somebody."""

    by: Subject
    kind: TrickKind = ANY_TRICK


@dataclass(frozen=True)
class Cards:
    """Counter: cards of a set won by somebody, in tricks of a kind; or the sum of their values."""

    by: Subject
    cards: Selector
    kind: TrickKind = ANY_TRICK
    summed: bool = False


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
    """The longest run of consecutive tricks of a kind won by somebody has a length in a range."""

    tricks: Tricks
    longest: Count


@dataclass(frozen=True)
class Climb:
    """The values of the cards that win these tricks go a certain way, from each to the next one won."""

    tricks: Tricks
    way: Course


@dataclass(frozen=True)
class Prediction:
    """Somebody notes a number before the first trick and wins exactly that many tricks (ruling B40)."""

    tricks: Tricks
    secret: bool


@dataclass(frozen=True)
class TaskTrick:
    """The task that bears this token is fulfilled in one of these tricks (Planet Nine, mission 48)."""

    token: str
    which: TrickPosition


@dataclass(frozen=True)
class EachMember:
    """What is said of everyone holds for each member alone: `everyone` inside it means that same member."""

    part: Objective


@dataclass(frozen=True)
class AllOf:
    parts: tuple[Objective, ...]


@dataclass(frozen=True)
class AnyOf:
    parts: tuple[Objective, ...]


@dataclass(frozen=True)
class Not:
    part: Objective


Objective = Comparison | Order | Streak | Climb | Prediction | TaskTrick | EachMember | AllOf | AnyOf | Not


def of_each(who: Subject, said: Objective) -> Objective:
    """For phrases that mention the same member twice, so that everyone is compared only with themselves."""
    return EachMember(said) if who.role is Role.EVERYONE else said
