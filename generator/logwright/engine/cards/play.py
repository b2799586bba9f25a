"""Play: what every seat still holds, what it may play, and what happens after a trick."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from logwright.engine.cards.card import CARDS_OF, Card
from logwright.engine.cards.deal import Column, Deal, Seat
from logwright.engine.cards.trick import Trick, playable_in
from logwright.engine.missions.certificate import PassedCards, Passing
from logwright.engine.objectives.subject import Side


class Hands(NamedTuple):
    """The cards left at the table; `columns` says how those of the automaton lie."""

    held: tuple[frozenset[Card], ...]
    columns: tuple[Column, ...] = ()
    automaton: Seat | None = None

    def shown(self, seat: Seat) -> Collection[Card]:
        """The cards a seat can choose from: all it holds, but only face-up ones of the automaton (p9-226)."""
        if seat == self.automaton:
            return [column.up for column in self.columns]
        return self.held[seat]

    def legal(self, seat: Seat, led: Card | None) -> list[Card]:
        """The cards the seat may play; covered cards do not count for following suit either (ruling B25)."""
        return playable_in(self.shown(seat), led)

    def after(self, trick: Trick) -> Hands:
        """The trick is put aside."""
        played = frozenset(trick.cards)
        held = tuple([hand - played for hand in self.held])
        if self.automaton is None:
            return Hands(held)
        return Hands(held, _turned(self.columns, played), self.automaton)

    def after_draw(self, orders: Sequence[Sequence[Card]]) -> Hands:
        """Everyone draws a card from the right-hand neighbour, all at once (mission 12, ruling B16).

        Nobody draws after the last trick, so everybody has a card to lose.
        """
        seats = range(len(self.held))
        drawn = [self._drawn_from((seat - 1) % len(seats), orders[seat]) for seat in seats]
        lost = [drawn[(seat + 1) % len(seats)] for seat in seats]
        return self._exchanged(lost, drawn)

    def after_passing(self, passing: Passing) -> Hands:
        """Everyone passes a card to the same side, all at once (p9-149)."""
        step = 1 if passing.side is Side.LEFT else -1
        seats = range(len(self.held))
        return self._exchanged(passing.cards, [passing.cards[(seat - step) % len(seats)] for seat in seats])

    def after_passed(self, passed: PassedCards) -> Hands:
        """Everyone passes several cards in the same direction, all at once.

        In the automaton's row the lowest new card takes the place of the lowest old one, and so on.
        """
        seats, hands = len(self.held), self
        step = passed.to.step(seats)
        for given in zip(*map(sorted, passed.cards), strict=True):
            hands = hands._exchanged(given, [given[(seat - step) % seats] for seat in range(seats)])
        return hands

    def _exchanged(self, given: Sequence[Card], received: Sequence[Card]) -> Hands:
        """Every seat gives one card and gets another. The automaton's new card takes the place of the old one."""
        held = tuple((hand - {old}) | {new} for hand, old, new in zip(self.held, given, received, strict=True))
        if self.automaton is None:
            return self._replace(held=held)
        old, new = given[self.automaton], received[self.automaton]
        return self._replace(held=held, columns=tuple(column.replaced(old, new) for column in self.columns))

    def _drawn_from(self, seat: Seat, order: Sequence[Card]) -> Card:
        """The card a seat loses: of the automaton a covered one, as long as it has any."""
        pool: Collection[Card] = self.held[seat]
        if seat == self.automaton:
            pool = [column.down for column in self.columns if column.down is not None] or pool
        return next(card for card in order if card in pool)


class HandsInPlay:
    """Hands that shrink as cards are played: a faster form for the referee, who checks every card of many lines."""

    def __init__(self, hands: Hands) -> None:
        self._shown = [set(hand) for hand in hands.held]
        self._automaton = hands.automaton
        self._covered = {column.up: column.down for column in hands.columns if column.down is not None}
        if hands.automaton is not None:
            self._shown[hands.automaton].difference_update(self._covered.values())

    @property
    def left(self) -> frozenset[Card]:
        """All cards that were not played."""
        return frozenset(self._covered.values()).union(*self._shown)

    def first_foul(self, leader: Seat, cards: Sequence[Card]) -> Seat | None:
        """Take the cards of a trick out of the hands; returns the first seat that may not play its card, if any."""
        shown, seats, seat, suit = self._shown, len(cards), leader, cards[0].suit
        for card in cards:
            hand = shown[seat]
            try:
                hand.remove(card)
            except KeyError:
                return seat
            if card.suit is not suit and not hand.isdisjoint(CARDS_OF[suit]):
                return seat
            seat += 1
            if seat == seats:
                seat = 0
        if self._automaton is not None:
            turned = self._covered.pop(cards[self._automaton - leader], None)
            if turned is not None:
                shown[self._automaton].add(turned)
        return None


def _turned(columns: Sequence[Column], played: Collection[Card]) -> tuple[Column, ...]:
    """A covered card whose cover was played is turned up (p9-227)."""
    turned = (column.turned() if column.up in played else column for column in columns)
    return tuple(column for column in turned if column)


def dealt(deal: Deal) -> Hands:
    """The table before the first card is played."""
    held = tuple(map(frozenset, deal.hands))
    if deal.automaton is None:
        return Hands(held)
    return Hands(held, deal.automaton.columns, deal.automaton.seat)
