"""Numbers in strokes, checked by asking the engine for every combination of inputs."""

from __future__ import annotations

from itertools import product

import pytest

from logwright.engine.objectives.count import Span
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal
from logwright.engine.second_opinion.solvers.glucose import Glucose
from logwright.engine.second_opinion.solvers.number import (
    UnaryNumber,
    added,
    constant,
    count,
    exceeds,
    lies_in,
    smallest,
)


def value(literal: Literal, true: frozenset[Literal]) -> bool:
    return literal in true


def solutions(formula: Formula, inputs: list[Literal]) -> list[tuple[tuple[bool, ...], frozenset[Literal]]]:
    """What follows from every combination of answers to the inputs."""
    engine = Glucose(formula)
    found = []
    for answers in product((False, True), repeat=len(inputs)):
        assert engine.solve(literal if yes else -literal for literal, yes in zip(inputs, answers, strict=True))
        found.append((answers, engine.true()))
    return found


@pytest.mark.parametrize("limit", [None, 0, 1, 2, 4, 9])
def test_counting(limit: int | None) -> None:
    formula = Formula()
    inputs = [formula.variable() for _ in range(5)]
    number = count(formula, [*inputs, FALSE], limit)
    assert number.most == (5 if limit is None else min(limit, 5))
    for answers, true in solutions(formula, inputs):
        strokes = sum(value(stroke, true) for stroke in number.strokes)
        assert strokes == min(sum(answers), number.most)


def test_sums_and_the_smallest() -> None:
    formula = Formula()
    inputs = [formula.variable() for _ in range(5)]
    one, other = count(formula, inputs[:2]), count(formula, inputs[2:])
    total = added(formula, one, other)
    least = smallest(formula, [one, other])
    for answers, true in solutions(formula, inputs):
        left, right = sum(answers[:2]), sum(answers[2:])
        assert sum(value(stroke, true) for stroke in total.strokes) == left + right
        assert sum(value(stroke, true) for stroke in least.strokes) == min(left, right)


@pytest.mark.parametrize("by", range(-4, 4))
def test_differences(by: int) -> None:
    formula = Formula()
    inputs = [formula.variable() for _ in range(5)]
    apart = exceeds(formula, count(formula, inputs[:2]), count(formula, inputs[2:]), by)
    for answers, true in solutions(formula, inputs):
        assert value(apart, true) == (sum(answers[:2]) - sum(answers[2:]) >= by)


@pytest.mark.parametrize(("least", "most"), [(None, 1), (2, None), (1, 2), (0, 0), (4, None), (None, -1), (-2, 1)])
def test_ranges(least: int | None, most: int | None) -> None:
    formula = Formula()
    inputs = [formula.variable() for _ in range(3)]
    inside = lies_in(formula, count(formula, inputs), Span(least, most))
    for answers, true in solutions(formula, inputs):
        assert value(inside, true) == (sum(answers) in Span(least, most))


def test_products_and_quotients() -> None:
    assert constant(3).times(2).most == 6
    assert constant(7).divided_by(3).most == 2
    assert constant(2).divided_by(3) == UnaryNumber()
    assert UnaryNumber().at_least(0) == TRUE
    assert UnaryNumber().at_least(1) == FALSE
    assert constant(2).at_most(1) == FALSE


def test_what_is_known_is_left_out_of_the_formula() -> None:
    formula = Formula()
    before = len(formula.clauses)
    assert formula.every([TRUE, TRUE]) == TRUE
    assert formula.every([TRUE, FALSE]) == FALSE
    assert formula.some([]) == FALSE
    one = formula.variable()
    assert formula.every([one, TRUE]) == one
    assert formula.every([one, -one]) == FALSE
    assert formula.some([one, -one]) == TRUE
    formula.add(one, TRUE)
    assert len(formula.clauses) == before
    formula.add(FALSE)
    assert Glucose(formula).solve() is False
