"""Knowledge: what a view tells for certain about all hands.

Cards played, suits somebody could not follow, cards that were shown and what was said of them, who commands, what lies
face up. Nothing here is a guess: every deal that fits the view stays possible, and no other does. Only the draw of
mission 12 is known less sharply: what was seen before it no longer binds, but for cards that could not be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from logwright.engine.card import Card
from logwright.engine.communication import Mark, Shown
from logwright.engine.crews.view import View
from logwright.engine.deal import Seat
from logwright.engine.search.cardset import card_number, card_set
from logwright.engine.search.known import CardSet, Known, Limit, Promise, Reading


def known(view: View) -> Known:
    """What this member knows of all hands."""
    return _Knowledge(view).known()


def suit_around(card: Card) -> CardSet:
    """All cards of the same suit, as bits."""
    number = card_number(card)
    return 15 << 36 if card.is_trump else 511 << (number - number % 9)


def others(card: Card) -> CardSet:
    """The rest of its suit."""
    return suit_around(card) & ~(1 << card_number(card))


def above(card: Card) -> CardSet:
    return others(card) & ~((1 << card_number(card)) - 1)


def below(card: Card) -> CardSet:
    return others(card) & ((1 << card_number(card)) - 1)


class _Knowledge:
    def __init__(self, view: View) -> None:
        public = view.public
        self.view, self.public, self.seats = view, public, public.seats
        self.played = [0] * self.seats
        for _, seat, card, _ in public.plays():
            self.played[seat] |= 1 << card_number(card)
        self.gone = sum(self.played)
        self.held = self._held()
        self.unknown = card_set(public.table.deck) & ~self.gone & ~sum(self.held)

    def known(self) -> Known:
        public = self.public
        columns = tuple(card_number(column.up) for column in public.columns if column.covers)
        room = [
            public.sizes[seat] - self.played[seat].bit_count() - self.held[seat].bit_count()
            for seat in range(self.seats)
        ]
        draws = bool(public.mission.draw_after_trick) and not public.drawn
        return Known(
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
        """Cards not played yet that are known to lie somewhere."""
        public, view = self.public, self.view
        held = [0] * self.seats
        held[view.seat] = card_set(view.hand)
        if public.automaton is not None:
            held[public.automaton] = card_set(column.up for column in public.columns)
        shown = [(past.message.card, past.seat) for past in public.said]
        mine = held[view.seat]
        for card, seat in (*public.sure, *shown, *view.given):
            bit = 1 << card_number(card)
            if not bit & (self.gone | mine) and seat != public.automaton:
                held[seat] |= bit
        return held

    def _shown(self) -> CardSet:
        """Cards that lie open cannot be drawn (ruling B16)."""
        return card_set(past.message.card for past in self.public.said) & ~self.gone

    def _never(self) -> tuple[CardSet, ...]:
        """Sets that were not dealt to one hand, or the deal would have been void (ruling B39)."""
        if self.public.passed or self.public.drawn:
            return ()
        return tuple(card_set(cards) for task in self.public.tasks for cards in task.redeals)

    def _readings(self) -> Iterator[Reading]:
        limits = list(self._voids())
        choices: list[list[Reading]] = []
        for past in self.public.said:
            if past.seat != self.view.seat and self.public.still_binds(past.before_trick):
                choices.append(self._meanings(past))
        for readings in product(*choices):
            promises = [promise for reading in readings for promise in reading.promises]
            yield Reading(
                (*limits, *(limit for reading in readings for limit in reading.limits)),
                tuple(dict.fromkeys(promises)),
            )

    def _voids(self) -> Iterator[Limit]:
        """Who did not follow a suit has none of it. The automaton's covered cards do not follow (ruling B25)."""
        without: dict[CardSet, int] = {}
        for number, seat, card, led in self.public.plays():
            if (
                card.suit is not led.suit
                and seat not in (self.public.automaton, self.view.seat)
                and self.public.still_binds(number)
            ):
                suit = suit_around(led)
                without[suit] = without.get(suit, 0) | 1 << seat
        for suit, seats in without.items():
            if suit & self.unknown:
                yield Limit(suit & self.unknown, ~seats & (1 << self.seats) - 1)

    def _meanings(self, past: Shown) -> list[Reading]:
        """What a shown card can mean; more than one thing only where its mark is hidden."""
        match past.message.mark:
            case Mark.ONLY:
                return [self._without(past, others(past.message.card))]
            case Mark.HIGHEST:
                return [self._more(past, above(past.message.card), below(past.message.card))]
            case Mark.LOWEST:
                return [self._more(past, below(past.message.card), above(past.message.card))]
        higher, lower = above(past.message.card), below(past.message.card)
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
                cards |= 1 << card_number(card)
        return cards

    def _without(self, past: Shown, cards: CardSet) -> Reading:
        return Reading((Limit(cards & self.unknown, self._all_but(past.seat)),))

    def _more(self, past: Shown, none_of: CardSet, some_of: CardSet) -> Reading:
        """None of these, but at least one of those: else it would have been the only one (ruling B17)."""
        limits = (Limit(none_of & self.unknown, self._all_but(past.seat)),)
        if self._held_since(past) & some_of:
            return Reading(limits)
        return Reading(limits, (Promise(past.seat, some_of & self.unknown),))

    def _all_but(self, seat: Seat) -> int:
        return (1 << self.seats) - 1 & ~(1 << seat)
