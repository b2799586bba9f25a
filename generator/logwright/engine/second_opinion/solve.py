"""A second opinion on one deal: can it be won?"""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Mission
from logwright.engine.second_opinion.answer import SecondOpinion, SecondVerdict
from logwright.engine.second_opinion.literals.drawing import Drawn
from logwright.engine.second_opinion.literals.hands import dealt_hands
from logwright.engine.second_opinion.literals.passing import DistressSent, Passed
from logwright.engine.second_opinion.literals.reading import read_certificate
from logwright.engine.second_opinion.literals.twins import twins
from logwright.engine.second_opinion.question import FormulaQuestion, RuleLiterals, all_rules, switched_rules
from logwright.engine.second_opinion.solvers.engine import SolverLimit, engine_for
from logwright.engine.second_opinion.solvers.formula import TRUE, Formula


@dataclass(frozen=True)
class Asked:
    """A deal as a formula that has a solution exactly if the crew can win."""

    formula: Formula
    question: FormulaQuestion
    passed: Passed | None
    distress: DistressSent | None
    rules: RuleLiterals


def ask(
    mission: Mission, deal: Deal, *, distress: bool = False, with_twins: bool = True, switched: bool = False
) -> Asked:
    """`with_twins`: interchangeable cards are tried in one order only. `switched`: rules can be left out."""
    formula = Formula()
    count = len(deal.tasks)
    rules = switched_rules(formula, mission, count) if switched else all_rules(mission, count)
    hands = dealt_hands(deal)
    passed = Passed(formula, hands, deal.seats, mission.pass_cards) if mission.pass_cards else None
    hands = passed.hands if passed else hands
    sent = DistressSent(formula, hands, deal.seats) if distress else None
    hands = sent.hands if sent else hands
    question = FormulaQuestion(
        formula,
        mission,
        deal,
        hands,
        slots=[[(TRUE, task)] for task in deal.tasks],
        rules=rules,
        draw=Drawn(mission.draw_after_trick, deal.draws) if mission.draw_after_trick else None,
    )
    if with_twins and not (distress or passed or mission.draw_after_trick):
        for lower, higher in twins(deal, question.conditions):
            question.play.never_after(lower, higher)
    return Asked(formula, question, passed, sent, rules)


def solve(mission: Mission, deal: Deal, *, distress: bool = False, limit: SolverLimit | None = None) -> SecondOpinion:
    """The answer for this deal. `distress`: the crew may send the signal and pass cards first."""
    asked = ask(mission, deal, distress=distress)
    engine = engine_for(asked.formula)
    found = engine.solve(limit=limit)
    if found is None:
        return SecondOpinion(SecondVerdict.UNDECIDED, engine.conflicts, steps=engine.steps)
    if not found:
        return SecondOpinion(SecondVerdict.UNSOLVABLE, engine.conflicts, steps=engine.steps)
    found_line = read_certificate(asked.question, engine.true(), asked.passed, asked.distress)
    return SecondOpinion(SecondVerdict.SOLVABLE, engine.conflicts, found_line, engine.steps)
