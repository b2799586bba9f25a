"""Hands as people write them: lists of cards, seat 0 first."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.cards.card import Card, Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.selector import parse_card

Unreadable = list[tuple[tuple[int, int], Mistake]]
"""What is no card of this game, each with its seat and its place in the hand."""


def read_hands(written: Sequence[Sequence[str]], suits: Suits) -> tuple[list[list[Card]], Unreadable]:
    """The cards that can be read; schemas accept the cards of every game."""
    hands: list[list[Card]] = []
    unreadable: Unreadable = []
    for seat, cards in enumerate(written):
        hands.append([])
        for index, card in enumerate(cards):
            try:
                hands[-1].append(parse_card(card, suits))
            except Mistake as mistake:
                unreadable.append(((seat, index), mistake))
    return hands, unreadable
