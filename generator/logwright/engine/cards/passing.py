"""Cards passed before play because the mission says so: every way to do it, and the hands afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import comb, gcd, prod

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Automaton, Deal, Seat
from logwright.engine.cards.play import Hands, dealt
from logwright.engine.missions.certificate import Certificate, PassedCards
from logwright.engine.missions.mission import CardPassing

_STRIDE = 0.6180339887498949
"""Of all ways this share lies between two that are tried one after the other, so that the first few differ widely."""


def passable_from(hands: Hands, seat: Seat) -> list[Card]:
    """The cards a seat may pass: no trump (p9-147, p9-150), and of the automaton a face-up card (B24)."""
    return sorted(card for card in hands.shown(seat) if not card.is_trump)


def enough_to_pass(rule: CardPassing, deal: Deal) -> bool:
    """Whether everybody has as many cards to pass as the mission asks for."""
    hands = dealt(deal)
    return all(len(passable_from(hands, seat)) >= rule.count for seat in range(deal.seats))


def every_passing(rule: CardPassing, deal: Deal) -> Iterator[PassedCards]:
    """Every way to pass cards, each once, in a mixed order: there may be millions, and a search tries some of them."""
    hands = dealt(deal)
    pools = [passable_from(hands, seat) for seat in range(deal.seats)]
    sizes = [comb(len(pool), rule.count) for pool in pools]
    total = prod(sizes) * len(rule.to.ways)
    stride = _stride(total)
    for place in range(total):
        left = place * stride % total
        left, way = divmod(left, len(rule.to.ways))
        cards = []
        for pool, size in zip(pools, sizes, strict=True):
            left, number = divmod(left, size)
            cards.append(_combination(pool, rule.count, number))
        yield PassedCards(rule.to.ways[way], tuple(cards))


def _stride(total: int) -> int:
    """A step that comes by every number below the total."""
    step = max(1, round(total * _STRIDE))
    while gcd(step, total) != 1:
        step += 1
    return step


def _combination(pool: Sequence[Card], count: int, number: int) -> tuple[Card, ...]:
    """The cards of the combination of this number, in the order of itertools."""
    found: list[Card] = []
    for place, card in enumerate(pool):
        if len(found) == count:
            break
        with_it = comb(len(pool) - place - 1, count - len(found) - 1)
        if number < with_it:
            found.append(card)
        else:
            number -= with_it
    return tuple(found)


def hands_at_first(deal: Deal, certificate: Certificate) -> Hands:
    """The table when the first trick begins: whatever had to be passed has been."""
    hands = dealt(deal)
    if certificate.passed:
        hands = hands.after_passed(certificate.passed)
    return hands.after_passing(certificate.distress) if certificate.distress else hands


def deal_after(deal: Deal, passed: PassedCards | None) -> Deal:
    """The deal with the hands as they are after passing."""
    if passed is None:
        return deal
    hands = dealt(deal).after_passed(passed)
    row = Automaton(hands.automaton, hands.columns) if hands.automaton is not None else None
    return replace(deal, hands=tuple(tuple(sorted(held)) for held in hands.held), automaton=row)
