"""A ruling: the result of an attempt, and if it was lost, the card and the objective that lost it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.referee.foul import Foul
from logwright.engine.referee.hands import RefereeHands, hands_before, winner
from logwright.engine.referee.replay import Replay, Standing, replay
from logwright.engine.referee.status import FAILED, MET, OPEN, Status
from logwright.saying import Saying


class Part(NamedTuple):
    """A part of a mission: `task` or `objective` with its number, or the `order` of the tokens."""

    kind: str
    number: int = 0


class WonRuling(NamedTuple):
    """Everything was met after `after` tricks."""

    after: int


class Lost(NamedTuple):
    """These parts failed in a trick. `card` is the first after which every continuation of the trick fails them.

    Without a trick they could not be met from the start.
    """

    parts: tuple[Part, ...]
    trick: int = 0
    seat: Seat | None = None
    card: Card | None = None


class Unfinished(NamedTuple):
    """Nothing has failed yet, and these parts are still open."""

    parts: tuple[Part, ...]


class Fouled(NamedTuple):
    """A rule was broken."""

    reason: Saying


Ruling = WonRuling | Lost | Unfinished | Fouled


def ruling(mission: Mission, deal: Deal, certificate: Certificate, *, distress: bool = False) -> Ruling:
    """The ruling on an attempt, whatever its result. The first event that decides it counts."""
    try:
        played = replay(mission, deal, certificate, distress=distress)
    except Foul as foul:
        return Fouled(foul.said)
    standing = played.standing(0)
    for count in range(len(played.tricks) + 1):
        standing = played.standing(count)
        if standing.mission is MET:
            return WonRuling(count)
        if standing.mission is FAILED:
            return _lost(played, certificate, count, tuple(_parts(standing, FAILED)))
    return Unfinished(tuple(_parts(standing, OPEN)))


def _parts(standing: Standing, status: Status) -> Iterator[Part]:
    yield from (Part("task", number) for number, state in enumerate(standing.tasks) if state is status)
    if standing.order is status:
        yield Part("order")
    yield from (Part("objective", number) for number, state in enumerate(standing.objectives) if state is status)


def _lost(played: Replay, certificate: Certificate, count: int, parts: tuple[Part, ...]) -> Lost:
    """Go back card by card through the trick, as long as every possible continuation loses."""
    if not count:
        return Lost(parts)
    trick = played.tricks[count - 1]
    hands = hands_before(played.mission, played.deal, certificate, count)
    for kept in range(len(trick.cards) - 1, -1, -1):
        if not all(_is_lost(played, count, other) for other in _ways_to_end(trick, kept, hands)):
            return Lost(parts, count, (trick.leader + kept) % len(trick.cards), trick.cards[kept])
    return Lost(parts, count, trick.leader, trick.cards[0])


def _is_lost(played: Replay, count: int, trick: Trick) -> bool:
    return played._replace(tricks=(*played.tricks[: count - 1], trick)).standing().mission is FAILED


def _ways_to_end(trick: Trick, kept: int, hands: RefereeHands) -> Iterator[Trick]:
    """All tricks with the same first cards as this one."""
    seats = len(trick.cards)
    start = trick.cards[:kept]
    if not kept:
        for lead in sorted(hands.held[trick.leader]):
            yield from _ways_to_end(trick._replace(cards=(lead, *trick.cards[1:])), 1, hands)
        return
    rest = [(trick.leader + place) % seats for place in range(kept, seats)]
    choices = [[card for card in sorted(hands.held[seat]) if hands.may_play(seat, card, start[0])] for seat in rest]
    for cards in product(*choices):
        whole = (*start, *cards)
        yield Trick(trick.leader, whole, winner(trick.leader, whole))
