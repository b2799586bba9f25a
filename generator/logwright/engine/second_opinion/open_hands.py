"""Hands left open: the formula finds out who holds what, within the rules of dealing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from logwright.engine.card import Card
from logwright.engine.deal import Automaton, Column, Seat
from logwright.engine.dealing import AUTOMATON_SEAT, COLUMNS
from logwright.engine.second_opinion.formula import FALSE, TRUE, Formula, Literal
from logwright.engine.second_opinion.hands import Hands, Row
from logwright.engine.second_opinion.play import Play
from logwright.engine.table import Table


def open_hands(formula: Formula, table: Table, commander: Seat, automaton: bool) -> Hands:
    """Any deal in which the commander holds the highest trump."""
    cards = list(table.deck)
    highest = max((card for card in cards if card.is_trump), default=None)
    row = _open_row(formula, cards, highest) if automaton else None
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
    return Hands(held, row)


def _open_row(formula: Formula, cards: Sequence[Card], highest: Card | None) -> Row:
    """The automaton's double row, dealt before the highest trump joins the pack (p9-216 to p9-218)."""
    up, down = (
        {card: tuple(FALSE if card == highest else formula.variable() for _ in range(COLUMNS)) for card in cards}
        for _ in range(2)
    )
    for places in (up, down):
        for column in range(COLUMNS):
            formula.exactly_one(places[card][column] for card in cards)
    for card in cards:
        formula.at_most_one((*up[card], *down[card]))
    return Row(AUTOMATON_SEAT, COLUMNS, up, down)


def deal_evenly(play: Play) -> None:
    """No hand is more than a card longer than another: who plays all tricks has at most one card left."""
    formula, end = play.formula, play.total + 1
    if len(play.cards) - play.seats * play.total < 2:
        return
    held = play.hands[1].held
    for one, other in combinations(play.cards, 2):
        for seat in play.everyone:
            formula.add(-held[one][seat], -held[other][seat], play.before[one][end], play.before[other][end])


def read_hands(hands: Hands, seats: int, true: frozenset[Literal]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(card for card in hands.cards if hands.held[card][seat] in true) for seat in range(seats))


def read_automaton(hands: Hands, true: frozenset[Literal]) -> Automaton | None:
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
