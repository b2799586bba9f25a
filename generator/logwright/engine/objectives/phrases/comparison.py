"""Phrases that compare what members win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from logwright.engine.objectives.core import Cards, Comparison, Counter, Objective, Tricks, of_each
from logwright.engine.objectives.count import NONE, SOME, Count, Span, at_most
from logwright.engine.objectives.phrase import Phrase, PhraseData
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import EVERYONE, Subject, each_other_of
from logwright.engine.objectives.trick_kind import ANY_TRICK, TrickKind


@dataclass(frozen=True)
class MoreTricksThan(Phrase):
    """Win more tricks than somebody else."""

    name: ClassVar[str] = "more_tricks_than"
    than: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.subject(compared=True))

    def core(self) -> Objective:
        return Comparison(Tricks(self.who), SOME, minus=Tricks(self.than.seen_from(self.who)))


@dataclass(frozen=True)
class FewerTricksThan(Phrase):
    """Win fewer tricks than somebody else."""

    name: ClassVar[str] = "fewer_tricks_than"
    than: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.subject(compared=True))

    def core(self) -> Objective:
        fewer = Count(Span(None, -1))
        return Comparison(Tricks(self.who), fewer, minus=Tricks(self.than.seen_from(self.who)))


@dataclass(frozen=True)
class AsManyTricksAs(Phrase):
    """Win exactly as many tricks as somebody else."""

    name: ClassVar[str] = "as_many_tricks_as"
    than: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.subject(compared=True))

    def core(self) -> Objective:
        return Comparison(Tricks(self.who), NONE, minus=Tricks(self.than.seen_from(self.who)))


@dataclass(frozen=True)
class AlwaysAhead(Phrase):
    """After every trick, have won more tricks than somebody else (a tie fails, ruling B43)."""

    name: ClassVar[str] = "always_ahead_of"
    than: Subject

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.subject(compared=True))

    def core(self) -> Objective:
        rival = Tricks(self.than.seen_from(self.who))
        return Comparison(Tricks(self.who), SOME, minus=rival, always=True)


@dataclass(frozen=True)
class NobodyAhead(Phrase):
    """At no time is a member ahead of another by so many tricks, or cards of a set (rulings B29, B44)."""

    name: ClassVar[str] = "nobody_ahead"
    by: int
    cards: Selector | None = None

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.number("by"), given.selector("cards") if given.has("cards") else None)

    def core(self) -> Objective:
        return Comparison(
            self._won_by(EVERYONE), at_most(self.by - 1), self._won_by(each_other_of(EVERYONE)), always=True
        )

    def _won_by(self, subject: Subject) -> Counter:
        return Cards(subject, self.cards) if self.cards else Tricks(subject)


@dataclass(frozen=True)
class Compare(Phrase):
    """The general comparison: what one wins minus what another wins lies in a range."""

    name: ClassVar[str] = "compare"
    cards: Selector | None
    kind: TrickKind
    than: Subject
    than_cards: Selector | None
    than_kind: TrickKind
    difference: Count
    always: bool

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(
            given.who,
            given.selector("cards") if given.has("cards") else None,
            given.kind("tricks") if given.has("tricks") else ANY_TRICK,
            given.subject("than", compared=True) if given.has("than") else given.who,
            given.selector("than_cards") if given.has("than_cards") else None,
            given.kind("than_tricks") if given.has("than_tricks") else ANY_TRICK,
            given.difference("difference"),
            given.flag("always"),
        )

    def core(self) -> Objective:
        than = self.than.seen_from(self.who)
        left = Cards(self.who, self.cards, self.kind) if self.cards else Tricks(self.who, self.kind)
        right = Cards(than, self.than_cards, self.than_kind) if self.than_cards else Tricks(than, self.than_kind)
        said = Comparison(left, self.difference, right, self.always)
        return of_each(self.who, said) if self.than == self.who else said


PHRASES: tuple[type[Phrase], ...] = (
    MoreTricksThan,
    FewerTricksThan,
    AsManyTricksAs,
    AlwaysAhead,
    NobodyAhead,
    Compare,
)
