"""Solving positions in batches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.engine.search.answer import Answer, Verdict, certificate
from logwright.engine.search.conditions import TooMuch
from logwright.engine.search.kernel import Kernel, Outcome, Reply, Skill, kernel
from logwright.engine.search.position import Position
from logwright.engine.search.question import Asking, Question

BUDGET = 20_000_000
"""Steps the search may take before it gives a position up: two seconds or so. Nearly all take less than a hundredth."""


def solve(
    positions: Sequence[Position],
    budget: int = BUDGET,
    *,
    skills: Skill = Skill.ALL,
    seed: int = 1,
    machine: Kernel | None = None,
) -> list[Answer]:
    """The answer to each position, in the same order."""
    machine = machine or kernel()
    missions = {id(position.mission): position.mission for position in positions}
    askings = {number: Asking(mission) for number, mission in missions.items()}
    asked = [askings[id(position.mission)].questions(position.deal) for position in positions]
    replies = _replies([question for each in asked for question in each], budget, skills, seed, machine)
    return [_answer([(question, next(replies)) for question in each]) for each in asked]


def _replies(asked: Sequence[Question], budget: int, skills: Skill, seed: int, machine: Kernel) -> Iterator[Reply]:
    for batch in _batches(asked, machine):
        seats = [question.deal.seats for question in batch]
        yield from machine.solve([question.words for question in batch], seats, budget, skills, seed)


def _batches(asked: Sequence[Question], machine: Kernel) -> Iterator[list[Question]]:
    """As many questions at a time as the kernel has room for."""
    batch: list[Question] = []
    used = 0
    for question in asked:
        if len(question.words) > machine.room:
            raise TooMuch(f"a question of {len(question.words)} bytes")
        if len(batch) == machine.most_questions or used + len(question.words) > machine.room:
            yield batch
            batch, used = [], 0
        batch.append(question)
        used += len(question.words)
    if batch:
        yield batch


def _answer(replies: Sequence[tuple[Question, Reply]]) -> Answer:
    """A position is solvable if one of its questions is, unsolvable if none is."""
    steps = sum([reply.steps for _, reply in replies])
    for question, reply in replies:
        if reply.found is not None:
            return Answer(Verdict.SOLVABLE, steps, certificate(question, reply.found))
        if reply.outcome is Outcome.TOO_LARGE:
            raise TooMuch("more objectives or tasks than the kernel has room for")
    undecided = any(reply.outcome is Outcome.UNDECIDED for _, reply in replies)
    return Answer(Verdict.UNDECIDED if undecided else Verdict.UNSOLVABLE, steps)
