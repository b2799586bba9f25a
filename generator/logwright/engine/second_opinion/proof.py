"""A second opinion on a mission: a deal that can be won, or the proof that there is none, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import NoDeal, deal_mission
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission, Task, TasksByDifficulty
from logwright.engine.second_opinion.any_deal import AnyDeal
from logwright.engine.second_opinion.refuted import refuted_clash
from logwright.engine.second_opinion.solvers.engine import SolverLimit

PILES = 20
"""Number of piles to draw for a mission whose tasks only have to add up, before giving up."""


class ProofFinding(StrEnum):
    COMPLETABLE = "completable"
    IMPOSSIBLE = "impossible"
    UNPROVEN = "unproven"


@dataclass(frozen=True)
class Proof:
    """A completable mission comes with a deal and its certificate, an impossible one with a clash."""

    finding: ProofFinding
    deal: Deal | None = None
    certificate: Certificate | None = None
    clash: Clash | None = None


def prove_impossible(
    mission: Mission,
    table: Table,
    *,
    pile: Sequence[Task] = (),
    limit: SolverLimit | None = None,
) -> Proof:
    """Decides whether the crew can win any deal at all.

    Task cards drawn at random are left open, too. Where they have to add up to a difficulty, a mission is impossible if
    its objectives alone are; otherwise piles are drawn until one can be won.
    """
    if not isinstance(mission.tasks, TasksByDifficulty):
        return _prove(mission, table, None, limit)
    proof = _prove(mission, table, (), limit)
    if proof.finding is ProofFinding.IMPOSSIBLE:
        return proof
    for number in range(PILES):
        try:
            tasks = deal_mission(mission, table, Chance(1, number), pile=pile).tasks
        except NoDeal:
            break
        proof = _prove(mission, table, tasks, limit)
        if proof.finding is ProofFinding.COMPLETABLE:
            return proof
    return Proof(ProofFinding.UNPROVEN)


def _prove(mission: Mission, table: Table, tasks: Sequence[Task] | None, limit: SolverLimit | None) -> Proof:
    worlds: list[AnyDeal] = []
    decided = True
    # An automaton sits to the left or to the right of the commander; otherwise all seats are alike.
    for commander in (0, 1) if table.columns else (0,):
        world = AnyDeal(mission, table, tasks, commander=commander)
        found = world.solve(world.rules.all, limit)
        if found:
            return Proof(ProofFinding.COMPLETABLE, *world.read())
        decided = decided and found is False
        worlds.append(world)
    if not decided:
        return Proof(ProofFinding.UNPROVEN)
    rules = worlds[0].rules
    clashing = refuted_clash(rules.all, [world.engine for world in worlds])
    return Proof(ProofFinding.IMPOSSIBLE, clash=rules.clash(clashing))
