"""A line of play in shorthand: short enough to keep hundreds of them, and still to be read by people.

`t4b1g7 b9b2b3 …`: trick after trick, the cards in order of play, each a letter for its suit and its value. Seat 0
commands and opens; everything else follows from the cards. A card that stays unplayed ends the line with the seat
that keeps it: `2:y5`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from logwright.engine.card import Card, Suit
from logwright.engine.deal import Deal, Seat
from logwright.engine.table import Table
from logwright.engine.trick import Trick, play_trick

_CARD = re.compile(r"[bgpyt][1-9]")
_SUITS = {suit[0]: suit for suit in Suit}
COMMANDER: Seat = 0


def write_line(deal: Deal, tricks: Sequence[Trick]) -> str:
    words = ["".join(_written(card) for card in trick.cards) for trick in tricks]
    played = {card for trick in tricks for card in trick.cards}
    words += (f"{seat}:{_written(card)}" for seat, hand in enumerate(deal.hands) for card in hand if card not in played)
    return " ".join(words)


def read_line(text: str, table: Table) -> tuple[Deal, tuple[Trick, ...]]:
    """The deal in which the line was played, and its tricks. Whether it keeps the rules is the referee's business."""
    tricks: list[Trick] = []
    hands: list[list[Card]] = [[] for _ in range(table.seats)]
    for word in text.split():
        keeper, _, left = word.rpartition(":")
        cards = [Card(_SUITS[name[0]], int(name[1])) for name in _CARD.findall(left)]
        if keeper:
            hands[int(keeper)] += cards
            continue
        trick = play_trick(tricks[-1].winner if tricks else COMMANDER, cards)
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % table.seats].append(card)
        tricks.append(trick)
    return Deal(table, tuple(tuple(sorted(hand)) for hand in hands), COMMANDER, COMMANDER), tuple(tricks)


def _written(card: Card) -> str:
    return f"{card.suit[0]}{card.value}"
