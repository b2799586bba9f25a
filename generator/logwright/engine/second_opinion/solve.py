"""A second opinion on one deal: can it be won?"""

from __future__ import annotations

from logwright.engine.deal import Deal
from logwright.engine.mission import Mission
from logwright.engine.second_opinion.answer import Answer, Verdict
from logwright.engine.second_opinion.drawing import Drawn
from logwright.engine.second_opinion.engine import engine_for
from logwright.engine.second_opinion.formula import TRUE, Formula
from logwright.engine.second_opinion.hands import dealt_hands
from logwright.engine.second_opinion.limit import Limit
from logwright.engine.second_opinion.passing import Passed
from logwright.engine.second_opinion.question import Question, all_rules
from logwright.engine.second_opinion.reading import read_certificate
from logwright.engine.second_opinion.twins import twins


def solve(mission: Mission, deal: Deal, *, distress: bool = False, limit: Limit | None = None) -> Answer:
    """The answer for this deal. `distress`: the crew may send the signal and pass cards first."""
    formula = Formula()
    hands, passed = dealt_hands(deal), None
    if distress:
        passed = Passed(formula, hands, deal.seats)
        hands = passed.hands
    question = Question(
        formula,
        mission,
        deal,
        hands,
        slots=[[(TRUE, task)] for task in deal.tasks],
        rules=all_rules(mission, len(deal.tasks)),
        draw=Drawn(mission.draw_after_trick, deal.draws) if mission.draw_after_trick else None,
    )
    if not distress and not mission.draw_after_trick:
        for lower, higher in twins(deal, question.conditions):
            question.play.never_after(lower, higher)
    engine = engine_for(formula)
    found = engine.solve(limit=limit)
    if found is None:
        return Answer(Verdict.UNDECIDED, engine.conflicts)
    if not found:
        return Answer(Verdict.UNSOLVABLE, engine.conflicts)
    return Answer(Verdict.SOLVABLE, engine.conflicts, read_certificate(question, engine.true(), passed))
