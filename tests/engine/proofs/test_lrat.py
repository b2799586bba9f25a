"""The checker: right proofs pass, and whatever is changed in one is found out."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from logwright.engine.proofs.lrat import Clause, ProofStep, Refutation, Rejected, TooLong, check
from tests.engine.proofs.samples import EITHER, STEPS, refuted_at_random
from tests.words import raises_saying


def test_a_right_proof_passes() -> None:
    assert check(EITHER, STEPS) == Refutation(steps=2, reasons=5)


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ([], "no contradiction"),
        (STEPS[:1], "no contradiction"),
        ([ProofStep(5, (1,), (1,)), STEPS[1]], "does not follow"),
        ([ProofStep(5, (1,), (1, 9)), STEPS[1]], "no clause 9"),
        ([ProofStep(5, (1,), (5, 2)), STEPS[1]], "no clause 5"),
        ([ProofStep(4, (1,), (1, 2)), STEPS[1]], "a clause 4 already"),
        ([ProofStep(5, (1,), (1, 2, 3)), STEPS[1]], "proved already"),
        ([ProofStep(5, (), (1, 2))], "leaves 2 ways open"),
        ([ProofStep(5, (1,), (1, 1)), STEPS[1]], "holds anyway"),
        ([ProofStep(5, (), ())], "does not follow"),
    ],
)
def test_a_wrong_proof_is_rejected(steps: list[ProofStep], why: str) -> None:
    with raises_saying(Rejected, why):
        check(EITHER, steps)


def test_a_step_needs_no_more_than_its_clause_says() -> None:
    """A clause that has a literal and its opposite always holds; that makes nothing else hold."""
    with pytest.raises(Rejected):
        check([(1, 2)], [ProofStep(2, (3, -3), (1,)), ProofStep(3, (), (2, 1))])


def test_a_proof_that_never_ends_is_given_up() -> None:
    def endless() -> object:
        number = 5
        while True:
            yield ProofStep(number, (1,), (1, 2))
            number += 1

    with pytest.raises(TooLong):
        check(EITHER, endless(), most_looks=10_000)  # type: ignore[arg-type]


def is_satisfiable(clauses: list[Clause], variables: int) -> bool:
    for values in product((False, True), repeat=variables):
        if all(any(values[abs(literal) - 1] == (literal > 0) for literal in clause) for clause in clauses):
            return True
    return False


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.data())
def test_no_proof_refutes_what_can_hold(data: st.DataObject) -> None:
    """Whatever somebody makes up as steps, a formula that has a solution is never refuted."""
    literal = st.integers(1, 4).flatmap(lambda variable: st.sampled_from((variable, -variable)))
    clauses = data.draw(st.lists(st.lists(literal, min_size=1, max_size=3).map(tuple), min_size=1, max_size=8))
    count = len(clauses)
    reasons = st.lists(st.integers(1, count + 6), max_size=6).map(tuple)
    steps = [
        ProofStep(count + 1 + place, data.draw(st.lists(literal, max_size=2).map(tuple)), data.draw(reasons))
        for place in range(data.draw(st.integers(1, 6)))
    ]
    try:
        check(clauses, steps)
    except Rejected:
        return
    assert not is_satisfiable(clauses, 4)


def mutated(steps: list[ProofStep], chance: Random) -> list[ProofStep]:
    """One small change: a literal turned or dropped, a reason changed, dropped or moved, a step left out."""
    place = chance.randrange(len(steps))
    number, clause, reasons = steps[place]
    literals, named = list(clause), list(reasons)
    match chance.randrange(5):
        case 0 if literals:
            literals[chance.randrange(len(literals))] *= -1
        case 1 if literals:
            literals.pop(chance.randrange(len(literals)))
        case 2:
            named[chance.randrange(len(named))] = chance.randrange(1, number + 3)
        case 3:
            named.pop(chance.randrange(len(named)))
        case _:
            return steps[:place] + steps[place + 1 :]
    return [*steps[:place], ProofStep(number, tuple(literals), tuple(named)), *steps[place + 1 :]]


def follows(clauses: list[Clause], steps: list[ProofStep]) -> bool:
    """The same question in another way: draws every conclusion of every clause so far, and needs no reasons."""
    known = [set(clause) for clause in clauses]
    for step in steps:
        false = set(step.clause)
        changed = True
        holds = False
        while changed and not holds:
            changed = False
            for clause in known:
                left = clause - false
                if not left:
                    holds = True
                elif len(left) == 1 and -next(iter(left)) not in false:
                    false.add(-left.pop())
                    changed = True
        if not holds:
            return False
        if not step.clause:
            return True
        known.append(set(step.clause))
    return False


@pytest.mark.parametrize("seed", range(12))
def test_mutated_proofs_are_rejected_unless_they_still_prove_it(seed: int) -> None:
    clauses, steps = refuted_at_random(seed)
    check(clauses, steps)
    assert follows(clauses, steps)
    chance, rejected = Random(seed), 0
    for _ in range(60):
        changed = mutated(steps, chance)
        try:
            check(clauses, changed)
        except Rejected:
            rejected += 1
        else:
            # Some changes do no harm; then the clauses must follow for somebody who needs no reasons.
            assert follows(clauses, changed)
    assert rejected >= 40
