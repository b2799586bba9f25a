"""What the kernel leaves undecided goes to the second opinion, and back with more patience."""

from __future__ import annotations

from logwright.engine.search import Answer, Position, Verdict, solve

ROUNDS = ((1, 2_000), (5, 60_000))
"""How many budgets the kernel gets and how many conflicts the second opinion. One in a thousand deals needs more
than the kernel's first budget. Of these the second opinion decides many at once; if it does not, the kernel with more
patience is the faster one. Each of the two decides deals that the other does not."""


def decide(positions: list[Position], budget: int) -> list[Answer]:
    """An answer for each position; the budget bounds the steps of the kernel and the conflicts met after it."""
    answers = [Answer(Verdict.UNDECIDED, 0)] * len(positions)
    for budgets, conflicts in ROUNDS:
        undecided = [place for place, answer in enumerate(answers) if answer.verdict is Verdict.UNDECIDED]
        found = solve([positions[place] for place in undecided], budget * budgets)
        for place, answer in zip(undecided, found, strict=True):
            answers[place] = answer
            if answer.verdict is Verdict.UNDECIDED:
                answers[place] = _second(positions[place], answer, min(budget * budgets, conflicts))
    return answers


def _second(position: Position, first: Answer, conflicts: int) -> Answer:
    # Seldom needed, and a browser takes a while to load it.
    from logwright.engine.second_opinion.limit import Limit
    from logwright.engine.second_opinion.solve import solve as ask

    second = ask(position.mission, position.deal, limit=Limit(conflicts=conflicts))
    return Answer(Verdict(second.verdict.value), first.steps + second.conflicts, second.certificate)
