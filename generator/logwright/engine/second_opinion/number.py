"""Numbers inside a formula, written in strokes: for every k one literal that says "at least k"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from logwright.engine.objectives.count import Span
from logwright.engine.second_opinion.formula import FALSE, TRUE, Formula, Literal


@dataclass(frozen=True)
class Number:
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

    def times(self, factor: int) -> Number:
        return Number(tuple(stroke for stroke in self.strokes for _ in range(factor)))

    def divided_by(self, divisor: int) -> Number:
        """Rounded down."""
        return Number(self.strokes[divisor - 1 :: divisor])


def constant(amount: int) -> Number:
    return Number((TRUE,) * amount)


def cap(span: Span) -> int:
    """How far one has to count to see whether a number lies in the span."""
    return max(span.least or 0, 0 if span.most is None else span.most + 1)


def count(formula: Formula, literals: Iterable[Literal], limit: int | None = None) -> Number:
    """How many of these hold; beyond the limit nobody counts."""
    parts = [literal for literal in literals if literal != FALSE]
    if limit is not None and limit <= 0:
        return Number()
    if limit == 1:
        return Number((formula.some(parts),)) if parts else Number()
    numbers = [Number((part,)) for part in parts]
    while len(numbers) > 1:
        # Two by two, so that all numbers stay small for as long as possible.
        odd = [Number()] if len(numbers) % 2 else []
        numbers = [
            added(formula, one, other, limit) for one, other in zip(numbers[::2], numbers[1::2] + odd, strict=True)
        ]
    return numbers[0] if numbers else Number()


def added(formula: Formula, one: Number, other: Number, limit: int | None = None) -> Number:
    """The sum, exact up to the limit."""
    if not one.most or not other.most:
        return Number((one.strokes or other.strokes)[:limit])
    most = one.most + other.most
    if limit is not None:
        most = min(most, limit)
    total = Number(tuple(formula.variable() for _ in range(most)))
    for left in range(one.most + 1):
        for right in range(other.most + 1):
            if 0 < left + right <= most:
                formula.add(-one.at_least(left), -other.at_least(right), total.at_least(left + right))
            if left + right < most:
                formula.add(one.at_least(left + 1), other.at_least(right + 1), total.at_most(left + right))
    return total


def smallest(formula: Formula, numbers: Sequence[Number]) -> Number:
    most = min(number.most for number in numbers)
    return Number(tuple(formula.every(number.at_least(amount) for number in numbers) for amount in range(1, most + 1)))


def lies_in(formula: Formula, number: Number, span: Span) -> Literal:
    low = TRUE if span.least is None else number.at_least(span.least)
    high = TRUE if span.most is None else number.at_most(span.most)
    return formula.every((low, high))


def exceeds(formula: Formula, one: Number, other: Number, by: int) -> Literal:
    """The literal that says: one number is greater than the other by at least so much (which may be negative)."""
    return formula.every(
        formula.some((other.at_most(amount - 1), one.at_least(amount + by))) for amount in range(other.most + 1)
    )
