"""Kinds of tricks, in literals."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.engine.cards.card import Suit
from logwright.engine.missions.resolved import Cards, Held, Pattern
from logwright.engine.objectives.count import Span
from logwright.engine.second_opinion.literals.play import Play
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Literal
from logwright.engine.second_opinion.solvers.number import UnaryNumber, added, cap, count, exceeds, lies_in


class Kinds:
    """Which tricks fit which patterns; results are cached."""

    def __init__(self, play: Play) -> None:
        self.play, self.formula = play, play.formula
        self._fits: dict[Pattern, list[Literal]] = {}

    def fits(self, pattern: Pattern) -> list[Literal]:
        """For every trick, counted from 1, whether it is of this kind."""
        known = self._fits.get(pattern)
        if known is None:
            known = self._fits[pattern] = [FALSE, *(self._fit(pattern, trick) for trick in self.play.tricks)]
        return known

    def _fit(self, pattern: Pattern, trick: int) -> Literal:
        if trick not in pattern.tricks:
            return FALSE
        return self.formula.every(self._tests(pattern, trick))

    def _tests(self, pattern: Pattern, trick: int) -> Iterator[Literal]:
        play, some = self.play, self.formula.some
        if pattern.led_by is not None:
            yield some(play.leads[seat][trick] for seat in pattern.led_by)
        if pattern.led_with is not None:
            yield self._opened_with(pattern.led_with, trick)
        if pattern.won_with is not None:
            yield some(play.best[card][trick] for card in pattern.won_with)
        if pattern.closed_with is not None:
            yield self._from_leader(pattern.closed_with, trick, play.seats - 1)
        if pattern.only is not None:
            yield -play.in_trick((card for card in play.cards if card not in pattern.only), trick)
        for held in pattern.holds:
            yield self._holds(held, trick)
        if pattern.equal is not None:
            yield self._equal(*pattern.equal, trick)
        if pattern.sum is not None:
            yield lies_in(self.formula, self._sum(trick, cap(pattern.sum)), pattern.sum)
        if pattern.colours is not None:
            present = [has[trick] for suit, has in play.has_suit.items() if suit is not Suit.TRUMP]
            yield self._different(present, pattern.colours)
        if pattern.values is not None:
            yield self._different([play.in_trick(cards, trick) for cards in play.ranks.values()], pattern.values)

    def _opened_with(self, cards: Cards, trick: int) -> Literal:
        suits = sorted({card.suit for card in cards})
        if all(cards.issuperset(self.play.suits[suit]) for suit in suits):
            return self.formula.some(self.play.suit_led[suit][trick] for suit in suits)
        return self._from_leader(cards, trick, 0)

    def _from_leader(self, cards: Cards, trick: int, steps: int) -> Literal:
        """The seat so many places after the leader plays one of these cards."""
        play = self.play
        return self.formula.some(
            self.formula.every((play.leads[seat][trick], play.plays_one_of((seat + steps) % play.seats, cards, trick)))
            for seat in play.everyone
        )

    def _holds(self, held: Held, trick: int) -> Literal:
        if not held.beaten and held.span == Span(1, None):
            return self.play.in_trick(held.cards, trick)
        if not held.beaten and held.span == Span(0, 0):
            return -self.play.in_trick(held.cards, trick)
        return self._so_many(self._seats_with(held.cards, trick, held.beaten), held.span)

    def _seats_with(self, cards: Cards, trick: int, beaten: bool = False) -> list[Literal]:
        """For each seat: its card is one of these, and, with `beaten`, does not win the trick."""
        play = self.play
        theirs = [play.plays_one_of(seat, cards, trick) for seat in play.everyone]
        if not beaten:
            return theirs
        return [self.formula.every((theirs[seat], -play.wins(seat, trick))) for seat in play.everyone]

    def _equal(self, one: Cards, other: Cards, trick: int) -> Literal:
        left, right = (count(self.formula, self._seats_with(cards, trick)) for cards in (one, other))
        return self.formula.every(
            (left.at_least(1), exceeds(self.formula, left, right, 0), exceeds(self.formula, right, left, 0))
        )

    def _sum(self, trick: int, limit: int) -> UnaryNumber:
        total = UnaryNumber()
        for seat in self.play.everyone:
            total = added(self.formula, total, self._value(seat, trick), limit)
        return total

    def _value(self, seat: int, trick: int) -> UnaryNumber:
        """The value of the card this seat plays."""
        plays = self.play.plays[seat][trick]
        strokes: list[Literal] = []
        higher = FALSE
        for value in range(max(card.value for card in plays), 0, -1):
            higher = self.formula.some((higher, *(who for card, who in plays.items() if card.value == value)))
            strokes.append(TRUE if value == 1 else higher)
        return UnaryNumber(tuple(reversed(strokes)))

    def _different(self, present: list[Literal], span: Span) -> Literal:
        """So many colours or values: no trick has more of them than cards, which a solver finds only by counting."""
        return FALSE if (span.least or 0) > self.play.seats else self._so_many(present, span)

    def _so_many(self, literals: list[Literal], span: Span) -> Literal:
        return lies_in(self.formula, count(self.formula, literals, cap(span)), span)
