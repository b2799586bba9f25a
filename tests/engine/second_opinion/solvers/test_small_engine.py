"""The kernel's own solver, which a browser asks for a second opinion, says what Glucose says."""

from __future__ import annotations

import subprocess
from importlib import resources
from pathlib import Path
from random import Random

import pytest

from logwright.engine.second_opinion.solvers.engine import SolverLimit
from logwright.engine.second_opinion.solvers.formula import Formula
from logwright.engine.second_opinion.solvers.glucose import Glucose
from logwright.engine.second_opinion.solvers.small_engine import SmallEngine

ROOT = Path(__file__).parents[4]
ENGINE = ROOT / "generator/logwright/engine"


def test_the_committed_solver_is_what_its_source_compiles_to(tmp_path: Path) -> None:
    built = tmp_path / "formula.wasm"
    solver = [ENGINE / "kernel/clauses" / f"{part}.c" for part in ("sat", "clauses", "learn", "eager")]
    sources = [ENGINE / "second_opinion/solvers/formula.c", *solver]
    subprocess.run([ROOT / "scripts/kernel.sh", built, "-DNOTES", *sources], check=True)
    committed = resources.files("logwright.engine.second_opinion.solvers").joinpath("formula.wasm").read_bytes()
    assert built.read_bytes() == committed, "run make kernel"


def random_formula(chance: Random) -> Formula:
    """Three questions to a clause, and so many clauses that about half of such formulas can be true."""
    formula = Formula()
    asked = [formula.variable() for _ in range(40)]
    for _ in range(170):
        formula.add(*(question * chance.choice((1, -1)) for question in chance.sample(asked, 3)))
    return formula


@pytest.mark.parametrize("seed", range(40))
def test_it_agrees_with_glucose(seed: int) -> None:
    chance = Random(seed)
    formula = random_formula(chance)
    small, glucose = SmallEngine(formula), Glucose(formula)
    for _ in range(4):
        given = [chance.randrange(2, 42) * chance.choice((1, -1)) for _ in range(3)]
        found = small.solve(given)
        assert found == glucose.solve(given)
        if found:
            true = small.true()
            assert true.issuperset(given)
            assert all(true.intersection(clause) for clause in formula.clauses)


def test_what_does_not_fit_is_not_decided() -> None:
    formula = Formula()
    asked = [formula.variable() for _ in range(20_000)]
    formula.add(*asked[:2])
    assert SmallEngine(formula).solve() is None


def test_it_gives_up_at_its_limit() -> None:
    """Pigeons in too few holes: easy to see, and hard to prove."""
    formula = Formula()
    holes = [[formula.variable() for _ in range(11)] for _ in range(12)]
    for pigeon in holes:
        formula.add(*pigeon)
    for hole in range(11):
        for one in range(12):
            for other in range(one):
                formula.add(-holes[one][hole], -holes[other][hole])
    engine = SmallEngine(formula)
    assert engine.solve(limit=SolverLimit(conflicts=100)) is None
    assert engine.conflicts >= 100
