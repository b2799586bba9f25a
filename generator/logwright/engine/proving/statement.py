"""Statements that can be refuted: this deal is won, some deal of this mission is won, both of these tasks are met.

Each is a formula of the second opinion. It leaves out the second opinion's shortcut that tries twins in one order only,
so that nobody has to trust that shortcut.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from logwright.engine.cards.deal import Deal
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import Mission, Task, TasksByDifficulty
from logwright.engine.proofs.cnf import Cnf
from logwright.engine.proofs.document import ProvedCase
from logwright.engine.proofs.lrat import Clause
from logwright.engine.proving.meanings import deal_meanings, mission_meanings, pair_meanings
from logwright.engine.proving.refuting import CONFLICTS, refute
from logwright.engine.second_opinion.any_deal import AnyDeal
from logwright.engine.second_opinion.pairs import Pairs
from logwright.engine.second_opinion.solve import ask
from logwright.engine.second_opinion.solvers.formula import Formula, Literal


@dataclass(frozen=True)
class Statement:
    """Clauses that are satisfiable exactly if the statement is true; `describe` gives the meanings of their
    variables."""

    cnf: Cnf
    describe: Callable[[], Mapping[int, str]]

    def refuted(self, conflicts: int = CONFLICTS) -> ProvedCase | None:
        """The clauses with the proof that they are unsatisfiable; None if the limit is reached first."""
        steps = refute(self.cnf.clauses, conflicts)
        return None if steps is None else ProvedCase(self.cnf, steps, self.describe())


def deal_is_won(mission: Mission, deal: Deal) -> list[Statement]:
    asked = ask(mission, deal, with_twins=False)
    trump = deal.table.deck.trump
    return [_statement(asked.formula, partial(deal_meanings, asked.formula, asked.question, trump))]


def some_deal_is_won(mission: Mission, table: Table) -> list[Statement]:
    """One statement for each way to set the table: an automaton sits to the left or to the right of the commander.

    For a mission whose tasks only have to add up to a difficulty, only the objectives are considered.
    """
    tasks: Sequence[Task] | None = () if isinstance(mission.tasks, TasksByDifficulty) else None
    worlds = [AnyDeal(mission, table, tasks, commander=seat) for seat in ((0, 1) if table.columns else (0,))]
    return [
        _statement(world.formula, partial(mission_meanings, world, table.deck.trump), *world.rules.all)
        for world in worlds
    ]


def both_are_met(one: Task, other: Task, table: Table, *, one_owner: bool) -> list[Statement]:
    pairs = Pairs((one, other), table)
    (first, _), (_, second) = pairs.asked
    owners = pairs.one_owner if one_owner else -pairs.one_owner
    meanings = partial(pair_meanings, pairs, (one.id, other.id), table.deck.trump)
    return [_statement(pairs.formula, meanings, first, second, owners)]


def refuted(statements: Sequence[Statement], conflicts: int = CONFLICTS) -> list[ProvedCase] | None:
    """The refutations of all statements; None if one is too hard."""
    cases = []
    for statement in statements:
        case = statement.refuted(conflicts)
        if case is None:
            return None
        cases.append(case)
    return cases


def _statement(formula: Formula, describe: Callable[[], Mapping[int, str]], *given: Literal) -> Statement:
    clauses: list[Clause] = [tuple(sorted(set(clause), key=abs)) for clause in formula.clauses]
    return Statement(Cnf(formula.variables, [*clauses, *((literal,) for literal in given)]), describe)
