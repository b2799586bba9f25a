"""Twins: interchangeable cards of one hand, so that it suffices to play them in one order.

Two cards of a suit in one hand are twins if nobody else holds a card between them and nothing the mission asks tells
them apart. A seat that plays the higher one first could as well play the lower one and keep the higher.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.resolved import Climbing, Condition, Pattern, Tally
from logwright.engine.objectives.walk import inside


def twins(deal: Deal, conditions: Sequence[Condition]) -> Iterator[tuple[Card, Card]]:
    """Pairs of twins, the lower card first; three twins give two pairs of neighbours."""
    patterns = [pattern for condition in conditions for pattern in inside(condition, Pattern)]
    if any(pattern.sum is not None or pattern.values is not None for pattern in patterns):
        return
    # Where values add up or follow each other, no two cards of a suit are alike.
    tallies = (tally for condition in conditions for tally in inside(condition, Tally))
    if any(tally.summed for tally in tallies) or any(
        True for condition in conditions for _ in inside(condition, Climbing)
    ):
        return
    named = {part for condition in conditions for part in inside(condition, frozenset) if any(_are_cards(part))}
    for seat, hand in enumerate(deal.hands):
        if deal.automaton and deal.automaton.seat == seat:
            continue
        last: dict[object, Card] = {}
        for card in sorted(deal.table.deck):
            if card not in hand:
                last = {}
                continue
            marks = (card.suit, tuple(card in cards for cards in named))
            if marks in last:
                yield last[marks], card
            last[marks] = card


def _are_cards(part: Iterable[object]) -> Iterator[bool]:
    return (isinstance(item, Card) for item in part)
