"""The second opinion: an exact answer from another direction.

Deal, play and everything a mission asks are written as one formula of yes-no questions, and a kept engine for
such formulas says whether it can be true. It shares the question with the search (`resolve`, the allowed
choices), and no code for answering it. Because hands may be questions, too, it can also speak of all deals
at once: prove that no deal of a mission can be won, or that two tasks never go together.
"""

from logwright.engine.clash import Clash
from logwright.engine.second_opinion.answer import Answer, Verdict
from logwright.engine.second_opinion.limit import Limit
from logwright.engine.second_opinion.pairs import Meeting, Pair, Pairs
from logwright.engine.second_opinion.proof import Finding, Proof, prove_impossible
from logwright.engine.second_opinion.solve import solve

__all__ = [
    "Answer",
    "Clash",
    "Finding",
    "Limit",
    "Meeting",
    "Pair",
    "Pairs",
    "Proof",
    "Verdict",
    "prove_impossible",
    "solve",
]
