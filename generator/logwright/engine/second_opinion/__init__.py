"""The second opinion: an exact answer by an independent method.

Deal, play and everything a mission asks are encoded as one Boolean formula, and a SAT solver says whether it can be
satisfied. It shares the question with the search (`resolve`, the allowed choices), but no code for answering it.
Because hands may be variables too, it can also reason about all deals at once: prove that no deal of a mission can be
won, or that two tasks can never both be met.
"""

from logwright.engine.missions.clash import Clash
from logwright.engine.second_opinion.answer import SecondOpinion, SecondVerdict
from logwright.engine.second_opinion.pairs import Meeting, Pair, Pairs
from logwright.engine.second_opinion.proof import Proof, ProofFinding, prove_impossible
from logwright.engine.second_opinion.solve import solve
from logwright.engine.second_opinion.solvers.engine import SolverLimit

__all__ = [
    "Clash",
    "Meeting",
    "Pair",
    "Pairs",
    "Proof",
    "ProofFinding",
    "SecondOpinion",
    "SecondVerdict",
    "SolverLimit",
    "prove_impossible",
    "solve",
]
