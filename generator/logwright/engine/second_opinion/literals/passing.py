"""The distress signal, in literals: every seat passes a card to the same side, or nobody does."""

from __future__ import annotations

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.certificate import Passing
from logwright.engine.objectives.subject import Side
from logwright.engine.second_opinion.literals.hands import CardExchange, HandLiterals
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal


class Passed:
    """Trumps stay where they are, and so do the automaton's covered cards (p9-147, ruling B24)."""

    def __init__(self, formula: Formula, hands: HandLiterals, seats: int) -> None:
        self.sent, self.to_left = formula.variable(), formula.variable()
        self.given: list[dict[Card, Literal]] = []
        for seat in range(seats):
            given = {card: formula.variable() for card in hands.cards if _passable(hands, card, seat)}
            formula.add(-self.sent, *given.values())
            formula.at_most_one(given.values())
            for passes in given.values():
                formula.add(self.sent, -passes)
            self.given.append(given)
        taken = [
            {
                card: formula.some(
                    (
                        formula.every((self.to_left, self.given[seat - 1].get(card, FALSE))),
                        formula.every((-self.to_left, self.given[(seat + 1) % seats].get(card, FALSE))),
                    )
                )
                for card in hands.cards
            }
            for seat in range(seats)
        ]
        self.hands = CardExchange(formula, self.given, taken).hands(hands)

    def read(self, true: frozenset[Literal]) -> Passing | None:
        """The cards passed, if any."""
        if self.sent not in true:
            return None
        side = Side.LEFT if self.to_left in true else Side.RIGHT
        return Passing(
            side, tuple(next(card for card, passes in given.items() if passes in true) for given in self.given)
        )


def _passable(hands: HandLiterals, card: Card, seat: Seat) -> bool:
    if card.is_trump or hands.held[card][seat] != TRUE:
        return False
    return not (hands.row and hands.row.seat == seat) or TRUE in hands.row.up[card]
