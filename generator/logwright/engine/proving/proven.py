"""A claim that was proved: the proof file, and what the checker verified in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from logwright import __version__
from logwright.cache.code_revision import code_revision
from logwright.engine.proofs.document import CheckedProof, Claim, check_proof, written_proof
from logwright.engine.proving.refuting import CONFLICTS
from logwright.engine.proving.statement import Statement, refuted


@dataclass(frozen=True)
class Proven:
    file: bytes
    checked: CheckedProof


def prove(claim: Claim, statements: Sequence[Statement], conflicts: int = CONFLICTS) -> Proven | None:
    """Refutes all statements, writes the proof file, and checks it as any recipient would.

    None if no proof is found within the limit; raises `MayHold` if one of them is true after all. If the checker
    rejects our own proof, that is a bug and stops the run.
    """
    cases = refuted(statements, conflicts)
    if cases is None:
        return None
    encoding = code_revision("logwright.engine.proving.statement")
    file = written_proof(replace(claim, encoding=encoding, made_by=f"logwright {__version__}"), cases)
    return Proven(file, check_proof(file))
