"""Phrases about the tricks somebody wins or opens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from logwright.engine.objectives.core import AllOf, Comparison, Objective, Prediction, Tricks, of_each
from logwright.engine.objectives.count import ALL, NONE, SOME, Count
from logwright.engine.objectives.phrase import Phrase, PhraseData
from logwright.engine.objectives.position import TrickPosition
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import CREW, EVERYONE, Role, others_of
from logwright.engine.objectives.trick_kind import Holding, TrickKind


@dataclass(frozen=True)
class TrickCount(Phrase):
    """Win a number of tricks of a kind; at least one if no count is given. `all` means every trick of the kind that is
    played."""

    name: ClassVar[str] = "tricks"
    count: Count
    kind: TrickKind

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.count("count", SOME), given.kind(leave_out=("count",)))

    def core(self) -> Objective:
        # If tricks are named only by number, their total is known, so they can be counted.
        countable = (self.kind.is_any or self.kind.is_only_position) and self.who.role is not Role.CREW
        if self.count.is_all and not countable:
            return Comparison(Tricks(others_of(self.who), self.kind), NONE)
        return Comparison(Tricks(self.who, self.kind), self.count)


@dataclass(frozen=True)
class NoTrick(Phrase):
    """Win no trick of this kind."""

    name: ClassVar[str] = "no_trick"
    kind: TrickKind

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.kind())

    def core(self) -> Objective:
        return Comparison(Tricks(self.who, self.kind), NONE)


@dataclass(frozen=True)
class EveryTrick(Phrase):
    """Win every trick of this kind: nobody else may win one."""

    name: ClassVar[str] = "every_trick"
    kind: TrickKind

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.kind())

    def core(self) -> Objective:
        return Comparison(Tricks(others_of(self.who), self.kind), NONE)


@dataclass(frozen=True)
class OnlyTricks(Phrase):
    """Win exactly these tricks and no other."""

    name: ClassVar[str] = "only_tricks"
    which: TrickPosition

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.position())

    def core(self) -> Objective:
        named = Tricks(self.who, TrickKind(which=self.which))
        return of_each(self.who, AllOf((Comparison(named, ALL), Comparison(Tricks(self.who), NONE, minus=named))))


@dataclass(frozen=True)
class WinWith(Phrase):
    """Win a trick with one of these cards."""

    name: ClassVar[str] = "win_with"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        return Comparison(Tricks(self.who, TrickKind(won_with=self.cards)), SOME)


@dataclass(frozen=True)
class Capture(Phrase):
    """Win one of these cards with one of those: the card that wins is another one of the trick."""

    name: ClassVar[str] = "capture"
    cards: Selector
    using: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector("cards"), given.selector("with"))

    def core(self) -> Objective:
        kind = TrickKind(won_with=self.using, holds=(Holding(self.cards, beaten=True),))
        return Comparison(Tricks(self.who, kind), SOME)


@dataclass(frozen=True)
class EachWins(Phrase):
    """Every single one of these cards wins a trick."""

    name: ClassVar[str] = "each_wins"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        # A card wins at most one trick, so `all` of them means each of them.
        return Comparison(Tricks(self.who, TrickKind(won_with=self.cards)), ALL)


@dataclass(frozen=True)
class NeverOpen(Phrase):
    """Never open a trick with one of these cards (it counts only when leading, ds-136)."""

    name: ClassVar[str] = "never_open"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        kind = TrickKind(led_with=self.cards)
        if self.who.role is not Role.CREW:
            kind = replace(kind, led_by=self.who)
        return Comparison(Tricks(CREW, kind), NONE)


@dataclass(frozen=True)
class Predict(Phrase):
    """Note before the first trick how many tricks you will win, openly or in secret, and win exactly that many.

    Each member notes a number of their own: a prediction by the crew is one by each member.
    """

    name: ClassVar[str] = "predict"
    secret: bool

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        who = EVERYONE if given.who.role is Role.CREW else given.who
        return cls(who, given.word() == "secret")

    def core(self) -> Objective:
        return Prediction(Tricks(self.who), self.secret)


PHRASES: tuple[type[Phrase], ...] = (
    TrickCount,
    NoTrick,
    EveryTrick,
    OnlyTricks,
    WinWith,
    Capture,
    EachWins,
    NeverOpen,
    Predict,
)
