"""Who holds which cards, in literals: as dealt, or left open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal

Places = Mapping[Card, tuple[Literal, ...]]
"""For every card and every place (a seat, a column) whether it is there."""


@dataclass(frozen=True)
class AutomatonRow:
    """How the automaton's cards lie: face up in a column, or covered under the face-up card of a column."""

    seat: Seat
    columns: int
    up: Places
    down: Places


@dataclass(frozen=True)
class HandLiterals:
    """`held` says for every card and seat whether the seat was given the card, whether played since or not."""

    held: Places
    row: AutomatonRow | None = None

    @property
    def cards(self) -> list[Card]:
        return list(self.held)

    def is_row(self, seat: Seat) -> bool:
        return self.row is not None and self.row.seat == seat


@dataclass(frozen=True)
class CardExchange:
    """Every seat gives a card and takes another, all at once: card by card, who gives and who takes it."""

    formula: Formula
    given: Sequence[Mapping[Card, Literal]]
    taken: Sequence[Mapping[Card, Literal]]

    def hands(self, before: HandLiterals) -> HandLiterals:
        held = {
            card: tuple(self._kept_or_taken(card, seat, holds) for seat, holds in enumerate(seats))
            for card, seats in before.held.items()
        }
        row = before.row
        if row is None:
            return HandLiterals(held)
        return HandLiterals(held, replace(row, up=self._lying(row, row.up), down=self._lying(row, row.down)))

    def _lying(self, row: AutomatonRow, places: Places) -> Places:
        """The automaton's new card takes the place of the old one."""
        every, some = self.formula.every, self.formula.some
        given, taken = self.given[row.seat], self.taken[row.seat]
        freed = [
            some(every((places[card][column], gives)) for card, gives in given.items()) for column in range(row.columns)
        ]
        return {
            card: tuple(
                some((every((here, -given.get(card, FALSE))), every((taken.get(card, FALSE), freed[column]))))
                for column, here in enumerate(columns)
            )
            for card, columns in places.items()
        }

    def _kept_or_taken(self, card: Card, seat: Seat, holds: Literal) -> Literal:
        kept = self.formula.every((holds, -self.given[seat].get(card, FALSE)))
        return self.formula.some((kept, self.taken[seat].get(card, FALSE)))


def dealt_hands(deal: Deal) -> HandLiterals:
    """The hands of this deal, as constants."""
    cards = list(deal.table.deck)
    held = {card: _known(deal.hands, card) for card in cards}
    if deal.automaton is None:
        return HandLiterals(held)
    columns = deal.automaton.columns
    return HandLiterals(
        held,
        AutomatonRow(
            deal.automaton.seat,
            len(columns),
            up={card: _known([(column.up,) for column in columns], card) for card in cards},
            down={card: _known([(column.down,) for column in columns], card) for card in cards},
        ),
    )


def _known(places: tuple[tuple[Card, ...], ...] | list[tuple[Card | None, ...]], card: Card) -> tuple[Literal, ...]:
    return tuple(TRUE if card in place else FALSE for place in places)
