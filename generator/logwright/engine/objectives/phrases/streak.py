"""Phrases about tricks won one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from logwright.engine.objectives.core import AllOf, Comparison, Objective, Streak, Tricks
from logwright.engine.objectives.count import at_least, at_most, exactly
from logwright.engine.objectives.phrase import Phrase, PhraseData


@dataclass(frozen=True)
class InARow(Phrase):
    """Win a number of tricks in a row; more are fine (ruling B34)."""

    name: ClassVar[str] = "in_a_row"
    length: int

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.number())

    def core(self) -> Objective:
        return Streak(Tricks(self.who), at_least(self.length))


@dataclass(frozen=True)
class ExactlyInARow(Phrase):
    """Win exactly this number of tricks in all, and all of them in a row (ruling B33)."""

    name: ClassVar[str] = "exactly_in_a_row"
    length: int

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.number())

    def core(self) -> Objective:
        tricks = Tricks(self.who)
        return AllOf((Comparison(tricks, exactly(self.length)), Streak(tricks, at_least(self.length))))


@dataclass(frozen=True)
class NeverInARow(Phrase):
    """Never win this number of tricks in a row."""

    name: ClassVar[str] = "never_in_a_row"
    length: int

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.number())

    def core(self) -> Objective:
        return Streak(Tricks(self.who), at_most(self.length - 1))


PHRASES: tuple[type[Phrase], ...] = (InARow, ExactlyInARow, NeverInARow)
