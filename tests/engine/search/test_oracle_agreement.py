"""The kernel against the brute-force oracle on thousands of small positions.

The oracle needs minutes for all of them, so its verdicts are kept: one letter per position, S solvable, U
unsolvable, ? took too long to find out. A few are asked again in every run, so that the file cannot drift away.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.engine.referee import approve
from logwright.engine.search import Position, Verdict, solve
from tests.engine import oracle
from tests.engine.positions import small_position

KEPT = Path(__file__).with_name("oracle_verdicts.txt").read_text("ascii").replace("\n", "")
LETTERS = {"S": Verdict.SOLVABLE, "U": Verdict.UNSOLVABLE}
BLOCK = 700


def test_there_are_thousands_and_both_verdicts_are_common() -> None:
    assert len(KEPT) == 9800
    assert KEPT.count("S") > 3000
    assert KEPT.count("U") > 3000
    assert KEPT.count("?") < 30


@pytest.mark.parametrize("first", range(0, 9800, BLOCK))
def test_the_kernel_agrees_and_the_referee_confirms(first: int) -> None:
    numbers = [number for number in range(first, first + BLOCK) if KEPT[number] in LETTERS]
    positions = [Position(*small_position(number, (3,))) for number in numbers]
    answers = solve(positions)
    wrong = [
        number for number, answer in zip(numbers, answers, strict=True) if answer.verdict is not LETTERS[KEPT[number]]
    ]
    assert wrong == []
    for position, answer in zip(positions, answers, strict=True):
        if answer.certificate:
            approve(position.mission, position.deal, answer.certificate)


@pytest.mark.parametrize("number", range(0, 9800, 490))
def test_the_kept_verdicts_are_still_the_oracles(number: int) -> None:
    if KEPT[number] in LETTERS:
        assert (oracle.solve(*small_position(number, (3,))) is not None) == (KEPT[number] == "S")
