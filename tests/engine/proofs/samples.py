"""Small formulas that cannot hold, with proofs, for tests."""

from __future__ import annotations

from itertools import combinations
from random import Random

from logwright.engine.proofs.cnf import Cnf
from logwright.engine.proofs.lrat import Clause, ProofStep
from logwright.engine.proving.refuting import MayHold, refute

# Either, and neither: two steps.
EITHER: list[Clause] = [(1, 2), (1, -2), (-1, 2), (-1, -2)]
STEPS = [ProofStep(5, (1,), (1, 2)), ProofStep(6, (), (5, 3, 4))]


def pigeons(holes: int) -> Cnf:
    """One pigeon more than there are holes."""
    sits = [[pigeon * holes + hole + 1 for hole in range(holes)] for pigeon in range(holes + 1)]
    clauses: list[Clause] = [tuple(pigeon) for pigeon in sits]
    for hole in range(holes):
        clauses += ((-one[hole], -other[hole]) for one, other in combinations(sits, 2))
    return Cnf(holes * (holes + 1), clauses)


def random_clauses(chance: Random, variables: int = 30, count: int = 140) -> list[Clause]:
    return [
        tuple(question * chance.choice((1, -1)) for question in chance.sample(range(1, variables + 1), 3))
        for _ in range(count)
    ]


def refuted_at_random(seed: int) -> tuple[list[Clause], list[ProofStep]]:
    """The first formula from this seed on that cannot hold, and its proof."""
    while True:
        clauses = random_clauses(Random(seed))
        try:
            steps = refute(clauses)
        except MayHold:
            seed += 1000
            continue
        assert steps is not None
        return clauses, steps
