"""The distress signal: before the first trick everybody passes one card to a neighbour (p9-140 to p9-157)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.passing import passable_from
from logwright.engine.cards.play import Hands, dealt
from logwright.engine.missions.certificate import Passing
from logwright.engine.objectives.subject import Side


def passable(deal: Deal, seat: Seat) -> list[Card]:
    """The cards a seat may pass of those it was dealt."""
    return passable_from(dealt(deal), seat)


def all_passings(deal: Deal) -> Iterator[Passing]:
    """Every way to pass: all members pass, in the same direction, or nobody does (p9-146, p9-148)."""
    for side in Side:
        for cards in product(*(passable(deal, seat) for seat in range(deal.seats))):
            yield Passing(side, cards)


def may_pass(deal: Deal, passing: Passing) -> bool:
    return len(passing.cards) == deal.seats and all(
        card in passable(deal, seat) for seat, card in enumerate(passing.cards)
    )


def hands_after(deal: Deal, passing: Passing | None) -> Hands:
    """The table when the first trick begins."""
    return dealt(deal) if passing is None else dealt(deal).after_passing(passing)
