"""The kernel against the brute-force oracle on thousands of small positions.

A few of the kept verdicts are asked of the oracle again in every run, so that the file cannot drift away.
"""

from __future__ import annotations

from collections import Counter

import pytest

from logwright.engine.referee import approve
from logwright.engine.search import KernelVerdict, Position, solve
from logwright.engine.search.kernel import Skill
from tests.engine import oracle
from tests.engine.positions import LATER, small_told
from tests.engine.search.oracle_verdicts import COUNT, kept_position, kept_told, kept_verdicts
from tests.engine.told import as_read

KEPT = kept_verdicts()
BLOCK = 2090


def test_there_are_thousands_and_both_verdicts_are_common() -> None:
    assert len(KEPT) >= 20_000
    assert min(Counter(KEPT.values()).values()) > 6000


@pytest.mark.parametrize("first", range(0, COUNT, BLOCK))
def test_the_kernel_agrees_and_the_referee_confirms(first: int) -> None:
    numbers = [number for number in range(first, first + BLOCK) if number in KEPT]
    positions = [Position(*kept_position(number)) for number in numbers]
    answers = solve(positions)
    pairs = zip(numbers, answers, strict=True)
    assert [number for number, answer in pairs if answer.verdict is not KEPT[number]] == []
    for position, answer in zip(positions, answers, strict=True):
        if answer.certificate:
            approve(position.mission, position.deal, answer.certificate)


@pytest.mark.parametrize("skills", [Skill(0), *(Skill.ALL & ~skill for skill in Skill), Skill.LEARN], ids=repr)
def test_no_skill_changes_a_verdict(skills: Skill) -> None:
    """Clauses are not written for every kind of objective: alone they may leave a position undecided."""
    numbers = [number for number in range(0, COUNT, 29) if number in KEPT]
    answers = solve([Position(*kept_position(number)) for number in numbers], skills=skills)
    allowed = {KernelVerdict.UNDECIDED} if skills == Skill.LEARN else set()
    pairs = zip(numbers, answers, strict=True)
    assert [number for number, answer in pairs if answer.verdict not in {KEPT[number], *allowed}] == []
    decided = sum(answer.verdict is not KernelVerdict.UNDECIDED for answer in answers)
    assert decided > len(answers) * 0.7


def test_an_answer_does_not_depend_on_the_questions_before_it() -> None:
    positions = [Position(*kept_position(number)) for number in range(0, 3000, 10)]
    assert solve(positions) == solve(positions[::-1])[::-1]


@pytest.mark.parametrize("number", range(0, COUNT, 1025))
def test_the_kept_verdicts_are_still_the_oracles(number: int) -> None:
    # Not the longer positions, which take seconds.
    if (number := number + 1) in KEPT:
        found = oracle.solve(kept_told(number))
        assert (found is not None) == (KEPT[number] is KernelVerdict.SOLVABLE)


def test_what_the_language_learnt_later_means_the_same_to_all() -> None:
    told = [small_told(number, (2,)) for number in range(LATER, LATER + 800)]
    positions = [Position(*as_read(each)) for each in told]
    wanted = [KernelVerdict.UNSOLVABLE if oracle.solve(each) is None else KernelVerdict.SOLVABLE for each in told]
    assert min(Counter(wanted).values()) > 100
    answers = solve(positions)
    assert [answer.verdict for answer in answers] == wanted
    for position, answer in zip(positions, answers, strict=True):
        if answer.certificate:
            approve(position.mission, position.deal, answer.certificate)
