"""What the kernel leaves undecided goes to the second opinion."""

from __future__ import annotations

from logwright.engine.search import Answer, Position, Verdict, solve

CONFLICTS = 60_000
"""How many dead ends the second opinion may run into. It is slower than the kernel, but takes other ways."""


def decide(positions: list[Position], budget: int) -> list[Answer]:
    """An answer for each position; the budget bounds the steps of the kernel and the conflicts met after it."""
    answers = zip(positions, solve(positions, budget), strict=True)
    return [_second(*asked, budget) if asked[1].verdict is Verdict.UNDECIDED else asked[1] for asked in answers]


def _second(position: Position, first: Answer, budget: int) -> Answer:
    # Seldom needed, and a browser takes a while to load it.
    from logwright.engine.second_opinion.limit import Limit
    from logwright.engine.second_opinion.solve import solve as ask

    second = ask(position.mission, position.deal, limit=Limit(conflicts=min(budget, CONFLICTS)))
    return Answer(Verdict(second.verdict.value), first.steps + second.conflicts, second.certificate)
