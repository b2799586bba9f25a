"""The oracle's own table: how cards are played, won, turned up, drawn and passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from logwright.engine.cards.card import Card
from logwright.engine.cards.trick import Trick
from tests.engine.oracle.position import Position

Column = tuple[Card, Card | None]
Passing = tuple[str, tuple[Card, ...]]
"""To which side, and which card of each seat."""


@dataclass(frozen=True)
class Cards:
    """The cards at the table: per seat those it may play, and under them the automaton's covered ones."""

    open: tuple[frozenset[Card], ...]
    row: tuple[Column, ...] = ()

    def with_row(self, row: tuple[Column, ...]) -> Cards:
        """The automaton sits last."""
        return replace(self, open=(*self.open[:-1], frozenset(up for up, _ in row)), row=row)


def start_table(position: Position, passing: Passing | None = None) -> Cards:
    table = Cards(tuple(map(frozenset, position.hands)))
    if position.row:
        table = table.with_row(position.row)
    if passing is None:
        return table
    side, given = passing
    seats = len(given)
    step = 1 if side == "left" else -1
    got = [given[(seat - step) % seats] for seat in range(seats)]
    hands = tuple(hand - {given[seat]} | {got[seat]} for seat, hand in enumerate(table.open))
    if not position.row:
        return Cards(hands)
    return Cards(hands).with_row(tuple((got[-1] if up == given[-1] else up, down) for up, down in table.row))


def every_trick(table: Cards, leader: int) -> Iterator[tuple[Card, ...]]:
    """All ways to play one trick: follow suit if you can, otherwise play anything."""
    seats = len(table.open)

    def go_on(played: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        if len(played) == seats:
            yield played
            return
        hand = table.open[(leader + len(played)) % seats]
        same_suit = {card for card in hand if played and card.suit == played[0].suit}
        for card in sorted(same_suit or hand):
            yield from go_on((*played, card))

    return go_on(())


def winner(leader: int, cards: tuple[Card, ...]) -> int:
    trumps = [card for card in cards if card.is_trump]
    following = [card for card in cards if card.suit == cards[0].suit]
    best = max(trumps or following, key=lambda card: card.value)
    return (leader + cards.index(best)) % len(cards)


def without(table: Cards, cards: tuple[Card, ...]) -> Cards:
    """The table after a trick: the cards are gone, and what the automaton's card covered is turned up."""
    after = replace(table, open=tuple(hand - set(cards) for hand in table.open))
    if not table.row:
        return after
    turned = [(down, None) if up in cards else (up, down) for up, down in table.row]
    return after.with_row(tuple((up, down) for up, down in turned if up is not None))


def after_draws(table: Cards, draws: tuple[tuple[Card, ...], ...]) -> Cards:
    """Every seat takes a card from the seat to its right, all at the same time; a covered one, if there is any."""
    seats = len(table.open)
    taken = []
    for seat, order in enumerate(draws):
        loser = (seat - 1) % seats
        pool: set[Card] = set(table.open[loser])
        if table.row and loser == seats - 1:
            pool = {down for _, down in table.row if down} or pool
        taken.append(next(card for card in order if card in pool))
    hands = [hand - {taken[(seat + 1) % seats]} | {taken[seat]} for seat, hand in enumerate(table.open)]
    if not table.row:
        return Cards(tuple(hands))
    lost, gained = taken[0], taken[-1]
    row = tuple(
        (gained if up == lost else up, gained if down is not None and down == lost else down) for up, down in table.row
    )
    return Cards(tuple(hands)).with_row(row)


def every_passing(position: Position) -> Iterator[Passing]:
    """Nobody passes a trump."""
    open_cards = start_table(position).open
    for side in ("left", "right"):
        for given in product(*([card for card in sorted(hand) if not card.is_trump] for hand in open_cards)):
            yield side, given


def every_line(position: Position, passing: Passing | None = None) -> Iterator[tuple[Trick, ...]]:
    """All lines of play to the last trick."""

    def go_on(table: Cards, leader: int, played: tuple[Trick, ...]) -> Iterator[tuple[Trick, ...]]:
        if len(played) == position.total:
            yield played
            return
        for cards in every_trick(table, leader):
            trick = Trick(leader, cards, winner(leader, cards))
            after = without(table, cards)
            if len(played) + 1 == position.draw_after and len(played) + 1 < position.total:
                after = after_draws(after, position.draws)
            yield from go_on(after, trick.winner, (*played, trick))

    return go_on(start_table(position, passing), position.leader, ())
