"""Solving positions in batches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from logwright.engine.cards.deal import Deal
from logwright.engine.search.answer import KernelAnswer, KernelVerdict, certificate
from logwright.engine.search.in_turn import Effort, search_ways
from logwright.engine.search.kernel import Kernel, Reply, SearchOutcome, Skill, batches, kernel
from logwright.engine.search.position import Position
from logwright.engine.search.question import Asking, KernelQuestion
from logwright.engine.search.room import UNNAMED, KernelFull, check_room

BUDGET = 20_000_000
"""Default budget in steps per position: about two seconds. Nearly all positions take less than a hundredth of it."""


def solve(
    positions: Sequence[Position],
    budget: int = BUDGET,
    *,
    patience: int | None = None,
    skills: Skill = Skill.ALL,
    seed: int = 1,
    machine: Kernel | None = None,
) -> list[KernelAnswer]:
    """The answer to each position, in the same order. Positions that exceed the kernel's tables stay undecided.

    The budget is for a whole position, including all its combinations of linked choices; `patience` is a smaller budget
    for positions that have several.
    """
    machine = machine or kernel()
    missions = {id(position.mission): position.mission for position in positions}
    askings = {number: Asking(mission) for number, mission in missions.items()}
    asked = [_asked(askings[id(position.mission)], position.deal, machine) for position in positions]
    replies = _replies([each.only for each in asked if each.only], budget, skills, seed, machine)
    effort = Effort(budget if patience is None else min(budget, patience), skills, seed)
    return [
        _answer(each.only, next(replies))
        if each.only
        else _several(askings[id(position.mission)], position.deal, each, effort, machine)
        for position, each in zip(positions, asked, strict=True)
    ]


class _Asked(NamedTuple):
    """The questions about one position: nearly always one, or several; or why there are none."""

    only: KernelQuestion | None = None
    several: Iterator[KernelQuestion] = iter(())
    too_much: str = ""


def _asked(asking: Asking, deal: Deal, machine: Kernel) -> _Asked:
    try:
        ways = asking.ways(deal)
        begun = list(islice(ways, 2))
        for question in begun:
            check_room("bytes at a time", len(question.words), machine.room)
    except KernelFull as error:
        return _Asked(too_much=str(error))
    return _Asked(only=begun[0]) if len(begun) == 1 else _Asked(several=chain(begun, ways))


def _several(asking: Asking, deal: Deal, asked: _Asked, effort: Effort, machine: Kernel) -> KernelAnswer:
    if asked.too_much:
        return KernelAnswer(KernelVerdict.UNDECIDED, 0, too_much=asked.too_much)
    return search_ways(asking.relaxed(deal), asked.several, effort, machine)


def _replies(
    asked: Sequence[KernelQuestion], budget: int, skills: Skill, seed: int, machine: Kernel
) -> Iterator[Reply]:
    seats = iter([question.deal.seats for question in asked])
    for batch in batches([question.words for question in asked], machine.room, machine.most_questions):
        yield from machine.solve(batch, list(islice(seats, len(batch))), budget, skills, seed)


def _answer(question: KernelQuestion, reply: Reply) -> KernelAnswer:
    if reply.found is not None:
        return KernelAnswer(KernelVerdict.SOLVABLE, reply.steps, certificate(question, reply.found))
    if reply.outcome is SearchOutcome.TOO_LARGE:
        return KernelAnswer(KernelVerdict.UNDECIDED, reply.steps, too_much=str(UNNAMED))
    decided = reply.outcome is SearchOutcome.UNSOLVABLE
    return KernelAnswer(KernelVerdict.UNSOLVABLE if decided else KernelVerdict.UNDECIDED, reply.steps)
