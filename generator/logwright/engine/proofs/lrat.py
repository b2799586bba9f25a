"""The checker: does every step of a proof follow, and do they end in a contradiction?

A step adds a clause and names the clauses from which it follows (the format is called LRAT). To check it, assume that
the clause does not hold: all of its literals are false. Each named clause then must have at most one literal left that
is not false. That one has to be true, which makes its opposite false; where none is left, the assumption was wrong, and
the clause holds. A proof ends with the clause that has no literals, which nothing can make true.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from logwright.saying import Saying, Told, saying

Clause = tuple[int, ...]
"""Numbers of variables, negative where the variable has to be false; at least one of them holds."""

MOST_LOOKS = 200_000_000
"""Limit on literals examined before a proof counts as too long: about a minute."""


class ProofStep(NamedTuple):
    """A clause that follows from the clauses of these numbers. Given clauses are numbered from 1, steps after them."""

    number: int
    clause: Clause
    reasons: tuple[int, ...]


@dataclass(frozen=True)
class Refutation:
    """What was checked: the number of steps and reasons up to the contradiction."""

    steps: int
    reasons: int


class Rejected(Told):
    """The proof proves nothing; the message gives the wrong step and the reason."""


class TooLong(Told):
    """Unknown: there is more to check than the limit allows."""


def check(clauses: Sequence[Clause], steps: Iterable[ProofStep], most_looks: int = MOST_LOOKS) -> Refutation:
    """Check all steps up to the contradiction; raises Rejected or TooLong otherwise."""
    known = {number: frozenset(clause) for number, clause in enumerate(clauses, start=1)}
    taken, looks, reasons = 0, 0, 0
    for step in steps:
        taken += 1
        looks += len(step.clause) + 1
        if step.number in known:
            raise Rejected(_wrong("number-taken", taken, step.number))
        false = set(step.clause)
        holds = False
        for reason in step.reasons:
            clause = known.get(reason)
            if clause is None:
                raise Rejected(_wrong("no-clause", taken, reason))
            if holds:
                raise Rejected(_wrong("too-many-reasons", taken, reason))
            looks += len(clause) + 1
            if looks > most_looks:
                raise TooLong(saying("proof-faults.too-long", literals=most_looks))
            left = clause - false
            if not left:
                holds = True
            elif len(left) == 1:
                (literal,) = left
                if -literal in false:
                    raise Rejected(_wrong("says-nothing", taken, reason))
                false.add(-literal)
            else:
                raise Rejected(_wrong("ways-open", taken, reason, ways=len(left)))
        if not holds:
            raise Rejected(_wrong("does-not-follow", taken, step.number))
        reasons += len(step.reasons)
        if not step.clause:
            return Refutation(taken, reasons)
        known[step.number] = frozenset(step.clause)
    raise Rejected(saying("proof-faults.no-contradiction", steps=taken))


def _wrong(fault: str, step: int, clause: int, **more: int) -> Saying:
    return saying(f"proof-faults.{fault}", step=step, clause=str(clause), **more)
