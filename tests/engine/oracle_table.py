"""The oracle's own table: how cards are played, won, turned up, drawn and passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from logwright.engine.card import Card
from logwright.engine.certificate import Passing
from logwright.engine.deal import Column, Deal, Seat
from logwright.engine.objectives.subject import Side


@dataclass(frozen=True)
class Cards:
    """The cards at the table: per seat those it may play, and under them the automaton's covered ones."""

    open: tuple[frozenset[Card], ...]
    row: tuple[Column, ...] = ()


def start_table(deal: Deal, passing: Passing | None) -> Cards:
    hands = [set(hand) for hand in deal.hands]
    row: tuple[Column, ...] = ()
    if deal.automaton:
        row = deal.automaton.columns
        hands[deal.automaton.seat] = {column.up for column in row}
    if passing:
        for seat, given in enumerate(passing.cards):
            taker = (seat + (1 if passing.side is Side.LEFT else -1)) % deal.seats
            hands[seat].remove(given)
            hands[taker].add(given)
        if deal.automaton:
            given = passing.cards[deal.automaton.seat]
            (taken,) = hands[deal.automaton.seat] - {column.up for column in row}
            row = tuple(Column(taken, column.down) if column.up == given else column for column in row)
    return Cards(tuple(frozenset(hand) for hand in hands), row)


def every_trick(table: Cards, leader: Seat) -> Iterator[tuple[Card, ...]]:
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


def winner(leader: Seat, cards: tuple[Card, ...]) -> Seat:
    trumps = [card for card in cards if card.is_trump]
    following = [card for card in cards if card.suit == cards[0].suit]
    best = max(trumps or following, key=lambda card: card.value)
    return (leader + cards.index(best)) % len(cards)


def without(table: Cards, cards: tuple[Card, ...], deal: Deal) -> Cards:
    """The table after a trick: the cards are gone, and what the automaton's card covered is turned up."""
    hands = [hand - set(cards) for hand in table.open]
    if not deal.automaton:
        return Cards(tuple(hands))
    row = []
    for column in table.row:
        if column.up not in cards:
            row.append(column)
        elif column.down:
            row.append(Column(column.down))
    hands[deal.automaton.seat] = frozenset(column.up for column in row)
    return Cards(tuple(hands), tuple(row))


def after_draws(table: Cards, deal: Deal) -> Cards:
    """Every seat takes a card from the seat to its right, all at the same time."""
    hands = [set(hand) for hand in table.open]
    row = list(table.row)
    taken: list[Card] = []
    for seat, order in enumerate(deal.draws):
        loser = (seat - 1) % deal.seats
        pool: set[Card] = set(table.open[loser])
        if deal.automaton and loser == deal.automaton.seat:
            pool = {column.down for column in row if column.down} or pool
        taken.append(next(card for card in order if card in pool))
    for seat, card in enumerate(taken):
        loser = (seat - 1) % deal.seats
        if deal.automaton and loser == deal.automaton.seat:
            gained = taken[loser]
            row = [
                Column(gained if column.up == card else column.up, gained if column.down == card else column.down)
                for column in row
            ]
        else:
            hands[loser].remove(card)
        hands[seat].add(card)
    if deal.automaton:
        hands[deal.automaton.seat] = {column.up for column in row}
    return Cards(tuple(frozenset(hand) for hand in hands), tuple(row))


def every_passing(deal: Deal) -> Iterator[Passing]:
    open_cards = start_table(deal, None).open
    for side in Side:
        for given in product(*([card for card in sorted(hand) if not card.is_trump] for hand in open_cards)):
            yield Passing(side, given)
