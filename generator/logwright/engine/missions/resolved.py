"""Objectives at one table: every role is a seat, every selector a set of cards, every count a range.

The search and the second opinion both start from this form of the question; they share no code for answering it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.objectives.count import Span
from logwright.engine.objectives.course import Course

Cards = frozenset[Card]


@dataclass(frozen=True)
class Held:
    """The trick holds a number of these cards; `beaten` leaves the winning card out of the count."""

    cards: Cards
    span: Span
    beaten: bool = False


@dataclass(frozen=True)
class Pattern:
    """A kind of trick. `tricks` are the numbers it may have, counted from 1; None means no condition.

    `equal`: as many cards of one set as of the other, at least one of each. `sum` adds up all cards;
    `colours` and `values` count the different ones among the colour cards.
    """

    tricks: frozenset[int]
    led_by: frozenset[Seat] | None = None
    led_with: Cards | None = None
    won_with: Cards | None = None
    closed_with: Cards | None = None
    only: Cards | None = None
    holds: tuple[Held, ...] = ()
    equal: tuple[Cards, Cards] | None = None
    sum: Span | None = None
    colours: Span | None = None
    values: Span | None = None

    @cached_property
    def only_by_number(self) -> bool:
        """Whether nothing but the number of the trick matters."""
        return self == Pattern(self.tricks)


@dataclass(frozen=True)
class Tally:
    """A number that grows: tricks that fit the pattern and are won by these seats, or the `cards` in them, or the sum
    of their values."""

    seats: frozenset[Seat]
    pattern: Pattern
    cards: Cards | None = None
    summed: bool = False


@dataclass(frozen=True)
class InRange:
    """A tally, less another one, lies in a range: at the end, or after every trick."""

    tally: Tally
    span: Span
    minus: Tally | None = None
    always: bool = False


@dataclass(frozen=True)
class InSequence:
    """Every step happens, for the first time no earlier than the step before it."""

    steps: tuple[Tally, ...]


@dataclass(frozen=True)
class Run:
    """The longest run of tricks of the tally with consecutive numbers has a length in this range."""

    tally: Tally
    span: Span


@dataclass(frozen=True)
class Climbing:
    """The cards that win the tricks of the tally have values that go this way, from each trick to the next."""

    tally: Tally
    way: Course


@dataclass(frozen=True)
class Foretold:
    """At the end the tally equals the number that this seat noted before the first trick."""

    seat: Seat
    tally: Tally


@dataclass(frozen=True)
class TaskDone:
    """The task with this token is fulfilled in one of these tricks."""

    token: str
    tricks: frozenset[int]


@dataclass(frozen=True)
class AllMet:
    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class AnyMet:
    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Negated:
    part: Condition


Condition = InRange | InSequence | Run | Climbing | Foretold | TaskDone | AllMet | AnyMet | Negated
