"""The same position seen in another way, or made a little easier: what tests change to see what must not change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.search import Position


def renamed(position: Position, names: Mapping[Suit, Suit]) -> Position:
    """Every colour takes another name, in the deal and in everything the mission asks."""
    return Position(_renamed(position.mission, names), _renamed(position.deal, names))


def _renamed(part: Any, names: Mapping[Suit, Suit]) -> Any:
    if isinstance(part, Card):
        return Card(names.get(part.suit, part.suit), part.value)
    if isinstance(part, Suit):
        return names.get(part, part)
    if isinstance(part, tuple):
        return tuple(_renamed(item, names) for item in part)
    if isinstance(part, frozenset):
        return frozenset(_renamed(item, names) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        return replace(part, **{field.name: _renamed(getattr(part, field.name), names) for field in fields(part)})
    return part


def turned(position: Position, by: int) -> Position:
    """Everybody moves so many seats to the left."""
    deal = position.deal
    seats = deal.seats

    def moved(seat: Seat) -> Seat:
        return (seat + by) % seats

    there = [moved(seat) for seat in range(seats)]
    return Position(
        position.mission,
        replace(
            deal,
            hands=tuple(deal.hands[there.index(seat)] for seat in range(seats)),
            commander=moved(deal.commander),
            leader=moved(deal.leader),
            owners=None if deal.owners is None else tuple(moved(owner) for owner in deal.owners),
            automaton=deal.automaton and replace(deal.automaton, seat=moved(deal.automaton.seat)),
            draws=tuple(deal.draws[there.index(seat)] for seat in range(seats)) if deal.draws else (),
        ),
    )


def without_objective(mission: Mission, index: int) -> Mission:
    return replace(mission, objectives=mission.objectives[:index] + mission.objectives[index + 1 :])


def without_task(deal: Deal, index: int) -> Deal:
    """One task fewer; only where the position itself says who owns the others."""
    assert deal.owners is not None
    return replace(
        deal, tasks=deal.tasks[:index] + deal.tasks[index + 1 :], owners=deal.owners[:index] + deal.owners[index + 1 :]
    )


def without_tokens(deal: Deal) -> Deal:
    return replace(deal, tasks=tuple(replace(task, token=None) for task in deal.tasks))


def with_owners(deal: Deal, certificate: Certificate) -> Deal:
    """The tasks belong to whom they were given in the end."""
    return replace(deal, owners=certificate.owners)
