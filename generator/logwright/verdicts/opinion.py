"""What the kernel leaves undecided goes to the second opinion, where there is one."""

from __future__ import annotations

from importlib.util import find_spec

from logwright.engine.search import Answer, Position, Verdict, solve

# The browser has no second opinion: its engine is a compiled library of its own.
HAS_SECOND_OPINION = find_spec("pysat") is not None
MOST_CONFLICTS = 20_000
"""About a second; nearly every deal is decided within a tenth of that."""


def decide(positions: list[Position], budget: int) -> list[Answer]:
    """An answer for each position; the budget bounds the cards the kernel plays and the conflicts met after it."""
    answers = solve(positions, budget)
    if not HAS_SECOND_OPINION:
        return answers
    return [
        _second(position, answer, budget) if answer.verdict is Verdict.UNDECIDED else answer
        for position, answer in zip(positions, answers, strict=True)
    ]


def _second(position: Position, first: Answer, budget: int) -> Answer:
    from logwright.engine.second_opinion.glucose import Limit
    from logwright.engine.second_opinion.solve import solve as ask

    second = ask(position.mission, position.deal, limit=Limit(conflicts=min(budget, MOST_CONFLICTS)))
    return Answer(Verdict(second.verdict.value), first.steps + second.conflicts, second.certificate)
