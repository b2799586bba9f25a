"""Formulas and proofs as text: DIMACS for the clauses, LRAT for the steps. Every solver and checker reads them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from logwright.engine.proofs.lrat import Clause, ProofStep
from logwright.saying import Saying, Told, saying

MOST_VARIABLES = 10_000_000
_NUMBERS = re.compile(rb"[-0-9 ]+")
_HEAD = re.compile(rb"p cnf ([0-9]{1,9}) ([0-9]{1,9})")


class Malformed(Told):
    """The text is malformed; the message gives the line and what is wrong."""


@dataclass(frozen=True)
class Cnf:
    """Clauses over a number of variables."""

    variables: int
    clauses: Sequence[Clause]


def read_cnf(raw: bytes) -> Cnf:
    """Read DIMACS: one clause per line. Lines with c are comments."""
    variables = expected = -1
    clauses: list[Clause] = []
    for number, line in _lines(raw):
        if line.startswith(b"c"):
            continue
        if variables < 0:
            head = _HEAD.fullmatch(line)
            if not head:
                raise Malformed(_odd("head", number))
            variables, expected = int(head[1]), int(head[2])
            if variables > MOST_VARIABLES:
                raise Malformed(_odd("many-variables", number, most=MOST_VARIABLES))
            continue
        clause = _numbers(line, number)
        if any(not 0 < abs(literal) <= variables for literal in clause):
            raise Malformed(_odd("clause", number, most=variables))
        clauses.append(clause)
    if len(clauses) != expected:
        raise Malformed(saying("proof-faults.announced", clauses=len(clauses), announced=max(expected, 0)))
    return Cnf(variables, clauses)


def read_lrat(raw: bytes) -> Iterator[ProofStep]:
    """Read LRAT: one step per line with its number, its clause, 0, its reasons, 0. Deletion steps are ignored."""
    for number, line in _lines(raw):
        if b" d " in line:
            _numbers(line.replace(b" d ", b" ", 1), number)
            continue
        first, *rest = _numbers(line, number) or (0,)
        if first < 1 or 0 not in rest:
            raise Malformed(_odd("step", number))
        end = rest.index(0)
        reasons = tuple(rest[end + 1 :])
        if any(reason < 1 for reason in reasons):
            raise Malformed(_odd("reasons", number))
        yield ProofStep(first, tuple(rest[:end]), reasons)


def _lines(raw: bytes) -> Iterator[tuple[int, bytes]]:
    start, number = 0, 0
    while start < len(raw):
        end = raw.find(b"\n", start)
        end = len(raw) if end < 0 else end
        number += 1
        if line := raw[start:end].strip():
            yield number, line
        start = end + 1


def _numbers(line: bytes, number: int) -> tuple[int, ...]:
    """The numbers of a line without the 0 that ends it."""
    if not _NUMBERS.fullmatch(line):
        raise Malformed(_odd("numbers", number))
    parts = line.split()
    if parts[-1] != b"0" or max(map(len, parts)) > 12:
        raise Malformed(_odd("small-numbers", number))
    try:
        return tuple(map(int, parts[:-1]))
    except ValueError:
        raise Malformed(_odd("numbers", number)) from None


def written_cnf(cnf: Cnf, meanings: Mapping[int, str]) -> bytes:
    """The formula in DIMACS, with a comment for every variable that has a meaning."""
    lines = [f"c {variable} {meaning}" for variable, meaning in sorted(meanings.items())]
    lines.append(f"p cnf {cnf.variables} {len(cnf.clauses)}")
    lines += (" ".join(map(str, (*clause, 0))) for clause in cnf.clauses)
    return ("\n".join(lines) + "\n").encode("ascii", "backslashreplace")


def written_lrat(steps: Iterable[ProofStep]) -> bytes:
    lines = (" ".join(map(str, (step.number, *step.clause, 0, *step.reasons, 0))) for step in steps)
    return ("\n".join(lines) + "\n").encode("ascii")


def _odd(fault: str, line: int, **more: int) -> Saying:
    return saying(f"proof-faults.line-{fault}", line=line, **more)
