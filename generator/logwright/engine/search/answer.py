"""The kernel's answer: a verdict, the effort it took, and a certificate if the position is solvable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from logwright.engine.cards.deal import Seat
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate
from logwright.engine.search.cardset import numbering
from logwright.engine.search.question import KernelQuestion


class KernelVerdict(StrEnum):
    SOLVABLE = "solvable"
    UNSOLVABLE = "unsolvable"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class KernelAnswer:
    """`steps` counts cards played and literals settled; a certificate comes with `SOLVABLE` only.

    `too_much` names what exceeded the kernel's tables, if that is why it is undecided. `ways` counts the combinations
    of choices that were tried one by one; with `more_ways` there are others.
    """

    verdict: KernelVerdict
    steps: int
    certificate: Certificate | None = None
    too_much: str = ""
    ways: int = 1
    more_ways: bool = False


class Found(NamedTuple):
    """A solution in the kernel's terms: an owner for every slot, a token plan, the cards and winners of all tricks.

    `turns` has for every turn, from the leader's on, the card of each trick.
    """

    owners: bytes
    token_plan: int
    turns: Sequence[bytes]
    winners: bytes


def certificate(question: KernelQuestion, found: Found) -> Certificate:
    deal, frame = question.deal, question.frame
    tasks = len(deal.tasks)
    owners, winners, sharing = tuple(found.owners[:tasks]), found.winners, frame.sharing
    card = numbering(deal.table.deck.suits).cards.__getitem__
    tricks = zip(*[map(card, turn) for turn in found.turns], strict=True)
    placement = frame.placements[found.token_plan]
    return Certificate(
        owners,
        tuple(map(Trick, (deal.leader, *winners), tricks, winners)),
        None if placement == deal.tokens else placement,
        frame.chosen or tuple(zip(frame.roles, found.owners[tasks:], strict=True)),
        _predictions(frame.foretold, frame.noted, winners),
        sharing.handed_over(owners) if sharing.hand_over and not sharing.reaches(owners) else None,
        passed=question.passed,
        picked=question.picked,
    )


def _predictions(
    foretold: Mapping[Seat, bool], noted: Mapping[Seat, int], winners: bytes
) -> tuple[tuple[Seat, int], ...]:
    if not foretold and not noted:
        return ()
    numbers = {seat: _noted(winners, seat, true) for seat, true in foretold.items()}
    return tuple(sorted({**numbers, **noted}.items()))


def _noted(winners: bytes, seat: Seat, true: bool) -> int:
    """The number this seat noted: its result, or any other number if the prediction is to be wrong."""
    won = winners.count(seat)
    return won if true else 0 if won else len(winners)
