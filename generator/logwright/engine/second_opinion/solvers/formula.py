"""A formula: Boolean variables and clauses."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TypeAlias

Literal: TypeAlias = int
"""A variable, or, as a negative number, its negation."""

TRUE: Literal = 1
FALSE: Literal = -1
"""Constants are literals, too, so that fixed and open hands are encoded the same way."""


class Formula:
    """Grows clause by clause. Constants are simplified away."""

    def __init__(self) -> None:
        self.clauses: list[list[Literal]] = [[TRUE]]
        self.variables = 1
        self.joined: dict[frozenset[Literal], Literal] = {}

    def variable(self) -> Literal:
        """A new variable."""
        self.variables += 1
        return self.variables

    def add(self, *literals: Literal) -> None:
        """At least one of these holds."""
        if TRUE not in literals:
            self.clauses.append([literal for literal in literals if literal != FALSE] or [FALSE])

    def every(self, literals: Iterable[Literal]) -> Literal:
        """A literal that holds exactly if all of these do."""
        # In the order in which they are given: that of a set differs between machines, and with it the solver's steps.
        parts = dict.fromkeys(literal for literal in literals if literal != TRUE)
        if len(parts) < 2:
            return next(iter(parts), TRUE)
        if FALSE in parts or any(-part in parts for part in parts):
            return FALSE
        known = frozenset(parts)
        joined = self.joined.get(known)
        if joined is None:
            joined = self.joined[known] = self.variable()
            self.clauses += [[-joined, part] for part in parts]
            self.clauses.append([joined, *(-part for part in parts)])
        return joined

    def some(self, literals: Iterable[Literal]) -> Literal:
        """A literal that holds exactly if at least one of these does."""
        return -self.every([-literal for literal in literals])

    def at_most_one(self, literals: Iterable[Literal]) -> None:
        for one, other in combinations([literal for literal in literals if literal != FALSE], 2):
            self.add(-one, -other)

    def exactly_one(self, literals: Iterable[Literal]) -> None:
        several = list(literals)
        self.add(*several)
        self.at_most_one(several)

    def one_of(self, count: int) -> tuple[Literal, ...]:
        """New variables of which exactly one is true."""
        if count == 1:
            return (TRUE,)
        several = tuple(self.variable() for _ in range(count))
        self.exactly_one(several)
        return several
