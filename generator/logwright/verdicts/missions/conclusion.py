"""If no deal tried could be won, the second opinion examines the mission as a whole, with the deal left open."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from logwright.engine.cards.deal import Deal
from logwright.engine.cards.table import Table
from logwright.engine.counting import counted_out
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import approve
from logwright.engine.search import Position
from logwright.verdicts.missions.found_deal import found_deal
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.opinion import decide
from logwright.verdicts.missions.verdict import Finding, MissionVerdict

MOST_CONFLICTS = 100_000
"""Conflict limit; the existing missions are decided within a tenth of it."""

PROOF_CONFLICTS = 20_000
"""Conflict limit for finding a proof; logwright prove takes more time."""


@dataclass(frozen=True)
class Conclusion:
    """Either a deal that can be won after all, or a clash, or neither. `proof_steps` as in the verdict."""

    finding: Finding
    clash: Clash | None = None
    example: dict[str, Any] | None = None
    seconds: float = 0.0
    proof_steps: int = 0

    def applied_to(self, verdict: MissionVerdict) -> MissionVerdict:
        return replace(
            verdict,
            finding=self.finding,
            clash=self.clash,
            example=self.example,
            seconds=verdict.seconds + self.seconds,
            proof_steps=self.proof_steps,
        )


def is_open(verdict: MissionVerdict) -> bool:
    """Whether deals were tried and none could be won: only then is a proof for the whole mission worthwhile."""
    return verdict.finding is Finding.UNPROVEN and verdict.deals > 0


def job_proof_steps(job: Job) -> int:
    """The steps of a proof that no deal can be won, made and checked now; 0 if no proof is found, -1 if a deal can be
    won."""
    deal = job.deal(job.first) if job.laid else None
    return _proof_steps(job.mission, job.table, deal, min(job.budget, PROOF_CONFLICTS))


@lru_cache(maxsize=64)
def _proof_steps(mission: Mission, table: Table, deal: Deal | None, conflicts: int) -> int:
    from logwright.engine.proving.checked import checked_steps
    from logwright.engine.proving.refuting import MayHold
    from logwright.engine.proving.statement import deal_is_won, some_deal_is_won

    statements = deal_is_won(mission, deal) if deal else some_deal_is_won(mission, table)
    try:
        return checked_steps(statements, conflicts)
    except MayHold:
        return -1


def conclude(job: Job) -> Conclusion:
    """Examines all deals at once. If the referee rejects a certificate, that is a bug of ours and stops the run."""
    # Imported late: seldom needed, and slow to load in a browser.
    from logwright.engine.second_opinion.proof import prove_impossible
    from logwright.engine.second_opinion.solvers.engine import SolverLimit

    start = time.perf_counter()
    if clash := counted_out(job.mission, job.table):
        steps = job_proof_steps(job)
        return Conclusion(Finding.IMPOSSIBLE, clash, None, time.perf_counter() - start, steps)
    if job.laid:
        return _of_puzzle(job, start)
    limit = SolverLimit(conflicts=min(job.budget, MOST_CONFLICTS), steps=2 * job.budget)
    proof = prove_impossible(job.mission, job.table, pile=job.pile, limit=limit)
    example = None
    if proof.deal and proof.certificate:
        approve(job.mission, proof.deal, proof.certificate)
        trump = job.table.deck.trump
        example = {"deal": None, **proof.certificate.to_data(trump), "found": found_deal(proof.deal)}
    finding, steps = Finding(proof.finding.value), 0
    if finding is Finding.IMPOSSIBLE:
        steps = job_proof_steps(job)
        assert steps >= 0, "the same question was answered in two ways"
    return Conclusion(finding, proof.clash, example, time.perf_counter() - start, steps)


def _of_puzzle(job: Job, start: float) -> Conclusion:
    """Other deals say nothing about a puzzle: only its own is examined."""
    from logwright.engine.second_opinion.lost_deal import deal_clash
    from logwright.engine.second_opinion.solvers.engine import SolverLimit

    deal, example = job.deal(job.first), None
    limit = SolverLimit(conflicts=min(job.budget, MOST_CONFLICTS), steps=2 * job.budget)
    if clash := deal_clash(job.mission, deal, limit):
        steps = job_proof_steps(job)
        assert steps >= 0, "the same question was answered in two ways"
        return Conclusion(Finding.IMPOSSIBLE, clash, None, time.perf_counter() - start, steps)
    (answer,) = decide([Position(job.mission, deal)], job.budget)
    if answer.certificate:
        approve(job.mission, deal, answer.certificate)
        example = {"deal": None, **answer.certificate.to_data(job.table.deck.trump), "found": found_deal(deal)}
    return Conclusion(Finding.COMPLETABLE if example else Finding.UNPROVEN, None, example, time.perf_counter() - start)
