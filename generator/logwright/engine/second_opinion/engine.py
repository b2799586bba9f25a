"""What answers the formulas of the second opinion: Glucose, or the kernel's own solver where there is no Glucose."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Protocol

from logwright.engine.second_opinion.formula import Formula, Literal
from logwright.engine.second_opinion.limit import Limit


class Engine(Protocol):
    """A formula that can be asked again and again; `conflicts` counts the dead ends met so far."""

    conflicts: int

    def solve(self, given: Iterable[Literal] = (), limit: Limit | None = None) -> bool | None:
        """Is there a solution in which all of `given` hold? None if the limit was reached before we know."""

    def needed(self) -> frozenset[Literal]:
        """Those of the given literals that were enough to find that there is no solution."""

    def true(self) -> frozenset[Literal]:
        """All literals that hold in the solution just found."""


def engine_for(formula: Formula) -> Engine:
    """The engine of this place."""
    if find_spec("pysat"):
        from logwright.engine.second_opinion.glucose import Glucose

        return Glucose(formula)
    from logwright.engine.second_opinion.small_engine import SmallEngine

    return SmallEngine(formula)
