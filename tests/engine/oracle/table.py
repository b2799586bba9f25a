"""The oracle's own table: how cards are played, won, turned up, drawn and passed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from logwright.engine.cards.card import Card
from logwright.engine.cards.trick import Trick
from tests.engine.oracle.position import Position

Column = tuple[Card, Card | None]
Passing = tuple[str, tuple[Card, ...]]
"""To which side, and which card of each seat."""
Passed = tuple[str, tuple[tuple[Card, ...], ...]]
"""To whom, and which cards of each seat, the lowest first."""


@dataclass(frozen=True)
class Cards:
    """The cards at the table: per seat those it may play, and under them the automaton's covered ones."""

    open: tuple[frozenset[Card], ...]
    row: tuple[Column, ...] = ()

    def with_row(self, row: tuple[Column, ...]) -> Cards:
        """The automaton sits last."""
        return replace(self, open=(*self.open[:-1], frozenset(up for up, _ in row)), row=row)


def start_table(position: Position) -> Cards:
    table = Cards(tuple(map(frozenset, position.hands)))
    return table.with_row(position.row) if position.row else table


def after_passing(table: Cards, passing: Passing | None) -> Cards:
    return table if passing is None else _moved(table, passing[0], tuple((card,) for card in passing[1]))


def _moved(table: Cards, to: str, given: tuple[tuple[Card, ...], ...]) -> Cards:
    """In the row of the automaton the lowest card it gets lies where the lowest was that it gave, and so on."""
    seats = len(given)
    giver = {"left": -1, "right": 1, "across": seats // 2}[to]
    got = [given[(seat + giver) % seats] for seat in range(seats)]
    hands = tuple(hand - set(given[seat]) | set(got[seat]) for seat, hand in enumerate(table.open))
    if not table.row:
        return Cards(hands)
    new = dict(zip(sorted(given[-1]), sorted(got[-1]), strict=True))
    return Cards(hands).with_row(tuple((new.get(up, up), down) for up, down in table.row))


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


def every_passed(position: Position) -> Iterator[tuple[Passed | None, Cards]]:
    """Everything that the mission may have the crew pass, and the table after it."""
    table, rule = start_table(position), position.pass_cards
    if rule is None:
        yield None, table
        return
    for to in ("left", "right") if rule["to"] == "either" else (rule["to"],):
        for given in product(*(combinations(_passable(hand), rule["count"]) for hand in table.open)):
            yield (to, given), _moved(table, to, given)


def _passable(hand: frozenset[Card]) -> list[Card]:
    """Nobody passes a trump."""
    return [card for card in sorted(hand) if not card.is_trump]


def every_passing(table: Cards) -> Iterator[Passing]:
    for side in ("left", "right"):
        for given in product(*map(_passable, table.open)):
            yield side, given


def every_play(position: Position) -> Iterator[tuple[Passed | None, tuple[Trick, ...]]]:
    """Everything the mission may have passed, and every line of play after it."""
    for passed, table in every_passed(position):
        for tricks in every_line(position, table):
            yield passed, tricks


def every_line(position: Position, table: Cards | None = None) -> Iterator[tuple[Trick, ...]]:
    """All lines of play to the last trick; from the table as it was dealt, if no other is given."""

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

    return go_on(table or start_table(position), position.leader, ())
