"""A refutation that is made and checked at once, without writing a file: for verdicts, and for the browser."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.proofs.lrat import TooLong, check
from logwright.engine.proving.refuting import CONFLICTS, refute
from logwright.engine.proving.statement import Statement


def checked_steps(statements: Sequence[Statement], conflicts: int = CONFLICTS) -> int:
    """The number of steps that the checker accepted; 0 if no proof was found within the limits."""
    checked = 0
    for statement in statements:
        steps = refute(statement.cnf.clauses, conflicts)
        if steps is None:
            return 0
        try:
            checked += check(statement.cnf.clauses, steps).steps
        except TooLong:
            return 0
    return checked
