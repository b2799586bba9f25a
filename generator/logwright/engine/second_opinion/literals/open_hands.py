"""Open hands: the solver decides who holds what, within the rules of dealing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Automaton, Column, Seat
from logwright.engine.cards.dealing import AUTOMATON_SEAT
from logwright.engine.cards.table import Table
from logwright.engine.second_opinion.literals.hands import AutomatonRow, HandLiterals
from logwright.engine.second_opinion.literals.play import Play
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal


def open_hands(formula: Formula, table: Table, commander: Seat) -> HandLiterals:
    """Any deal in which the commander holds the highest trump."""
    cards = list(table.deck)
    highest = max((card for card in cards if card.is_trump), default=None)
    row = _open_row(formula, cards, highest, table.columns) if table.columns else None
    held: dict[Card, tuple[Literal, ...]] = {}
    for card in cards:
        if card == highest:
            held[card] = tuple(TRUE if seat == commander else FALSE for seat in range(table.seats))
        else:
            held[card] = formula.one_of(table.seats)
        if row is not None:
            lies = formula.some((*row.up[card], *row.down[card]))
            formula.add(-held[card][row.seat], lies)
            formula.add(held[card][row.seat], -lies)
    return HandLiterals(held, row)


def _open_row(formula: Formula, cards: Sequence[Card], highest: Card | None, columns: int) -> AutomatonRow:
    """The automaton's double row, dealt before the highest trump joins the pack (p9-216 to p9-218)."""
    up, down = (
        {card: tuple(FALSE if card == highest else formula.variable() for _ in range(columns)) for card in cards}
        for _ in range(2)
    )
    for places in (up, down):
        for column in range(columns):
            formula.exactly_one(places[card][column] for card in cards)
    for card in cards:
        formula.at_most_one((*up[card], *down[card]))
    return AutomatonRow(AUTOMATON_SEAT, columns, up, down)


def deal_evenly(play: Play) -> None:
    """No hand is more than one card longer than another: a seat that plays in all tricks has at most one card left."""
    formula, end = play.formula, play.total + 1
    if len(play.cards) - play.seats * play.total < 2:
        return
    held = play.hands[1].held
    for one, other in combinations(play.cards, 2):
        for seat in play.everyone:
            formula.add(-held[one][seat], -held[other][seat], play.before[one][end], play.before[other][end])


def read_hands(hands: HandLiterals, seats: int, true: frozenset[Literal]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(card for card in hands.cards if hands.held[card][seat] in true) for seat in range(seats))


def read_automaton(hands: HandLiterals, true: frozenset[Literal]) -> Automaton | None:
    row = hands.row
    if row is None:
        return None
    columns = []
    for column in range(row.columns):
        up, down = (
            next(card for card, places in lying.items() if places[column] in true) for lying in (row.up, row.down)
        )
        columns.append(Column(up, down))
    return Automaton(row.seat, tuple(columns))
