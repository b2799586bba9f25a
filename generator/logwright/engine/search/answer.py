"""The kernel's answer: a verdict, the effort it took, and a certificate if the position is solvable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from logwright.engine.certificate import Certificate
from logwright.engine.deal import Seat
from logwright.engine.search.cardset import CARDS
from logwright.engine.search.question import Question
from logwright.engine.trick import Trick

_CARD = CARDS.__getitem__


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


class Found(NamedTuple):
    """A solution in the kernel's terms: an owner for every slot, a token plan, the cards and winners of all tricks.

    `turns` has for every turn, from the leader's on, the card of each trick.
    """

    owners: bytes
    token_plan: int
    turns: Sequence[bytes]
    winners: bytes


def certificate(question: Question, found: Found) -> Certificate:
    deal, frame = question.deal, question.frame
    tasks = len(deal.tasks)
    owners, winners, sharing = tuple(found.owners[:tasks]), found.winners, frame.sharing
    tricks = zip(*[map(_CARD, turn) for turn in found.turns], strict=True)
    placement = frame.placements[found.token_plan]
    return Certificate(
        owners,
        tuple(map(Trick, (deal.leader, *winners), tricks, winners)),
        None if placement == deal.tokens else placement,
        frame.chosen or tuple(zip(frame.roles, found.owners[tasks:], strict=True)),
        tuple([(seat, _noted(winners, seat, true)) for seat, true in sorted(frame.foretold.items())]),
        sharing.handed_over(owners) if sharing.hand_over and not sharing.reaches(owners) else None,
    )


def _noted(winners: bytes, seat: Seat, true: bool) -> int:
    """The number this seat noted: what it will win, or anything else if the prediction is to be wrong."""
    won = winners.count(seat)
    return won if true else 0 if won else len(winners)
