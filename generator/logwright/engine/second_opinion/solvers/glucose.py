"""The solver behind the second opinion where it is installed: Glucose, as packaged by python-sat."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from pysat.solvers import Glucose42

from logwright.engine.second_opinion.solvers.engine import SolverLimit
from logwright.engine.second_opinion.solvers.formula import Formula, Literal

SLICE = 1000
"""Conflicts between two checks of the steps and the clock."""


class Glucose:
    """A formula that can be solved repeatedly; counts the conflicts and propagated literals so far."""

    def __init__(self, formula: Formula) -> None:
        # python-sat has no type information; its types stay inside this class.
        self._solver: Any = Glucose42(bootstrap_with=formula.clauses)
        self.conflicts = self.steps = 0

    def solve(self, given: Iterable[Literal] = (), limit: SolverLimit | None = None) -> bool | None:
        """Whether there is a solution in which all of `given` hold; None if the limit was reached first."""
        limit = limit or SolverLimit()
        literals = list(given)
        last = None if limit.conflicts is None else self.conflicts + limit.conflicts
        last_step = None if limit.steps is None else self.steps + limit.steps
        end = None if limit.seconds is None else time.monotonic() + limit.seconds
        while True:
            self._solver.conf_budget(SLICE if last is None else min(SLICE, last - self.conflicts))
            # Lets other threads run, such as one that waits to stop the work.
            found: bool | None = self._solver.solve_limited(assumptions=literals, expect_interrupt=True)
            met = self._solver.accum_stats()
            self.conflicts, self.steps = met["conflicts"], met["propagations"]
            if found is not None:
                return found
            if last is not None and self.conflicts >= last:
                return None
            if last_step is not None and self.steps >= last_step:
                return None
            if end is not None and time.monotonic() >= end:
                return None

    def needed(self) -> frozenset[Literal]:
        """Those of the given literals that sufficed to show that there is no solution."""
        return frozenset(self._solver.get_core() or ())

    def true(self) -> frozenset[Literal]:
        """All literals that hold in the solution just found."""
        return frozenset(self._solver.get_model())
