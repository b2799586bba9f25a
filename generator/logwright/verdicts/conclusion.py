"""A mission of which no deal could be won is put to the second opinion as a whole, with the deal left open."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from logwright.engine.clash import Clash
from logwright.engine.referee import approve
from logwright.verdicts.found_deal import found_deal
from logwright.verdicts.job import Job
from logwright.verdicts.verdict import Finding, MissionVerdict

MOST_CONFLICTS = 100_000
"""The missions we have are decided within a tenth of that."""


@dataclass(frozen=True)
class Conclusion:
    """Either a deal that can be won after all, or a clash, or neither."""

    finding: Finding
    clash: Clash | None = None
    example: dict[str, Any] | None = None
    seconds: float = 0.0

    def applied_to(self, verdict: MissionVerdict) -> MissionVerdict:
        return replace(
            verdict,
            finding=self.finding,
            clash=self.clash,
            example=self.example,
            seconds=verdict.seconds + self.seconds,
        )


def is_open(verdict: MissionVerdict) -> bool:
    """Deals were tried, and none could be won: only then is the whole mission worth a proof."""
    return verdict.finding is Finding.UNPROVEN and verdict.deals > 0


def conclude(job: Job) -> Conclusion:
    """Asks about all deals at once. A certificate that the referee rejects is a bug of ours and stops the run."""
    # Seldom needed, and a browser takes a while to load it.
    from logwright.engine.second_opinion.limit import Limit
    from logwright.engine.second_opinion.proof import prove_impossible

    start = time.perf_counter()
    limit = Limit(conflicts=min(job.budget, MOST_CONFLICTS))
    proof = prove_impossible(job.mission, job.table, automaton=job.players == 2, pile=job.pile, limit=limit)
    example = None
    if proof.deal and proof.certificate:
        approve(job.mission, proof.deal, proof.certificate)
        trump = job.table.deck.trump
        example = {"deal": None, **proof.certificate.to_data(trump), "found": found_deal(proof.deal)}
    return Conclusion(Finding(proof.finding.value), proof.clash, example, time.perf_counter() - start)
