"""The kernel's answer: a verdict, the effort it took, and a certificate if the position is solvable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from logwright.engine.certificate import Certificate
from logwright.engine.deal import Seat
from logwright.engine.search.cardset import CARDS
from logwright.engine.search.question import Question
from logwright.engine.trick import Trick


class Verdict(StrEnum):
    SOLVABLE = "solvable"
    UNSOLVABLE = "unsolvable"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class Answer:
    """`steps` counts cards played and literals settled; a certificate comes with `SOLVABLE` only."""

    verdict: Verdict
    steps: int
    certificate: Certificate | None = None


@dataclass(frozen=True)
class Found:
    """A solution in the kernel's terms: an owner for every slot, a token plan, the tricks and their winners."""

    owners: bytes
    token_plan: int
    tricks: Sequence[bytes]
    winners: bytes


def certificate(question: Question, found: Found) -> Certificate:
    deal, frame = question.position.deal, question.frame
    tasks = len(deal.tasks)
    owners = tuple(found.owners[:tasks])
    leaders = (deal.leader, *found.winners)
    tricks = tuple(
        Trick(leader, tuple([CARDS[card] for card in cards]), winner)
        for leader, cards, winner in zip(leaders, found.tricks, found.winners, strict=False)
    )
    placement = frame.placements[found.token_plan]
    return Certificate(
        owners=owners,
        tricks=tricks,
        tokens=None if placement == deal.tokens else placement,
        chosen=frame.chosen or tuple(zip(frame.roles, found.owners[tasks:], strict=True)),
        predictions=tuple((seat, _noted(found.winners, seat, true)) for seat, true in sorted(frame.foretold.items())),
        hand_over=None if frame.sharing.reaches(owners) else frame.sharing.handed_over(owners),
    )


def _noted(winners: bytes, seat: Seat, true: bool) -> int:
    """The number this seat noted: what it will win, or anything else if the prediction is to be wrong."""
    won = winners.count(seat)
    return won if true else 0 if won else len(winners)
