"""The kernel's own solver of formulas, for a browser: slower than Glucose on hard ones, and small."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from importlib import resources

from logwright.engine.search.machine import Machine, machine_for
from logwright.engine.second_opinion.formula import Formula, Literal
from logwright.engine.second_opinion.limit import Limit

STEPS = 300_000
"""After so many steps the engine stops for a look at the clock."""


class Outcome(IntEnum):
    SATISFIED = 0
    REFUTED = 1
    GIVEN_UP = 2


class SmallEngine:
    """Begins anew with each question: what is given is written as clauses, too."""

    def __init__(self, formula: Formula) -> None:
        self.conflicts = 0
        self._variables = formula.variables
        self._words = array("i", [formula.variables])
        for clause in formula.clauses:
            self._words.append(len(clause))
            self._words.extend(clause)
        self._given: tuple[Literal, ...] = ()

    def solve(self, given: Iterable[Literal] = (), limit: Limit | None = None) -> bool | None:
        limit, self._given = limit or Limit(), tuple(given)
        machine = _machine()
        if not self._begun(machine):
            return None
        before, end = self.conflicts, None if limit.seconds is None else time.monotonic() + limit.seconds
        while True:
            outcome = Outcome(machine.call("search", STEPS))
            met = machine.call("conflicts")
            self.conflicts = before + met
            if outcome is not Outcome.GIVEN_UP:
                return outcome is Outcome.SATISFIED
            if (limit.conflicts is not None and met >= limit.conflicts) or (end and time.monotonic() >= end):
                return None

    def needed(self) -> frozenset[Literal]:
        """It keeps no account of what it needed."""
        return frozenset(self._given)

    def true(self) -> frozenset[Literal]:
        machine = _machine()
        machine.call("write_answers", self._variables)
        found = array("i", machine.read(machine.call("area"), 4 * (self._variables + 1)))
        return frozenset(number if found[number] else -number for number in range(1, self._variables + 1))

    def _begun(self, machine: Machine) -> bool:
        """Whether the solver has room for the formula."""
        given = array("i", [word for literal in self._given for word in (1, literal)])
        raw = (self._words + given + array("i", [0])).tobytes()
        if len(raw) > 4 * machine.call("room"):
            return False
        machine.write(machine.call("area"), raw)
        return bool(machine.call("begin"))


@cache
def _machine() -> Machine:
    return machine_for(resources.files("logwright.engine.second_opinion").joinpath("formula.wasm").read_bytes())
