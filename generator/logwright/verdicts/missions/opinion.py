"""Positions that the kernel leaves undecided go to the second opinion."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.search import KernelAnswer, KernelVerdict, Position, solve

CONFLICTS = 60_000
"""Conflict limit of the second opinion. It is slower than the kernel, but searches differently."""
FIRST = 2_000_000
"""Steps of the kernel before the second opinion is asked: longer searches are proofs, which it finds faster."""
LARGER = 4
"""Ratio of the size of its formulas to those of the kernel, and so of its steps."""
PATIENCE = 300_000
"""Steps over all combinations of linked choices before the second opinion takes them all at once."""


def decide(positions: list[Position], budget: int) -> list[KernelAnswer]:
    """An answer for each position. The budget limits the steps of the kernel over all its questions, and those of the
    second opinion after it."""
    answers = zip(positions, solve(positions, min(budget, FIRST), patience=PATIENCE), strict=True)
    return [_second(*asked, budget) if asked[1].verdict is KernelVerdict.UNDECIDED else asked[1] for asked in answers]


def _second(position: Position, first: KernelAnswer, budget: int) -> KernelAnswer:
    # Imported late: seldom needed, and slow to load in a browser.
    from logwright.engine.second_opinion.solve import solve as ask
    from logwright.engine.second_opinion.solvers.engine import SolverLimit

    limit = SolverLimit(conflicts=min(budget, CONFLICTS), steps=LARGER * budget)
    second = ask(position.mission, position.deal, limit=limit)
    if second.verdict.value != KernelVerdict.UNDECIDED:
        return KernelAnswer(
            KernelVerdict(second.verdict.value), first.steps + second.steps, second.certificate, ways=first.ways
        )
    first = replace(first, steps=first.steps + second.steps)
    if not first.too_much and budget > (FIRST if first.ways == 1 else PATIENCE):
        # Now the kernel may use the whole budget.
        (last,) = solve([position], budget)
        return replace(last, steps=first.steps + last.steps)
    return first
