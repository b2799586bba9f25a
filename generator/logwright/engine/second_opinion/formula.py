"""A formula: yes-no questions, and clauses that say which answers go together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TypeAlias

Literal: TypeAlias = int
"""A question answered with yes, or, as a negative number, with no."""

TRUE: Literal = 1
FALSE: Literal = -1
"""What is known from the start is a literal, too, so that fixed hands and open hands are said the same way."""


class Formula:
    """Grows clause by clause. What is known beforehand is left out of the clauses."""

    def __init__(self) -> None:
        self.clauses: list[list[Literal]] = [[TRUE]]
        self.variables = 1
        self._joined: dict[frozenset[Literal], Literal] = {}

    def variable(self) -> Literal:
        """A new question."""
        self.variables += 1
        return self.variables

    def add(self, *literals: Literal) -> None:
        """At least one of these holds."""
        if TRUE not in literals:
            self.clauses.append([literal for literal in literals if literal != FALSE] or [FALSE])

    def every(self, literals: Iterable[Literal]) -> Literal:
        """The literal that says: all of these hold."""
        parts = frozenset(literals) - {TRUE}
        if len(parts) < 2:
            return next(iter(parts), TRUE)
        if FALSE in parts or any(-part in parts for part in parts):
            return FALSE
        joined = self._joined.get(parts)
        if joined is None:
            joined = self._joined[parts] = self.variable()
            self.clauses += [[-joined, part] for part in parts]
            self.clauses.append([joined, *(-part for part in parts)])
        return joined

    def some(self, literals: Iterable[Literal]) -> Literal:
        """The literal that says: at least one of these holds."""
        return -self.every([-literal for literal in literals])

    def at_most_one(self, literals: Iterable[Literal]) -> None:
        for one, other in combinations([literal for literal in literals if literal != FALSE], 2):
            self.add(-one, -other)

    def exactly_one(self, literals: Iterable[Literal]) -> None:
        several = list(literals)
        self.add(*several)
        self.at_most_one(several)

    def one_of(self, count: int) -> tuple[Literal, ...]:
        """New questions of which exactly one is answered with yes."""
        if count == 1:
            return (TRUE,)
        several = tuple(self.variable() for _ in range(count))
        self.exactly_one(several)
        return several
