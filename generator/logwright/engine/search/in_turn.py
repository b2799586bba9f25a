"""Choices that depend on each other: every combination ("way") is a question of its own, and all share one budget.

A relaxation is tried first: what does not depend on these choices. If even that cannot be won, no way can. Then every
way gets a short search, and undecided ones get longer ones, until one is won, none is left, or the budget is spent.
Ways come in mixed order, so that the first few cover all choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from logwright.engine.search.answer import KernelAnswer, KernelVerdict, certificate
from logwright.engine.search.kernel import Kernel, Reply, SearchOutcome, Skill, batches
from logwright.engine.search.question import KernelQuestion
from logwright.engine.search.room import UNNAMED, KernelFull, check_room

MOST_WAYS = 400
"""Limit on ways tried one by one. With more, the second opinion, which takes them all at once, does better."""
WORDING = 10_000
"""Cost of encoding a way as a question, in steps."""
FIRST_TRY = 2_000
GROWTH = 8
RELAXED = 200_000
"""Budget for the relaxation, in steps."""
AT_ONCE = 16


class Effort(NamedTuple):
    """The budget and settings of a search."""

    budget: int
    skills: Skill
    seed: int


def search_ways(
    relaxed: Sequence[KernelQuestion],
    ways: Iterator[KernelQuestion],
    effort: Effort,
    machine: Kernel,
    most: int = MOST_WAYS,
) -> KernelAnswer:
    """The answer to a position that asks all these questions, within one budget for all of them."""
    search = _Search(effort, machine)
    try:
        return search.answer(relaxed, ways, most)
    except KernelFull as error:
        return KernelAnswer(KernelVerdict.UNDECIDED, search.steps, too_much=str(error), ways=search.ways)


class _Search:
    def __init__(self, effort: Effort, machine: Kernel) -> None:
        self.effort, self.machine = effort, machine
        self.steps = self.spent = self.ways = 0
        self.too_large = False

    def answer(self, relaxed: Sequence[KernelQuestion], ways: Iterator[KernelQuestion], most: int) -> KernelAnswer:
        if relaxed and not any(self._open(question, RELAXED) for question in relaxed):
            return KernelAnswer(KernelVerdict.UNSOLVABLE, self.steps, ways=0)
        left: list[KernelQuestion] = []
        while self.left and self.ways < most and (some := list(islice(ways, min(AT_ONCE, most - self.ways)))):
            self.ways += len(some)
            self.spent += WORDING * len(some)
            if found := self._tried(some, FIRST_TRY, left):
                return found
        every = next(ways, None) is None
        attempt = FIRST_TRY
        while left and self.left:
            attempt *= GROWTH
            again, left = left, []
            for place, question in enumerate(again):
                if not self.left:
                    left += again[place:]
                    break
                if found := self._tried([question], attempt, left):
                    return found
        if left or not every or self.too_large:
            return KernelAnswer(
                KernelVerdict.UNDECIDED,
                self.steps,
                too_much=str(UNNAMED) if self.too_large else "",
                ways=self.ways,
                more_ways=not every,
            )
        return KernelAnswer(KernelVerdict.UNSOLVABLE, self.steps, ways=self.ways)

    @property
    def left(self) -> int:
        """Steps left in the budget."""
        return max(0, self.effort.budget - self.spent)

    def _tried(
        self, some: Sequence[KernelQuestion], attempt: int, still_open: list[KernelQuestion]
    ) -> KernelAnswer | None:
        """The answer if one of these can be won; those left undecided are noted."""
        for question, reply in zip(some, self._asked(some, attempt), strict=True):
            if reply.found is not None:
                return KernelAnswer(
                    KernelVerdict.SOLVABLE, self.steps, certificate(question, reply.found), ways=self.ways
                )
            if reply.outcome is SearchOutcome.TOO_LARGE:
                self.too_large = True
            elif reply.outcome is not SearchOutcome.UNSOLVABLE:
                still_open.append(question)
        return None

    def _open(self, question: KernelQuestion, attempt: int) -> bool:
        (reply,) = self._asked([question], attempt)
        return reply.outcome is not SearchOutcome.UNSOLVABLE

    def _asked(self, some: Sequence[KernelQuestion], attempt: int) -> list[Reply]:
        effort, replies = self.effort, list[Reply]()
        for question in some:
            check_room("bytes at a time", len(question.words), self.machine.room)
        budget = max(1, min(attempt, self.left))
        seats = iter([question.deal.seats for question in some])
        for batch in batches([question.words for question in some], self.machine.room, self.machine.most_questions):
            asked = list(islice(seats, len(batch)))
            replies += self.machine.solve(batch, asked, budget, effort.skills, effort.seed)
        taken = sum(reply.steps for reply in replies)
        self.steps += taken
        self.spent += taken
        return replies
