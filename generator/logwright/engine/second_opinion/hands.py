"""Who holds which cards, said in literals: as dealt, or left open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from logwright.engine.card import Card
from logwright.engine.deal import Deal, Seat
from logwright.engine.second_opinion.formula import FALSE, TRUE, Formula, Literal

Places = Mapping[Card, tuple[Literal, ...]]
"""For every card and every place (a seat, a column) whether it is there."""


@dataclass(frozen=True)
class Row:
    """How the automaton's cards lie: face up in a column, or covered under the face-up card of a column."""

    seat: Seat
    columns: int
    up: Places
    down: Places


@dataclass(frozen=True)
class Hands:
    """`held` says for every card and seat whether the card was given to that seat, played since or not."""

    held: Places
    row: Row | None = None

    @property
    def cards(self) -> list[Card]:
        return list(self.held)

    def is_row(self, seat: Seat) -> bool:
        return self.row is not None and self.row.seat == seat


@dataclass(frozen=True)
class Exchange:
    """Every seat gives a card and takes another, all at once: card by card, who gives and who takes it."""

    formula: Formula
    given: Sequence[Mapping[Card, Literal]]
    taken: Sequence[Mapping[Card, Literal]]

    def hands(self, before: Hands) -> Hands:
        held = {
            card: tuple(self._kept_or_taken(card, seat, holds) for seat, holds in enumerate(seats))
            for card, seats in before.held.items()
        }
        row = before.row
        if row is None:
            return Hands(held)
        return Hands(held, replace(row, up=self._lying(row, row.up), down=self._lying(row, row.down)))

    def _lying(self, row: Row, places: Places) -> Places:
        """The automaton's new card lies where the old one lay."""
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


def dealt_hands(deal: Deal) -> Hands:
    """The hands of this deal: nothing is left open."""
    cards = list(deal.table.deck)
    held = {card: _known(deal.hands, card) for card in cards}
    if deal.automaton is None:
        return Hands(held)
    columns = deal.automaton.columns
    return Hands(
        held,
        Row(
            deal.automaton.seat,
            len(columns),
            up={card: _known([(column.up,) for column in columns], card) for card in cards},
            down={card: _known([(column.down,) for column in columns], card) for card in cards},
        ),
    )


def _known(places: tuple[tuple[Card, ...], ...] | list[tuple[Card | None, ...]], card: Card) -> tuple[Literal, ...]:
    return tuple(TRUE if card in place else FALSE for place in places)
