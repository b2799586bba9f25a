"""A judge for small positions: it plays every line of play and tries every choice of the crew.

It is slow and simple on purpose, and reads positions as plain data, just as a file has them: of Logwright it knows
cards and tricks, and nothing else. `tests/test_layers.py` looks after that.
"""

from tests.engine.oracle.solve import Choice, solve

__all__ = ["Choice", "solve"]
