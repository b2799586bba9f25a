"""Refutes clauses: the solver's log of learnt clauses is turned into a proof with reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import find_spec

from logwright.engine.proofs.lrat import Clause, ProofStep
from logwright.engine.proving.trimming import Note, trimmed

CONFLICTS = 300_000
"""Number of conflicts after which a solver gives up."""


class MayHold(Exception):
    """The clauses are satisfiable: there is nothing to refute."""


def refute(clauses: Sequence[Clause], conflicts: int = CONFLICTS) -> list[ProofStep] | None:
    """The steps of a proof that these clauses are unsatisfiable; None if the limit is reached first."""
    notes = _glucose_notes(clauses, conflicts) if find_spec("pysat") else _small_notes(clauses, conflicts)
    return None if notes is None else trimmed(clauses, notes)


def _glucose_notes(clauses: Sequence[Clause], conflicts: int) -> Iterator[Note] | None:
    from pysat.solvers import Glucose42

    with Glucose42(bootstrap_with=clauses, with_proof=True) as solver:
        solver.conf_budget(conflicts)
        found = solver.solve_limited(expect_interrupt=True)
        if found:
            raise MayHold
        return None if found is None else _read(solver.get_proof() or ())


def _read(lines: Sequence[str]) -> Iterator[Note]:
    """Parse lines of numbers that end with 0; a leading d marks a deleted clause."""
    for line in lines:
        first, *rest = line.split()
        yield (False, tuple(map(int, rest[:-1]))) if first == "d" else (True, tuple(map(int, (first, *rest)[:-1])))
    yield True, ()


def _small_notes(clauses: Sequence[Clause], conflicts: int) -> Iterator[Note] | None:
    from logwright.engine.second_opinion.solvers.engine import SolverLimit
    from logwright.engine.second_opinion.solvers.formula import Formula
    from logwright.engine.second_opinion.solvers.small_engine import SmallEngine

    formula = Formula()
    formula.clauses = [list(clause) for clause in clauses]
    formula.variables = max((abs(literal) for clause in clauses for literal in clause), default=1)
    engine = SmallEngine(formula)
    found = engine.solve(limit=SolverLimit(conflicts=conflicts))
    if found:
        raise MayHold
    notes = None if found is None else engine.notes()
    return None if notes is None else ((True, clause) for clause in (*notes, ()))
