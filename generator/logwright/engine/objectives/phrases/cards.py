"""Phrases about the cards somebody wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self

from logwright.engine.cards.card import Card
from logwright.engine.objectives.core import AllOf, AnyOf, Cards, Comparison, Objective, of_each
from logwright.engine.objectives.count import ALL, NONE, SOME, Count
from logwright.engine.objectives.phrase import Phrase, PhraseData
from logwright.engine.objectives.position import MOST_TRICKS, tricks_between
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import CREW, OWNER, Subject, others_of
from logwright.engine.objectives.trick_kind import ANY_TRICK, TrickKind


@dataclass(frozen=True)
class Win(Phrase):
    """Win every one of these cards, in any tricks."""

    name: ClassVar[str] = "win"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        return Comparison(Cards(self.who, self.cards), ALL)

    @cached_property
    def owners_card(self) -> Card | None:
        """The card, if the phrase asks the owner of a task to win a single card."""
        return self.cards.one_card if self.who == OWNER else None


@dataclass(frozen=True)
class WinNo(Phrase):
    """Win none of these cards."""

    name: ClassVar[str] = "win_no"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        return Comparison(Cards(self.who, self.cards), NONE)


@dataclass(frozen=True)
class CardCount(Phrase):
    """Win a number of cards of a set, possibly counting only tricks of some kind."""

    name: ClassVar[str] = "cards"
    cards: Selector
    count: Count
    kind: TrickKind = ANY_TRICK

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        kind = given.kind("in") if given.has("in") else ANY_TRICK
        return cls(given.who, given.selector("of"), given.count("count"), kind)

    def core(self) -> Objective:
        return Comparison(Cards(self.who, self.cards, self.kind), self.count)


@dataclass(frozen=True)
class WinOnly(Phrase):
    """Win these cards of a set and no other card of it."""

    name: ClassVar[str] = "win_only"
    cards: Selector
    among: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector("cards"), given.selector("of"))

    def core(self) -> Objective:
        named = Cards(self.who, self.cards)
        either = Cards(self.who, Selector(self.cards.picks + self.among.picks))
        return of_each(self.who, AllOf((Comparison(named, ALL), Comparison(either, NONE, minus=named))))


@dataclass(frozen=True)
class AllOfOne(Phrase):
    """Win all cards of at least one of several sets."""

    name: ClassVar[str] = "all_of_one"
    sets: tuple[Selector, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selectors())

    def core(self) -> Objective:
        return of_each(self.who, AnyOf(tuple(Comparison(Cards(self.who, cards), ALL) for cards in self.sets)))


@dataclass(frozen=True)
class OneOfEach(Phrase):
    """Win at least one card of each of several sets."""

    name: ClassVar[str] = "one_of_each"
    sets: tuple[Selector, ...]

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selectors())

    def core(self) -> Objective:
        return AllOf(tuple(Comparison(Cards(self.who, cards), SOME) for cards in self.sets))


@dataclass(frozen=True)
class MoreCards(Phrase):
    """Win more cards of one set than of another (none of the other is fine, ds-133)."""

    name: ClassVar[str] = "more_cards"
    cards: Selector
    than: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector("of"), given.selector("than"))

    def core(self) -> Objective:
        return of_each(self.who, Comparison(Cards(self.who, self.cards), SOME, minus=Cards(self.who, self.than)))


@dataclass(frozen=True)
class AsManyCards(Phrase):
    """Win as many cards of one set as of another, at least one of each (ds-132)."""

    name: ClassVar[str] = "as_many_cards"
    cards: Selector
    than: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector("of"), given.selector("as"))

    def core(self) -> Objective:
        left, right = Cards(self.who, self.cards), Cards(self.who, self.than)
        return of_each(self.who, AllOf((Comparison(left, SOME), Comparison(left, NONE, minus=right))))


@dataclass(frozen=True)
class Keep(Phrase):
    """Nobody else wins any of these cards; one that stays unplayed is fine (ruling B2)."""

    name: ClassVar[str] = "keep"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        return Comparison(Cards(others_of(self.who), self.cards), NONE)


@dataclass(frozen=True)
class WinFirst(Phrase):
    """Win the first card of a set that is played."""

    name: ClassVar[str] = "win_first"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        return _in_some_trick(self.who, self.cards, lambda trick: (1, trick - 1))


@dataclass(frozen=True)
class WinLast(Phrase):
    """Win the last card of a set that is played; one that stays unplayed does not count (ruling B2)."""

    name: ClassVar[str] = "win_last"
    cards: Selector

    @classmethod
    def read(cls, given: PhraseData) -> Self:
        return cls(given.who, given.selector())

    def core(self) -> Objective:
        return _in_some_trick(self.who, self.cards, lambda trick: (trick + 1, MOST_TRICKS))


def _in_some_trick(who: Subject, cards: Selector, none_in: Callable[[int], tuple[int, int]]) -> Objective:
    """A card of the set is won in some trick, and nobody wins one in other tricks that depend on it."""

    def won_in(trick: int) -> Objective:
        here, there = tricks_between(trick, trick), tricks_between(*none_in(trick))
        return AllOf(
            (
                Comparison(Cards(who, cards, TrickKind(which=here)), SOME),
                Comparison(Cards(CREW, cards, TrickKind(which=there)), NONE),
            )
        )

    return of_each(who, AnyOf(tuple([won_in(trick) for trick in range(1, MOST_TRICKS + 1)])))


PHRASES: tuple[type[Phrase], ...] = (
    Win,
    WinNo,
    CardCount,
    WinOnly,
    AllOfOne,
    OneOfEach,
    MoreCards,
    AsManyCards,
    Keep,
    WinFirst,
    WinLast,
)
