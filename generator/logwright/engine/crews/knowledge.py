"""Knowledge: what a view implies about all hands, with certainty.

It comes from cards played, suits somebody could not follow, cards shown and what was said of them, who commands, and
what lies face up. Nothing here is a guess: every deal that fits the view stays possible, and no other does. Only the
draw of mission 12 is known less precisely: what was seen before it no longer holds, except for cards that could not be
drawn, and of more than six cards with a hidden mark only the last six are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import Mark, Shown
from logwright.engine.cards.deal import Seat
from logwright.engine.search.cardset import Numbering
from logwright.engine.search.known import CardSet, HolderLimit, Known, Promise, Reading

MOST_READINGS = 64
"""How many combinations of meanings the kernel compares: those of six cards shown with a hidden mark."""


def known(view: View) -> Known:
    """What this member knows of all hands."""
    return _Knowledge(view).known()


def others(card: Card, numbers: Numbering) -> CardSet:
    """The other cards of its suit."""
    return numbers.suit[card.suit] & ~numbers.bit[card]


def above(card: Card, numbers: Numbering) -> CardSet:
    return others(card, numbers) & -numbers.bit[card]


def below(card: Card, numbers: Numbering) -> CardSet:
    return others(card, numbers) & (numbers.bit[card] - 1)


class _Knowledge:
    def __init__(self, view: View) -> None:
        public = view.public
        self.view, self.public, self.seats, self.numbers = view, public, public.seats, public.numbers
        self.played = [0] * self.seats
        for _, seat, card, _ in public.plays():
            self.played[seat] |= self.numbers.bit[card]
        self.gone = sum(self.played)
        self.held = self._held()
        self.unknown = self.numbers.set(public.table.deck) & ~self.gone & ~sum(self.held)

    def known(self) -> Known:
        public = self.public
        columns = tuple(self.numbers.number[column.up] for column in public.columns if column.covers)
        room = [
            public.sizes[seat] - self.played[seat].bit_count() - self.held[seat].bit_count()
            for seat in range(self.seats)
        ]
        draws = bool(public.mission.draw_after_trick) and not public.drawn
        return Known(
            self.numbers,
            held=tuple(held | played for held, played in zip(self.held, self.played, strict=True)),
            room=tuple(room),
            unknown=self.unknown,
            automaton=public.automaton,
            columns=columns,
            draws=draws,
            undrawable=self._shown() if draws else 0,
            never=self._never(),
            readings=tuple(self._readings()),
        )

    def _held(self) -> list[CardSet]:
        """Cards not played yet whose holder is known."""
        public, view = self.public, self.view
        held = [0] * self.seats
        held[view.seat] = self.numbers.set(view.hand)
        if public.automaton is not None:
            held[public.automaton] = self.numbers.set(column.up for column in public.columns)
        shown = [(past.message.card, past.seat) for past in public.said]
        mine = held[view.seat]
        for card, seat in (*public.sure, *shown, *view.given):
            bit = self.numbers.bit[card]
            if not bit & (self.gone | mine) and seat != public.automaton:
                held[seat] |= bit
        return held

    def _shown(self) -> CardSet:
        """Cards that lie open cannot be drawn (ruling B16)."""
        return self.numbers.set(past.message.card for past in self.public.said) & ~self.gone

    def _never(self) -> tuple[CardSet, ...]:
        """Sets of cards that no single hand was dealt, as the deal would have been void (ruling B39)."""
        if self.public.passed or self.public.drawn:
            return ()
        return tuple(self.numbers.set(cards) for task in self.public.tasks for cards in task.redeals)

    def _readings(self) -> Iterator[Reading]:
        limits = list(self._voids())
        choices: list[list[Reading]] = []
        count = 1
        # What was shown last tells most; of cards shown before it may be forgotten that they mean one thing or another.
        for past in reversed(self.public.said):
            if past.seat != self.view.seat and self.public.still_binds(past.before_trick):
                meanings = self._meanings(past)
                if count * len(meanings) <= MOST_READINGS:
                    count *= len(meanings)
                    choices.append(meanings)
        for readings in product(*reversed(choices)):
            promises = [promise for reading in readings for promise in reading.promises]
            yield Reading(
                (*limits, *(limit for reading in readings for limit in reading.limits)),
                tuple(dict.fromkeys(promises)),
            )

    def _voids(self) -> Iterator[HolderLimit]:
        """Suits a seat is known to be out of, as it did not follow them. Covered cards of the automaton do not follow
        (ruling B25)."""
        without: dict[CardSet, int] = {}
        for number, seat, card, led in self.public.plays():
            if (
                card.suit is not led.suit
                and seat not in (self.public.automaton, self.view.seat)
                and self.public.still_binds(number)
            ):
                suit = self.numbers.suit[led.suit]
                without[suit] = without.get(suit, 0) | 1 << seat
        for suit, seats in without.items():
            if suit & self.unknown:
                yield HolderLimit(suit & self.unknown, ~seats & (1 << self.seats) - 1)

    def _meanings(self, past: Shown) -> list[Reading]:
        """What a shown card can mean; more than one thing only where its mark is hidden."""
        card = past.message.card
        higher, lower = above(card, self.numbers), below(card, self.numbers)
        match past.message.mark:
            case Mark.ONLY:
                return [self._without(past, higher | lower)]
            case Mark.HIGHEST:
                return [self._more(past, higher, lower)]
            case Mark.LOWEST:
                return [self._more(past, lower, higher)]
        since = self._held_since(past)
        readings = []
        if not since & higher:
            readings.append(self._without(past, higher))
        if not since & lower:
            readings.append(self._more(past, lower, higher))
        return readings

    def _held_since(self, past: Shown) -> CardSet:
        """Cards this seat is known to have held when it showed one."""
        cards = self.held[past.seat]
        for number, seat, card, _ in self.public.plays():
            if seat == past.seat and number >= past.before_trick:
                cards |= self.numbers.bit[card]
        return cards

    def _without(self, past: Shown, cards: CardSet) -> Reading:
        return Reading((HolderLimit(cards & self.unknown, self._all_but(past.seat)),))

    def _more(self, past: Shown, none_of: CardSet, some_of: CardSet) -> Reading:
        """None of these, but at least one of those; otherwise the card would have been the only one (ruling B17)."""
        limits = (HolderLimit(none_of & self.unknown, self._all_but(past.seat)),)
        if self._held_since(past) & some_of:
            return Reading(limits)
        return Reading(limits, (Promise(past.seat, some_of & self.unknown),))

    def _all_but(self, seat: Seat) -> int:
        return (1 << self.seats) - 1 & ~(1 << seat)
