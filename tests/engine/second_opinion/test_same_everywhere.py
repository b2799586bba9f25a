"""The second opinion says the same in every process: nothing depends on the order in which Python walks a set."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
PROGRAM = """
from hashlib import blake2b
from logwright.engine.cards.card import full_deck
from logwright.engine.second_opinion import pairs
from logwright.engine.cards.table import Table
from tests.engine.crew_suits import DEEP_SEA
from tests.engine.notation import task

asked = [{"never_open": ["pink", "green"]}, {"tricks": {"led_with": ["blue", "yellow"], "count": 2}}, {"win": "9"}]
formula = pairs.Pairs([task(each) for each in asked], Table(5, full_deck(DEEP_SEA))).formula
assert len(formula.clauses) > 10_000
print(blake2b(repr(formula.clauses).encode()).hexdigest())
"""


def test_the_formula_is_the_same_in_every_process() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(found) == 1
    assert len(found.pop()) == 129
