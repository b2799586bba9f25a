"""Cards passed before play, in literals: what the mission has everybody pass, and the distress signal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.certificate import PassedCards, Passing
from logwright.engine.missions.mission import CardPassing, PassTo
from logwright.engine.objectives.subject import Side
from logwright.engine.second_opinion.literals.hands import CardExchange, HandLiterals
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal


class DistressSent:
    """Every seat passes a card to the same side, or nobody does.

    Trumps stay where they are, and so do the automaton's covered cards (p9-147, ruling B24).
    """

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


class Passed:
    """Every seat passes as many cards as the mission says, which also may be of hands that are left open.

    The cards of a seat have places, the lowest card the first: so every choice is counted once, and it is clear which
    new card of the automaton lies where.
    """

    def __init__(self, formula: Formula, hands: HandLiterals, seats: int, rule: CardPassing) -> None:
        self.seats, self.rule = seats, rule
        self.ways = dict(zip(rule.to.ways, formula.one_of(len(rule.to.ways)), strict=True))
        self.given = [[_may_give(formula, hands, seat) for seat in range(seats)] for _ in range(rule.count)]
        for given in self.given:
            for cards in given:
                formula.exactly_one(cards.values())
        for lower, higher in pairwise(self.given):
            for seat in range(seats):
                for card, gives in lower[seat].items():
                    for other, gives_too in higher[seat].items():
                        if other <= card:
                            formula.add(-gives, -gives_too)
        for given in self.given:
            hands = CardExchange(formula, given, self._taken(formula, given, hands)).hands(hands)
        self.hands = hands

    def _taken(
        self, formula: Formula, given: Sequence[Mapping[Card, Literal]], hands: HandLiterals
    ) -> list[dict[Card, Literal]]:
        def taken(card: Card, seat: Seat) -> Literal:
            """Whether the seat gets this card from whoever passes to it."""
            givers = {way: given[(seat - way.step(self.seats)) % self.seats] for way in self.ways}
            return formula.some(
                formula.every((chosen, givers[way][card])) for way, chosen in self.ways.items() if card in givers[way]
            )

        return [{card: taken(card, seat) for card in hands.cards} for seat in range(self.seats)]

    def read(self, true: frozenset[Literal]) -> PassedCards:
        """The cards passed."""
        to: PassTo = next(way for way, chosen in self.ways.items() if chosen in true)
        cards = [
            tuple(next(card for card, gives in given[seat].items() if gives in true) for given in self.given)
            for seat in range(self.seats)
        ]
        return PassedCards(to, tuple(cards))


def _may_give(formula: Formula, hands: HandLiterals, seat: Seat) -> dict[Card, Literal]:
    """For each card the seat may hold whether it passes it: only what it holds, and of the automaton what lies open."""
    found = {}
    for card in hands.cards:
        holds = hands.held[card][seat]
        lies_open = formula.some(hands.row.up[card]) if hands.row and hands.row.seat == seat else TRUE
        if not card.is_trump and FALSE not in (holds, lies_open):
            found[card] = formula.variable()
            formula.add(-found[card], holds)
            formula.add(-found[card], lies_open)
    return found


def _passable(hands: HandLiterals, card: Card, seat: Seat) -> bool:
    if card.is_trump or hands.held[card][seat] != TRUE:
        return False
    return not (hands.row and hands.row.seat == seat) or TRUE in hands.row.up[card]
