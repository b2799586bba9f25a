"""Proofs that two task cards can never both be met, and notes of proofs that were checked."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.task_pairs import PairProof, TaskPairs, Two
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import Task
from logwright.engine.proofs.document import formula_checksum
from logwright.engine.proving.checked import checked_steps
from logwright.engine.proving.statement import both_are_met

DIGITS = 16
"""Digits of the checksum that are stored."""


def unproved(pairs: TaskPairs) -> Iterator[tuple[Two, bool]]:
    """Pairs without a note, each with whether one member owns both."""
    for never, one_owner in ((pairs.never_by_two, False), (pairs.never_by_one, True)):
        yield from ((two, one_owner) for two in sorted(never, key=sorted) if (two, one_owner) not in pairs.proofs)


def prove_pair(one: Task, other: Task, table: Table, *, one_owner: bool) -> PairProof | None:
    """A note of a proof that was made and checked just now; None if it was too hard."""
    (statement,) = both_are_met(one, other, table, one_owner=one_owner)
    steps = checked_steps([statement])
    return PairProof(formula_checksum(statement.cnf)[:DIGITS], steps) if steps else None


def holds(proof: PairProof | None, one: Task, other: Task, table: Table, *, one_owner: bool) -> bool:
    """Whether the proof is for the formula as it is encoded today."""
    (statement,) = both_are_met(one, other, table, one_owner=one_owner)
    return proof is not None and formula_checksum(statement.cnf)[:DIGITS] == proof.formula
