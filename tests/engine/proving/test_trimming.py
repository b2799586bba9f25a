"""Notes of both solvers become proofs that the checker accepts, and other people's programs agree."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest
from pysat.solvers import Minisat22

from logwright.engine.proofs.cnf import Cnf
from logwright.engine.proofs.lrat import Clause, ProofStep, check
from logwright.engine.proving import refuting
from logwright.engine.proving.refuting import MayHold, refute
from logwright.engine.proving.trimming import trimmed
from tests.engine.proofs.samples import EITHER, pigeons, random_clauses

ROOT = Path(__file__).parents[3]


def test_the_committed_module_is_what_its_source_compiles_to(tmp_path: Path) -> None:
    built = tmp_path / "trim.wasm"
    source = ROOT / "generator/logwright/engine/proving/trim.c"
    subprocess.run([ROOT / "scripts/kernel.sh", built, source], check=True)
    committed = resources.files("logwright.engine.proving").joinpath("trim.wasm").read_bytes()
    assert built.read_bytes() == committed, "run make kernel"


def minisat_accepts(clauses: Sequence[Clause], steps: Sequence[ProofStep]) -> bool:
    """MiniSat draws the conclusions: supposing that a step does not hold must lead to a contradiction at once.

    It learns nothing on the way, and is told nothing of our reasons.
    """
    with Minisat22(bootstrap_with=clauses) as solver:
        for step in steps:
            no_conflict, _ = solver.propagate(assumptions=[-literal for literal in step.clause])
            if no_conflict:
                return False
            solver.add_clause(list(step.clause))
        return not steps[-1].clause


def drup_accepts(clauses: Sequence[Clause], steps: Sequence[ProofStep]) -> bool:
    """A checker of proofs without reasons that was itself proved to be right (PyPI: drup)."""
    found = import_module("drup").check_proof(
        [list(clause) for clause in clauses], [list(step.clause) for step in steps]
    )
    return str(found.outcome) == "Outcome.VALID"


def others_accept(clauses: Sequence[Clause], steps: Sequence[ProofStep]) -> bool:
    """Every other checker that is at hand."""
    return minisat_accepts(clauses, steps) and (not find_spec("drup") or drup_accepts(clauses, steps))


@pytest.mark.parametrize("solver", ["glucose", "small"])
@pytest.mark.parametrize("seed", range(20))
def test_proofs_of_both_solvers_are_accepted_by_all_checkers(
    seed: int, solver: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if solver == "small":
        monkeypatch.setattr(refuting, "find_spec", lambda _: None)
    clauses = random_clauses(Random(seed), 40, 190)
    try:
        steps = refute(clauses)
    except MayHold:
        with Minisat22(bootstrap_with=clauses) as other:
            assert other.solve()
        return
    assert steps is not None
    assert check(clauses, steps).steps == len(steps)
    assert others_accept(clauses, steps)
    # Without one of its steps it is not always wrong; without its reasons it always is.
    assert not minisat_accepts(clauses, [ProofStep(999, (), ())])


@pytest.mark.parametrize("holes", [2, 4, 6])
def test_pigeons_do_not_fit(holes: int) -> None:
    cnf = pigeons(holes)
    steps = refute(cnf.clauses)
    assert steps is not None
    check(cnf.clauses, steps)
    assert others_accept(cnf.clauses, steps)


def test_what_is_too_hard_is_given_up() -> None:
    assert refute(pigeons(11).clauses, conflicts=200) is None


def test_only_what_is_needed_is_kept() -> None:
    """Three of four notes lead nowhere; the fourth is enough together with what was given."""
    notes = [(True, (7, 1)), (True, (1,)), (True, (8, 9)), (False, (7, 1)), (True, ())]
    steps = trimmed([*EITHER, (7, 1), (8, 9)], notes)
    assert steps is not None
    assert [step.clause for step in steps] == [(1,), ()]
    check([*EITHER, (7, 1), (8, 9)], steps)


def test_a_solver_may_forget_what_it_still_needs() -> None:
    notes = [(True, (1,)), (False, (1,)), (True, ())]
    clauses: list[Clause] = [(1, 2, 3), (1, 2, -3), (1, -2, 3), (1, -2, -3), (-1, 2), (-1, -2)]
    first = [(True, (1, 2)), (True, (1, -2)), *notes[:1], *notes[1:]]
    steps = trimmed(clauses, first)
    assert steps is not None
    check(clauses, steps)


@pytest.mark.parametrize("notes", [[], [(True, (1,))], [(True, ())]])
def test_notes_that_prove_nothing_give_nothing(notes: list[tuple[bool, Clause]]) -> None:
    assert trimmed([(1, 2, 3), (-1, 2)], notes) is None


def test_a_contradiction_that_is_given() -> None:
    cnf = Cnf(1, [(1,), (-1,)])
    steps = refute(cnf.clauses)
    assert steps is not None
    assert check(cnf.clauses, steps).steps == 1
