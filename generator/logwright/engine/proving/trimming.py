"""From the log of a solver to a proof with reasons: only the clauses needed, and why each one follows."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from enum import IntEnum
from importlib import resources

from logwright.engine.machines.machine import Machine, machine_for
from logwright.engine.proofs.lrat import Clause, ProofStep

EVENTS = 2000
"""Number of events to process per call, so that other work can run in between."""

Note = tuple[bool, Clause]
"""A clause that the solver has learnt (True) or deleted (False)."""


class Outcome(IntEnum):
    DONE = 0
    MORE = 1
    FAILED = 2


def trimmed(clauses: Sequence[Clause], notes: Iterable[Note]) -> list[ProofStep] | None:
    """The steps of a proof, numbered after the given clauses; None if the log is too large or does not contain a
    proof."""
    notes = list(notes)
    # A solver may delete the reason for something it still uses; then try again without deletions.
    for forgetting in (True, False):
        found = _trimmed(clauses, notes, forgetting)
        if found is not None:
            return found
    return None


def _trimmed(clauses: Sequence[Clause], notes: Iterable[Note], forgetting: bool) -> list[ProofStep] | None:
    known = [*clauses]
    words = array("i", (max((abs(literal) for clause in clauses for literal in clause), default=0), len(clauses)))
    for clause in clauses:
        _write(words, clause)
    learnt: dict[Clause, list[int]] = {}
    for is_new, clause in notes:
        key = tuple(sorted(set(clause)))
        if is_new:
            learnt.setdefault(key, []).append(len(known))
            known.append(key)
            _write(words, key)
            if not key:
                break
        elif forgetting and learnt.get(key):
            words.append(-1 - learnt[key].pop())
    # A fresh machine each time, so that its memory is freed with it.
    machine = machine_for(resources.files(__package__).joinpath("trim.wasm").read_bytes())
    if len(words) > machine.call("room"):
        return None
    machine.write(machine.call("area"), words.tobytes())
    if not machine.call("begin", len(words)):
        return None
    outcome = Outcome.MORE
    while outcome is Outcome.MORE:
        outcome = Outcome(machine.call("trim", EVENTS))
    return None if outcome is Outcome.FAILED else _steps(machine, known, len(clauses))


def _write(words: array[int], clause: Clause) -> None:
    literals = dict.fromkeys(clause)
    words.append(len(literals))
    words.extend(2 * literal if literal > 0 else 1 - 2 * literal for literal in literals)


def _steps(machine: Machine, known: Sequence[Clause], given: int) -> list[ProofStep]:
    """The steps found, in order and renumbered."""
    found = array("I", machine.read(machine.call("found"), 4 * machine.call("found_words")))
    chains: list[tuple[int, array[int]]] = []
    place = 0
    while place < len(found):
        clause, count = found[place], found[place + 1]
        chains.append((clause, found[place + 2 : place + 2 + count]))
        place += 2 + count
    numbers = {number: number + 1 for number in range(given)}
    steps: list[ProofStep] = []
    for clause, reasons in reversed(chains):
        numbers[clause] = given + len(steps) + 1
        steps.append(ProofStep(numbers[clause], known[clause], tuple(numbers[reason] for reason in reasons)))
    return steps
