"""Which seats may hold each card, according to public knowledge alone."""

from __future__ import annotations

from logwright.engine.attempts.public import Public
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import Mark, Shown
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.knowledge import above, below, others
from logwright.engine.search.cardset import Numbering
from logwright.engine.search.known import CardSet


def public_constraints(public: Public) -> list[int]:
    """For each card the seats that may hold it, as bits."""
    numbers = public.numbers
    may_hold = [(1 << public.seats) - 1] * len(numbers.cards)
    for seat, cards in (*_voids(public), *_meanings(public)):
        for number in range(len(numbers.cards)):
            if cards >> number & 1:
                may_hold[number] &= ~(1 << seat)
    for seat, card in _lying_open(public):
        may_hold[numbers.number[card]] = 1 << seat
    return may_hold


def _voids(public: Public) -> list[tuple[Seat, CardSet]]:
    return [
        (seat, public.numbers.suit[led.suit])
        for number, seat, card, led in public.plays()
        if card.suit is not led.suit and public.still_binds(number)
    ]


def _meanings(public: Public) -> list[tuple[Seat, CardSet]]:
    numbers = public.numbers
    return [(past.seat, _not_held(past, numbers)) for past in public.said if public.still_binds(past.before_trick)]


def _not_held(past: Shown, numbers: Numbering) -> CardSet:
    """Cards that a member who sent this message cannot hold; none where the mark is hidden."""
    card = past.message.card
    match past.message.mark:
        case Mark.ONLY:
            return others(card, numbers)
        case Mark.HIGHEST:
            return above(card, numbers)
        case Mark.LOWEST:
            return below(card, numbers)
    return 0


def _lying_open(public: Public) -> list[tuple[Seat, Card]]:
    shown = [(past.seat, past.message.card) for past in public.said]
    return shown + [(said.seat, said.card) for said in public.sure]
