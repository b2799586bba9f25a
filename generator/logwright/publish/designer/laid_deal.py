"""A deal whose cards an author has laid otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.cards.deal import Deal
from logwright.engine.cards.laid_deal import LaidDeal
from logwright.engine.objectives.selector import parse_card


def laid(deal: Deal, hands: Sequence[Sequence[str]] | None) -> Deal:
    """The same deal with these hands, if there are any; they hold the same cards, as many at each seat."""
    if hands is None:
        return deal
    suits = deal.table.deck.suits
    cards = tuple(tuple(sorted(parse_card(card, suits) for card in hand)) for hand in hands)
    if sorted(card for hand in cards for card in hand) != sorted(card for hand in deal.hands for card in hand):
        raise ValueError("cards change places, and none comes or goes")
    if deal.automaton or [len(hand) for hand in cards] != [len(hand) for hand in deal.hands]:
        raise ValueError("every seat keeps as many cards")
    return LaidDeal(cards).of(deal)
