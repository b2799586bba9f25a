"""The solvers behind the second opinion: Glucose, or the kernel's own solver where Glucose is not installed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Protocol

from logwright.engine.second_opinion.solvers.formula import Formula, Literal


@dataclass(frozen=True)
class SolverLimit:
    """Limits in conflicts or steps, which are the same on every machine, or in seconds.

    A step propagates one literal; conflicts alone say little about the time that large formulas take.
    """

    conflicts: int | None = 1_000_000
    seconds: float | None = None
    steps: int | None = None


class Engine(Protocol):
    """A formula that can be solved repeatedly; counts the conflicts and propagated literals so far."""

    conflicts: int
    steps: int

    def solve(self, given: Iterable[Literal] = (), limit: SolverLimit | None = None) -> bool | None:
        """Whether there is a solution in which all of `given` hold; None if the limit was reached first."""

    def needed(self) -> frozenset[Literal]:
        """Those of the given literals that sufficed to show that there is no solution."""

    def true(self) -> frozenset[Literal]:
        """All literals that hold in the solution just found."""


def engine_for(formula: Formula) -> Engine:
    """The solver for this platform."""
    if find_spec("pysat"):
        from logwright.engine.second_opinion.solvers.glucose import Glucose

        return Glucose(formula)
    from logwright.engine.second_opinion.solvers.small_engine import SmallEngine

    return SmallEngine(formula)
