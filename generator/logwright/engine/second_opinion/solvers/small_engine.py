"""The kernel's own SAT solver, for the browser: small, but slower than Glucose on hard formulas."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from importlib import resources

from logwright.engine.machines.machine import Machine, machine_for
from logwright.engine.second_opinion.solvers.engine import SolverLimit
from logwright.engine.second_opinion.solvers.formula import Formula, Literal

STEPS = 300_000
"""Steps between two checks of the clock."""


class SolverOutcome(IntEnum):
    SATISFIED = 0
    REFUTED = 1
    GIVEN_UP = 2


class SmallEngine:
    """Starts afresh for each call: the given literals are added as clauses."""

    def __init__(self, formula: Formula) -> None:
        self.conflicts = self.steps = 0
        self._variables = formula.variables
        self._words = array("i", [formula.variables])
        for clause in formula.clauses:
            self._words.append(len(clause))
            self._words.extend(clause)
        self._given: tuple[Literal, ...] = ()

    def solve(self, given: Iterable[Literal] = (), limit: SolverLimit | None = None) -> bool | None:
        limit, self._given = limit or SolverLimit(), tuple(given)
        machine = _machine()
        if not self._begun(machine):
            return None
        taken = 0
        before, end = self.conflicts, None if limit.seconds is None else time.monotonic() + limit.seconds
        while True:
            try:
                outcome = SolverOutcome(machine.call("search", STEPS))
            except BaseException:
                # After any failure the next formula must find clean memory.
                _machine.cache_clear()
                raise
            met = machine.call("conflicts")
            self.conflicts = before + met
            taken += STEPS
            self.steps += STEPS
            if outcome is not SolverOutcome.GIVEN_UP:
                return outcome is SolverOutcome.SATISFIED
            if limit.conflicts is not None and met >= limit.conflicts:
                return None
            if (limit.steps is not None and taken >= limit.steps) or (end and time.monotonic() >= end):
                return None

    def needed(self) -> frozenset[Literal]:
        """All given literals: this solver does not track which ones it needed."""
        return frozenset(self._given)

    def true(self) -> frozenset[Literal]:
        machine = _machine()
        machine.call("write_answers")
        found = array("i", machine.read(machine.call("area"), 4 * (self._variables + 1)))
        return frozenset(number if found[number] else -number for number in range(1, self._variables + 1))

    def notes(self) -> list[tuple[Literal, ...]] | None:
        """All clauses learnt since the last call, in order; None if there were too many to record."""
        machine = _machine()
        count = machine.call("learnt_words")
        if count < 0:
            return None
        words = array("i", machine.read(machine.call("learnt_notes"), 4 * count))
        found, place = [], 0
        while place < count:
            end = place + 1 + words[place]
            found.append(tuple(words[place + 1 : end]))
            place = end
        return found

    def _begun(self, machine: Machine) -> bool:
        """Loads the formula; returns whether it fits."""
        given = array("i", [word for literal in self._given for word in (1, literal)])
        words = self._words + given
        if len(words) > machine.call("room"):
            return False
        machine.write(machine.call("area"), words.tobytes())
        return bool(machine.call("begin", len(words)))


@cache
def _machine() -> Machine:
    return machine_for(resources.files("logwright.engine.second_opinion.solvers").joinpath("formula.wasm").read_bytes())
