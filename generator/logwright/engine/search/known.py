"""What a seat knows of all hands, and evidence that makes some of them likelier, in the form sent to the kernel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from logwright.engine.cards.deal import Seat
from logwright.engine.search.cardset import Numbering
from logwright.engine.search.words import NOBODY, Words, halves

CardSet = int
"""A set of cards as the bits of one number."""


class HolderLimit(NamedTuple):
    """Only these seats (as bits) can hold these cards."""

    cards: CardSet
    seats: int


class Promise(NamedTuple):
    """At least one of these cards is in this hand."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True)
class Reading:
    """One interpretation of what was seen and said."""

    limits: tuple[HolderLimit, ...] = ()
    promises: tuple[Promise, ...] = ()


class Talk(NamedTuple):
    """Somebody showed a card or kept silent, after `gone` had left the hand. With one of these cards as the only,
    highest or lowest of its suit they would have shown that one. `doubt` is the weight against such a hand."""

    seat: Seat
    doubt: int
    gone: CardSet
    only: CardSet
    highest: CardSet
    lowest: CardSet


class TaskPick(NamedTuple):
    """A member chose a task before all others. `worth[task][card]` is how much holding the card favours that task."""

    seat: Seat
    worth: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class HandEvidence:
    """Free choices of others, as evidence about their hands. Sixteen points against a hand halve its probability."""

    talks: tuple[Talk, ...] = ()
    picks: tuple[TaskPick, ...] = ()

    def words(self) -> Words:
        words: Words = [len(self.talks)]
        for talk in self.talks:
            words += (talk.seat, talk.doubt)
            for cards in talk[2:]:
                words += halves(cards)
        words.append(len(self.picks))
        for pick in self.picks:
            words += (pick.seat, len(pick.worth))
            for row in pick.worth:
                words += _unsigned(row)
        return words


@dataclass(frozen=True)
class Known:
    """What a seat knows of all hands. Cards are given by their `numbers`.

    `held` has for every seat the cards it is known to hold, and those it has played; `room` how many of the
    `unknown` cards it holds besides. `columns` are the automaton's face-up cards that cover unknown ones. No hand
    holds all cards of a set in `never`. With `draws` cards will be drawn from neighbours, but none that are
    `undrawable`. One of the `readings` is true, and no deal fits two of them.
    """

    numbers: Numbering
    held: tuple[CardSet, ...]
    room: tuple[int, ...]
    unknown: CardSet
    automaton: Seat | None = None
    columns: tuple[int, ...] = ()
    draws: bool = False
    undrawable: CardSet = 0
    never: tuple[CardSet, ...] = ()
    readings: tuple[Reading, ...] = (Reading(),)
    evidence: HandEvidence = HandEvidence()

    def words(self, worlds: int) -> Words:
        words = [*self.numbers.words, len(self.held), worlds, *halves(self.unknown)]
        for held, room in zip(self.held, self.room, strict=True):
            words += (*halves(held), room)
        words += (NOBODY if self.automaton is None else self.automaton, len(self.columns), *self.columns, self.draws)
        words += halves(self.undrawable)
        words.append(len(self.never))
        for cards in self.never:
            words += halves(cards)
        words.append(len(self.readings))
        for reading in self.readings:
            words.append(len(reading.limits))
            for limit in reading.limits:
                words += (*halves(limit.cards), limit.seats)
            words.append(len(reading.promises))
            for promise in reading.promises:
                words += (promise.seat, *halves(promise.cards))
        return words + self.evidence.words()


@cache
def _unsigned(row: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers as the kernel reads them. There are few different rows, and each is sent often."""
    return tuple(number & 0xFFFFFFFF for number in row)
