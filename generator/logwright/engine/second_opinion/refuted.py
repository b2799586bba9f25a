"""What is left to say when a formula has no solution: the smallest set of its rules that clash."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.second_opinion.clash import smallest_clash
from logwright.engine.second_opinion.solvers.engine import Engine, SolverLimit
from logwright.engine.second_opinion.solvers.formula import Literal

PATIENCE = SolverLimit(conflicts=50_000)
"""Limit for each attempt to make a clash smaller; undecided rules stay in it."""
ENOUGH = 500_000
"""Total conflicts after which a clash is no longer made smaller."""
MANY = 14
"""With more rules than this, only those that the solver needed for its proof are considered."""


def refuted_clash(
    rules: Sequence[Literal], engines: Sequence[Engine], patience: SolverLimit = PATIENCE, enough: int = ENOUGH
) -> frozenset[Literal]:
    """A smallest clash among rules that each of these engines has just refuted when all of them were given."""
    needed = [rule for rule in rules if any(rule in engine.needed() for engine in engines)]
    spent = sum(engine.conflicts for engine in engines)

    def agree(some: frozenset[Literal]) -> bool:
        """Undecided counts as consistent, so that a clash is always proved."""
        if sum(engine.conflicts for engine in engines) > spent + enough:
            return True
        return any(engine.solve(sorted(some), patience) is not False for engine in engines)

    return smallest_clash(rules if len(rules) <= MANY else needed, agree)
