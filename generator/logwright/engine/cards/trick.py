"""A trick: one card from every seat, and who wins it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Seat

_TRUMP = Suit.TRUMP


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order of play, and the recorded winner."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat

    @property
    def led(self) -> Card:
        return self.cards[0]

    @property
    def best(self) -> Card:
        """The card that wins."""
        return winning_card(self.cards)


def winning_card(cards: Sequence[Card]) -> Card:
    """The highest trump, else the highest card of the suit that was led (p9-042, p9-043, p9-047, p9-051)."""
    best, suit = cards[0], cards[0].suit
    for card in cards:
        if card.suit is suit:
            if card > best:
                best = card
        elif card.suit is _TRUMP:
            best, suit = card, _TRUMP
    return best


def winner_of(leader: Seat, cards: Sequence[Card]) -> Seat:
    """Who wins when `leader` played the first of these cards and the others followed clockwise."""
    return (leader + cards.index(winning_card(cards))) % len(cards)


def play_trick(leader: Seat, cards: Sequence[Card]) -> Trick:
    """The trick these cards make."""
    return Trick(leader, tuple(cards), winner_of(leader, cards))


def playable_in(hand: Collection[Card], led: Card | None) -> list[Card]:
    """The cards of a hand that may be played: the suit led, if held, else all (p9-038, p9-039)."""
    if led is None:
        return list(hand)
    suit = led.suit
    following = [card for card in hand if card.suit is suit]
    return following or list(hand)
