"""The search: puts positions to the kernel and reads its verdicts and certificates."""

from logwright.engine.search.answer import Answer, Verdict
from logwright.engine.search.position import Position
from logwright.engine.search.solve import BUDGET, solve

__all__ = ["BUDGET", "Answer", "Position", "Verdict", "solve"]
