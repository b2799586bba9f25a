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
from logwright.engine.second_opinion.clash import smallest_clash
from logwright.engine.second_opinion.solvers.engine import SolverLimit
from logwright.engine.second_opinion.solvers.formula import Literal

PILES = 20
"""Number of piles to draw for a mission whose tasks only have to add up, before giving up."""


PATIENCE = SolverLimit(conflicts=50_000)
"""Limit for each attempt to make a clash smaller; undecided rules stay in it."""
ENOUGH = 500_000
"""Total conflicts after which a clash is no longer made smaller."""
MANY = 14
"""With more rules than this, only those that the solver needed for its proof are considered."""


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
    needed = [rule for rule in rules.all if any(rule in world.engine.needed() for world in worlds)]
    spent = sum(world.engine.conflicts for world in worlds)

    def agree(some: frozenset[Literal]) -> bool:
        """Undecided counts as consistent, so that a clash is always proved."""
        if sum(world.engine.conflicts for world in worlds) > spent + ENOUGH:
            return True
        return any(world.solve(sorted(some), PATIENCE) is not False for world in worlds)

    clashing = smallest_clash(rules.all if len(rules.all) <= MANY else needed, agree)
    return Proof(ProofFinding.IMPOSSIBLE, clash=rules.clash(clashing))
