"""Mission 12 in literals: after a trick everybody draws a card from the right-hand neighbour."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.second_opinion.literals.hands import CardExchange, HandLiterals
from logwright.engine.second_opinion.literals.play import Play
from logwright.engine.second_opinion.solvers.formula import FALSE, Literal

Orders = Sequence[Sequence[Card]]


class Drawn:
    """Each gets the first card of its order that the neighbour still has; without `orders` any card (B16)."""

    def __init__(self, after: int, orders: Orders | None) -> None:
        self.after, self.orders = after, orders
        self.taken: list[dict[Card, Literal]] = []

    def __call__(self, play: Play, hands: HandLiterals) -> HandLiterals:
        formula = play.formula
        for seat in play.everyone:
            pool = self._pool(play, hands, (seat - 1) % play.seats)
            if self.orders is None:
                taken = {card: formula.every((may, formula.variable())) for card, may in pool.items()}
                formula.exactly_one(taken.values())
            else:
                taken, none_yet = {}, -FALSE
                for card in (card for card in self.orders[seat] if card in pool):
                    taken[card] = formula.every((none_yet, pool[card]))
                    none_yet = formula.every((none_yet, -pool[card]))
            self.taken.append(taken)
        given = [self.taken[(seat + 1) % play.seats] for seat in play.everyone]
        return CardExchange(formula, given, self.taken).hands(hands)

    def _pool(self, play: Play, hands: HandLiterals, seat: Seat) -> dict[Card, Literal]:
        """The cards that can be drawn from this seat: of the automaton a covered one, as long as it has any."""
        every, after = play.formula.every, self.after + 1
        left = {
            card: every((holders[seat], -play.before[card][after]))
            for card, holders in hands.held.items()
            if holders[seat] != FALSE
        }
        if not hands.is_row(seat):
            return left
        covered = {card: every((here, -play.shows(card, after, hands))) for card, here in left.items()}
        any_covered = play.formula.some(covered.values())
        return {card: play.formula.some((covered[card], every((here, -any_covered)))) for card, here in left.items()}

    def read(self, cards: Sequence[Card], true: frozenset[Literal]) -> tuple[tuple[Card, ...], ...]:
        """Orders with which everybody draws the same cards again."""
        firsts = [[card for card, taken in each.items() if taken in true] for each in self.taken]
        return tuple((*first, *(card for card in cards if card not in first)) for first in firsts)
