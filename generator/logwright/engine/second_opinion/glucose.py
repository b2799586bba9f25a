"""The engine behind the second opinion where it is installed: Glucose, a SAT solver, as python-sat packs it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from pysat.solvers import Glucose42

from logwright.engine.second_opinion.formula import Formula, Literal
from logwright.engine.second_opinion.limit import Limit

SLICE = 5000
"""After so many conflicts the engine stops for a look at the clock."""


class Glucose:
    """A formula that can be asked again and again; `conflicts` counts the dead ends met so far."""

    def __init__(self, formula: Formula) -> None:
        # python-sat has no type information; nothing of it leaves this class.
        self._solver: Any = Glucose42(bootstrap_with=formula.clauses)
        self.conflicts = 0

    def solve(self, given: Iterable[Literal] = (), limit: Limit | None = None) -> bool | None:
        """Is there a solution in which all of `given` hold? None if the limit was reached before we know."""
        limit = limit or Limit()
        literals = list(given)
        last = None if limit.conflicts is None else self.conflicts + limit.conflicts
        end = None if limit.seconds is None else time.monotonic() + limit.seconds
        while True:
            self._solver.conf_budget(SLICE if last is None else min(SLICE, last - self.conflicts))
            found: bool | None = self._solver.solve_limited(assumptions=literals)
            self.conflicts = self._solver.accum_stats()["conflicts"]
            if found is not None:
                return found
            if (last is not None and self.conflicts >= last) or (end is not None and time.monotonic() >= end):
                return None

    def needed(self) -> frozenset[Literal]:
        """Those of the given literals that were enough to find that there is no solution."""
        return frozenset(self._solver.get_core() or ())

    def true(self) -> frozenset[Literal]:
        """All literals that hold in the solution just found."""
        return frozenset(self._solver.get_model())
