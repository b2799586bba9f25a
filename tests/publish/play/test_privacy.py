"""Nothing that reaches the page differs between two deals that its seat cannot tell apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.engine.attempts import DecisionKind, MemberDecision, decisions
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.chance import Chance
from logwright.publish.play.desk import PlayDesk
from logwright.verdicts.missions.survey import Request, jobs_for

MISSIONS = (("planet-nine/05", 4), ("planet-nine/20", 4), ("planet-nine/12", 4), ("deep-sea/06", 3))
ME: Seat = 0
TWINS = 2
HINTED = 6
"""One in so many decisions is made with a hint."""


def record(mission: str, players: int) -> dict[str, Any]:
    return {"mission": mission, "players": players, "seed": 1, "level": "club", "seats": [ME], "distress": True}


def swapped(deal: Deal, one: tuple[Seat, Card], other: tuple[Seat, Card]) -> Deal:
    """Two others hold each other's card."""
    (seat, card), (neighbour, their) = one, other
    hands = [set(hand) for hand in deal.hands]
    hands[seat] ^= {card, their}
    hands[neighbour] ^= {card, their}
    draws = tuple(
        tuple({card: their, their: card}.get(drawn, drawn) for drawn in order)
        if place - 1 in (seat, neighbour)
        else order
        for place, order in enumerate(deal.draws)
    )
    return replace(deal, hands=tuple(tuple(sorted(hand)) for hand in hands), draws=draws)


def twins(deal: Deal) -> Iterator[Deal]:
    """Deals that differ only in which of two others holds which of two plain cards of one colour."""
    seats = [seat for seat in range(deal.seats) if seat != ME]
    for card in sorted(deal.hands[seats[0]]):
        for their in sorted(deal.hands[seats[1]]):
            if not card.is_trump and card.suit is their.suit:
                yield swapped(deal, (seats[0], card), (seats[1], their))


def followed(desks: list[PlayDesk], chance: Chance) -> Iterator[tuple[dict[str, Any], ...]]:
    """Goes on with decisions that both tables allow and that look alike to the seat; everything told on the way."""
    while True:
        devices = [desk.device for desk in desks]
        assert all(devices)
        first, second = (device for device in devices if device)
        asked = first.next_open()
        if asked is None:
            return
        twin = next(each for each in decisions(second.state) if (each.kind, each.seat) == (asked.kind, asked.seat))
        common = [value for value in asked.options if value in twin.options]
        if not common:
            return
        if first.asked and not chance.below(HINTED):
            yield tuple(desk.answer({"do": "hint"}) for desk in desks)
        if first.asked:
            yield tuple(desk.answer({"do": "think_ahead"}) for desk in desks)
        value = common[chance.below(len(common))]
        if asked.kind is DecisionKind.SHOW and asked.decider != ME:
            value = None
        if asked.kind is DecisionKind.PASS and asked.decider != ME:
            # What others pass is theirs alone; to the left it reaches this seat from the last one.
            value = common[0]
        decision = MemberDecision(asked.kind, asked.seat, value)
        yield tuple(desk._step(desk._teller.decide(desk._device, decision)) for desk in desks)
        if first.state.is_over or second.state.is_over:
            return


@pytest.mark.parametrize(("key", "players"), MISSIONS)
def test_the_page_cannot_tell_such_deals_apart(library: Library, key: str, players: int) -> None:
    mission = library.missions[key]
    (job,) = jobs_for(library, [mission], [players], Request(seed=1))
    deal, compared = job.deal(0), 0
    for number, other in enumerate(list(twins(deal))[:TWINS]):
        desks = [PlayDesk(library, {}, "en") for _ in range(2)]
        begun = [
            desk.sit_down(mission, dealt, record(key, players))
            for desk, dealt in zip(desks, (deal, other), strict=True)
        ]
        assert json.dumps(begun[0]) == json.dumps(begun[1])
        for one, twin in followed(desks, Chance(number)):
            if any(desk._device.state.is_over for desk in desks):
                break
            if _same_view(desks):
                assert json.dumps(one) == json.dumps(twin)
                compared += 1
    assert compared > 10


def _same_view(desks: list[PlayDesk]) -> bool:
    """Whether the seat still knows the same at both tables: a card of the swap may have been played."""
    one, twin = (desk._device.state.look(ME) for desk in desks)
    return one == twin
