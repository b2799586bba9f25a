"""The search: puts positions to the kernel and reads its verdicts and certificates."""

from logwright.engine.search.answer import KernelAnswer, KernelVerdict
from logwright.engine.search.position import Position
from logwright.engine.search.room import KernelFull
from logwright.engine.search.solve import BUDGET, solve

__all__ = ["BUDGET", "KernelAnswer", "KernelFull", "KernelVerdict", "Position", "solve"]
