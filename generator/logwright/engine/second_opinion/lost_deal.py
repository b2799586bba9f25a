"""Why one deal is lost: the smallest set of its rules that cannot all be kept, and how near the crew can come."""

from __future__ import annotations

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission
from logwright.engine.second_opinion.literals.reading import read_certificate
from logwright.engine.second_opinion.refuted import refuted_clash
from logwright.engine.second_opinion.solve import ask
from logwright.engine.second_opinion.solvers.engine import SolverLimit, engine_for

PATIENCE = SolverLimit(conflicts=5_000)
"""Limit for each attempt to make a clash smaller: one of many deals."""
ENOUGH = 50_000


def deal_clash(mission: Mission, deal: Deal, limit: SolverLimit | None = None) -> Clash | None:
    """None if the deal can be won, or the limit was reached first."""
    asked = ask(mission, deal, switched=True)
    engine = engine_for(asked.formula)
    if engine.solve(asked.rules.all, limit) is not False:
        return None
    return asked.rules.clash(refuted_clash(asked.rules.all, [engine], PATIENCE, ENOUGH))


def line_without(mission: Mission, deal: Deal, clash: Clash, limit: SolverLimit | None = None) -> Certificate | None:
    """A line that keeps all rules but those of the clash; None if there is none, or none was found."""
    asked = ask(mission, deal, switched=True)
    engine = engine_for(asked.formula)
    if not engine.solve([rule for rule in asked.rules.all if rule not in asked.rules.literals(clash)], limit):
        return None
    return read_certificate(asked.question, engine.true(), asked.passed, asked.distress)
