"""Stored verdicts on missions, and the checks a verdict must pass before it is shown."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from logwright.cache.code_revision import code_revision
from logwright.cache.revision import revision
from logwright.engine.missions.certificate import read_certificate
from logwright.engine.missions.mission import NamedTasks, Task
from logwright.engine.referee import approve
from logwright.verdicts.missions.conclusion import job_proof_steps
from logwright.verdicts.missions.found_deal import could_be_dealt, found_deal, read_found_deal
from logwright.verdicts.missions.inquiry import PORTION
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.verdict import Finding, MissionVerdict, verdict_from_data
from logwright.verdicts.running.store import Store

SOLVERS = ("python-sat", "wasmtime")
"""Third-party packages that affect the results of a search."""


def mission_store(folder: Path, known: Path | None = None) -> Store[MissionVerdict]:
    return Store(folder, "mission-verdict", verdict_from_data, known)


def mission_name(job: Job) -> str:
    """The key under which a verdict is stored: mission, table, pile, seed, deals, budget and the code that judges."""
    code = code_revision("logwright.verdicts.missions.inquiry", packages=SOLVERS)
    return revision(replace(job, key="", pile=()), _pile_revision(job.pile), code)


@lru_cache(maxsize=16)
def _pile_revision(pile: tuple[Task, ...]) -> str:
    """Cached: most jobs of a survey draw from the same pile, which is by far their largest part."""
    return revision(pile)


def mission_holds(job: Job, verdict: MissionVerdict) -> bool:
    """Whether the numbers are consistent with this job, and the referee approves of the example."""
    return (
        verdict.players == job.players
        and _counts_hold(verdict, job)
        and _clash_holds(verdict, job)
        and (verdict.finding is Finding.COMPLETABLE) == (verdict.example is not None)
        and (verdict.example is None or _example_holds(verdict.example, verdict.solvable, job))
        and _proof_holds(verdict, job)
    )


def _proof_holds(verdict: MissionVerdict, job: Job) -> bool:
    """A proof is reported only if it can be made again now."""
    if verdict.finding is not Finding.IMPOSSIBLE:
        return not verdict.proof_steps
    return verdict.proof_steps == job_proof_steps(job)


def _counts_hold(verdict: MissionVerdict, job: Job) -> bool:
    """All deals were tried, unless a proof made that unnecessary or some could not be dealt. A reason needs a cause."""
    if verdict.solvable and verdict.finding is not Finding.COMPLETABLE:
        return False
    if verdict.finding is Finding.IMPOSSIBLE:
        return 0 < verdict.deals <= min(PORTION, job.count) and (bool(verdict.undecided) or not verdict.reason)
    if verdict.deals == job.count:
        return bool(verdict.undecided) == bool(verdict.reason)
    return verdict.deals < job.count and bool(verdict.reason)


def _clash_holds(verdict: MissionVerdict, job: Job) -> bool:
    clash, tasks = verdict.clash, job.mission.tasks
    if clash is None or verdict.finding is not Finding.IMPOSSIBLE:
        return clash is None and verdict.finding is not Finding.IMPOSSIBLE
    named = len(tasks.tasks) if isinstance(tasks, NamedTasks) else getattr(tasks, "count", 0)
    return (
        max(clash.objectives, default=-1) < len(job.mission.objectives)
        and max(clash.tasks, default=-1) < named
        and (named > 0 or not (clash.tokens or clash.sharing))
    )


def _example_holds(example: dict[str, Any], solvable: int, job: Job) -> bool:
    trump = job.table.deck.trump
    number = example["deal"]
    line = {part: value for part, value in example.items() if part not in ("deal", "found")}
    certificate = read_certificate(line, job.table.deck.suits)
    if number is None:
        # No deal of the seed could be won, but the solver found another.
        found = example["found"]
        deal = read_found_deal(found, job)
        if solvable or not could_be_dealt(deal, job) or not _same(found, found_deal(deal)):
            return False
    elif type(number) is not int or not job.first <= number < job.first + job.count or not solvable:
        return False
    else:
        deal = job.deal(number)
    approve(job.mission, deal, certificate)
    # Pages show the data itself, so it must be exactly what the referee checked.
    return ("found" in example) == (number is None) and _same(line, certificate.to_data(trump))


def _same(one: object, other: object) -> bool:
    """Equal in value and type, as JSON: 1 is not true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
