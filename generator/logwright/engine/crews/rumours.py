"""Rumours: who may hold which card, as far as everybody at the table knows."""

from __future__ import annotations

from logwright.engine.card import Card
from logwright.engine.communication import Mark, Shown
from logwright.engine.crews.knowledge import above, below, others, suit_around
from logwright.engine.crews.public import Public
from logwright.engine.deal import Seat
from logwright.engine.search.cardset import CARDS, card_number
from logwright.engine.search.known import CardSet


def rumours(public: Public) -> list[int]:
    """For each card the seats that may hold it, as bits."""
    may_hold = [(1 << public.seats) - 1] * len(CARDS)
    for seat, cards in (*_voids(public), *_meanings(public)):
        for number in range(len(CARDS)):
            if cards >> number & 1:
                may_hold[number] &= ~(1 << seat)
    for seat, card in _lying_open(public):
        may_hold[card_number(card)] = 1 << seat
    return may_hold


def _voids(public: Public) -> list[tuple[Seat, CardSet]]:
    return [
        (seat, suit_around(led))
        for number, seat, card, led in public.plays()
        if card.suit is not led.suit and public.still_binds(number)
    ]


def _meanings(public: Public) -> list[tuple[Seat, CardSet]]:
    return [(past.seat, _not_held(past)) for past in public.said if public.still_binds(past.before_trick)]


def _not_held(past: Shown) -> CardSet:
    """What nobody would hold who said this; nothing, where the mark is hidden."""
    card = past.message.card
    match past.message.mark:
        case Mark.ONLY:
            return others(card)
        case Mark.HIGHEST:
            return above(card)
        case Mark.LOWEST:
            return below(card)
    return 0


def _lying_open(public: Public) -> list[tuple[Seat, Card]]:
    shown = [(past.seat, past.message.card) for past in public.said]
    return shown + [(said.seat, said.card) for said in public.sure]
