"""Phrases about the numbers on the cards: their sum, and how those that win tricks follow each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from logwright.engine.objectives.core import Cards, Climb, Comparison, Objective, Tricks
from logwright.engine.objectives.count import NONE, SOME, Count, Span
from logwright.engine.objectives.course import Course
from logwright.engine.objectives.phrase import Phrase, PhraseData
from logwright.engine.objectives.selector import Selector, every_card
from logwright.engine.objectives.subject import Subject
from logwright.engine.objectives.trick_kind import ANY_TRICK, TrickKind


@dataclass(frozen=True)
class Total(Phrase):
    """The values of all cards that somebody wins, or of those of a set or of some tricks, add up to so much."""

    name: ClassVar[str] = "total"
    sum: Count
    cards: Selector | None = None
    kind: TrickKind = ANY_TRICK

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        kind = given.kind("in") if given.has("in") else ANY_TRICK
        return cls(given.who, given.count("sum"), given.selector("of") if given.has("of") else None, kind)

    def core(self) -> Objective:
        return Comparison(Cards(self.who, self.cards or every_card(), self.kind, summed=True), self.sum)


@dataclass(frozen=True)
class HigherTotalThan(Phrase):
    """The values of all cards won add up to more than those that somebody else wins."""

    name: ClassVar[str] = "higher_total_than"
    than: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.subject(compared=True))

    def core(self) -> Objective:
        return _compared(self.who, self.than, SOME)


@dataclass(frozen=True)
class LowerTotalThan(Phrase):
    """The values of all cards won add up to less than those that somebody else wins."""

    name: ClassVar[str] = "lower_total_than"
    than: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.subject(compared=True))

    def core(self) -> Objective:
        return _compared(self.who, self.than, Count(Span(None, -1)))


@dataclass(frozen=True)
class SameTotalAs(Phrase):
    """The values of all cards won add up to exactly as much as those that somebody else wins."""

    name: ClassVar[str] = "same_total_as"
    than: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.subject(compared=True))

    def core(self) -> Objective:
        return _compared(self.who, self.than, NONE)


@dataclass(frozen=True)
class WinningValues(Phrase):
    """The cards that win tricks have values that rise, fall, go up and down in turn, or go in even steps."""

    name: ClassVar[str] = "winning_values"
    way: Course
    kind: TrickKind = ANY_TRICK

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        kind = given.kind("in") if given.has("in") else ANY_TRICK
        return cls(given.who, Course(given.word("go")), kind)

    def core(self) -> Objective:
        return Climb(Tricks(self.who, self.kind), self.way)


def _compared(who: Subject, than: Subject, difference: Count) -> Objective:
    mine, theirs = (Cards(each, every_card(), summed=True) for each in (who, than.seen_from(who)))
    return Comparison(mine, difference, minus=theirs)


PHRASES: tuple[type[Phrase], ...] = (Total, HigherTotalThan, LowerTotalThan, SameTotalAs, WinningValues)
