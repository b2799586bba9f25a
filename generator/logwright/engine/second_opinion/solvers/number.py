"""Unary numbers in a formula: for every k one literal that says "at least k"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from logwright.engine.objectives.count import Span
from logwright.engine.second_opinion.solvers.formula import FALSE, TRUE, Formula, Literal


@dataclass(frozen=True)
class UnaryNumber:
    """`strokes[k - 1]` says that the number is at least k."""

    strokes: tuple[Literal, ...] = ()

    @property
    def most(self) -> int:
        return len(self.strokes)

    def at_least(self, amount: int) -> Literal:
        if amount <= 0:
            return TRUE
        return self.strokes[amount - 1] if amount <= self.most else FALSE

    def at_most(self, amount: int) -> Literal:
        return -self.at_least(amount + 1)

    def times(self, factor: int) -> UnaryNumber:
        return UnaryNumber(tuple(stroke for stroke in self.strokes for _ in range(factor)))

    def divided_by(self, divisor: int) -> UnaryNumber:
        """Rounded down."""
        return UnaryNumber(self.strokes[divisor - 1 :: divisor])


def constant(amount: int) -> UnaryNumber:
    return UnaryNumber((TRUE,) * amount)


def cap(span: Span) -> int:
    """How far to count to decide whether a number lies in the span."""
    return max(span.least or 0, 0 if span.most is None else span.most + 1)


def count(formula: Formula, literals: Iterable[Literal], limit: int | None = None) -> UnaryNumber:
    """How many of these hold, counted up to the limit."""
    parts = [literal for literal in literals if literal != FALSE]
    if limit is not None and limit <= 0:
        return UnaryNumber()
    if limit == 1:
        return UnaryNumber((formula.some(parts),)) if parts else UnaryNumber()
    numbers = [UnaryNumber((part,)) for part in parts]
    while len(numbers) > 1:
        # Added pairwise, so that the numbers stay small for as long as possible.
        odd = [UnaryNumber()] if len(numbers) % 2 else []
        numbers = [
            added(formula, one, other, limit) for one, other in zip(numbers[::2], numbers[1::2] + odd, strict=True)
        ]
    return numbers[0] if numbers else UnaryNumber()


def added(formula: Formula, one: UnaryNumber, other: UnaryNumber, limit: int | None = None) -> UnaryNumber:
    """The sum, exact up to the limit."""
    if not one.most or not other.most:
        return UnaryNumber((one.strokes or other.strokes)[:limit])
    most = one.most + other.most
    if limit is not None:
        most = min(most, limit)
    total = UnaryNumber(tuple(formula.variable() for _ in range(most)))
    for left in range(one.most + 1):
        for right in range(other.most + 1):
            if 0 < left + right <= most:
                formula.add(-one.at_least(left), -other.at_least(right), total.at_least(left + right))
            if left + right < most:
                formula.add(one.at_least(left + 1), other.at_least(right + 1), total.at_most(left + right))
    return total


def smallest(formula: Formula, numbers: Sequence[UnaryNumber]) -> UnaryNumber:
    most = min(number.most for number in numbers)
    return UnaryNumber(
        tuple(formula.every(number.at_least(amount) for number in numbers) for amount in range(1, most + 1))
    )


def lies_in(formula: Formula, number: UnaryNumber, span: Span) -> Literal:
    low = TRUE if span.least is None else number.at_least(span.least)
    high = TRUE if span.most is None else number.at_most(span.most)
    return formula.every((low, high))


def exceeds(formula: Formula, one: UnaryNumber, other: UnaryNumber, by: int) -> Literal:
    """A literal that holds exactly if one number exceeds the other by at least so much (which may be negative)."""
    return formula.every(
        formula.some((other.at_most(amount - 1), one.at_least(amount + by))) for amount in range(other.most + 1)
    )
