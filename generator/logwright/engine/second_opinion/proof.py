"""A second opinion on a mission: a deal that can be won, or the proof that there is none, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from logwright.engine.certificate import Certificate
from logwright.engine.chance import Chance
from logwright.engine.clash import Clash
from logwright.engine.deal import Deal
from logwright.engine.dealing import NoDeal, deal_mission
from logwright.engine.mission import Mission, Task, TasksByDifficulty
from logwright.engine.second_opinion.any_deal import AnyDeal
from logwright.engine.second_opinion.clash import smallest_clash
from logwright.engine.second_opinion.formula import Literal
from logwright.engine.second_opinion.limit import Limit
from logwright.engine.table import Table

PILES = 20
"""So many piles are drawn for a mission whose tasks only have to add up, before we give it up."""


PATIENCE = Limit(conflicts=50_000)
"""While a clash is made smaller, what is not decided by then is left alone."""
ENOUGH = 500_000
"""After so many conflicts in all a clash stays as small as it has become."""
MANY = 14
"""Of more rules than these only those are looked at that the engine needed for its proof."""


class Finding(StrEnum):
    COMPLETABLE = "completable"
    IMPOSSIBLE = "impossible"
    UNPROVEN = "unproven"


@dataclass(frozen=True)
class Proof:
    """A completable mission comes with a deal and its certificate, an impossible one with a clash."""

    finding: Finding
    deal: Deal | None = None
    certificate: Certificate | None = None
    clash: Clash | None = None


def prove_impossible(
    mission: Mission,
    table: Table,
    *,
    automaton: bool = False,
    pile: Sequence[Task] = (),
    limit: Limit | None = None,
) -> Proof:
    """Is there no deal at all that the crew can win?

    Task cards drawn at random count as open, too. Where they have to add up to a difficulty, a mission is
    impossible if its objectives alone are; otherwise piles are drawn until one can be won.
    """
    if not isinstance(mission.tasks, TasksByDifficulty):
        return _prove(mission, table, None, automaton, limit)
    proof = _prove(mission, table, (), automaton, limit)
    if proof.finding is Finding.IMPOSSIBLE:
        return proof
    for number in range(PILES):
        try:
            tasks = deal_mission(mission, table, Chance(1, number), automaton=automaton, pile=pile).tasks
        except NoDeal:
            break
        proof = _prove(mission, table, tasks, automaton, limit)
        if proof.finding is Finding.COMPLETABLE:
            return proof
    return Proof(Finding.UNPROVEN)


def _prove(mission: Mission, table: Table, tasks: Sequence[Task] | None, automaton: bool, limit: Limit | None) -> Proof:
    worlds: list[AnyDeal] = []
    decided = True
    # An automaton sits to the left or to the right of the commander; otherwise all seats are alike.
    for commander in (0, 1) if automaton else (0,):
        world = AnyDeal(mission, table, tasks, commander=commander, automaton=automaton)
        found = world.solve(world.rules.all, limit)
        if found:
            return Proof(Finding.COMPLETABLE, *world.read())
        decided = decided and found is False
        worlds.append(world)
    if not decided:
        return Proof(Finding.UNPROVEN)
    rules = worlds[0].rules
    needed = [rule for rule in rules.all if any(rule in world.engine.needed() for world in worlds)]
    spent = sum(world.engine.conflicts for world in worlds)

    def agree(some: frozenset[Literal]) -> bool:
        """What cannot be decided may agree, so that a clash is always proved."""
        if sum(world.engine.conflicts for world in worlds) > spent + ENOUGH:
            return True
        return any(world.solve(sorted(some), PATIENCE) is not False for world in worlds)

    clashing = smallest_clash(rules.all if len(rules.all) <= MANY else needed, agree)
    return Proof(Finding.IMPOSSIBLE, clash=rules.clash(clashing))
