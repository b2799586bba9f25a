"""Objectives that name cards which are not in the game, or members there are none of: nothing is counted for them."""

from typing import Any

import pytest

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Mission
from logwright.engine.referee import approve
from logwright.engine.search import KernelVerdict, Position, solve
from logwright.engine.search.kernel import Skill
from tests.engine.notation import position, says, task

HANDS = ("green 4, yellow 5, green 3", "rocket 4, green 6, yellow 1", "pink 8, blue 5, yellow 9")
FIXED = Mission((3,))


def verdicts(mission: Mission, deal: Deal) -> set[KernelVerdict]:
    """What the kernel says with all it knows and with each of its skills left out; the referee sees every line."""
    found = set()
    for skills in (Skill(0), Skill.ALL, *(Skill.ALL & ~skill for skill in Skill)):
        (answer,) = solve([Position(mission, deal)], skills=skills)
        if answer.certificate:
            approve(mission, deal, answer.certificate)
        found.add(answer.verdict)
    return found


@pytest.mark.parametrize(
    ("objective", "owner", "can"),
    [
        # Seat 0 need not win a trick.
        ({"compare": {"cards": "pink 9", "difference": 0}}, 0, True),
        ({"compare": {"than_cards": "pink 9", "difference": 0}}, 0, True),
        ({"compare": {"cards": "pink 9", "difference": 0, "always": True}}, 0, True),
        ({"compare": {"cards": "pink 9", "than": "commander", "difference": 0}}, 0, False),
        ({"compare": {"than_cards": "pink 9", "difference": "1+"}}, 1, True),
        ({"compare": {"than_cards": "pink 9", "difference": "..1"}}, 1, True),
        # The crew has no others: it is ahead of them by every trick.
        ({"who": "crew", "compare": {"than": "others", "difference": 3}}, 0, True),
        ({"who": "crew", "compare": {"than": "others", "difference": "..2"}}, 0, False),
        ({"who": "crew", "fewer_tricks_than": "others"}, 0, False),
        ({"who": "crew", "more_tricks_than": "others"}, 0, True),
        # Nobody holds a card that is not there, so nothing is asked of its holder.
        ({"who": {"holder": "pink 9"}, "fewer_tricks_than": "others"}, 0, True),
        ({"compare": {"than": {"holder": "pink 9"}, "difference": 0}}, 1, True),
    ],
)
def test_what_is_not_there_counts_nothing(objective: dict[str, Any], owner: int, can: bool) -> None:
    deal = position(*HANDS, tasks=[task(objective)], owners=[owner])
    assert verdicts(FIXED, deal) == {KernelVerdict.SOLVABLE if can else KernelVerdict.UNSOLVABLE}
    # The same as an objective of the mission, about the member that owned the task.
    member = {0: {"right_of": "commander"}, 1: "commander"}[owner]
    mission = Mission((3,), objectives=(says({"who": member} | objective),))
    assert verdicts(mission, position(*HANDS)) == {KernelVerdict.SOLVABLE if can else KernelVerdict.UNSOLVABLE}


@pytest.mark.parametrize("equal", [["even", "5"], ["5", "even"], ["5", "9"], ["even", "odd"]])
def test_a_trick_that_cannot_be_balanced_is_no_reason_to_end_a_task_early(equal: list[str]) -> None:
    """Ruling B31: a task with `no` ends with the last trick, so the task with token 1 comes first."""
    tasks = [task("pink 1", "1"), task({"no_trick": {"equal": equal}})]
    deal = position("rocket 4, pink 3", "blue 3, pink 1", "green 1, green 2", tasks=tasks, owners=[0, 2])
    assert verdicts(FIXED, deal) == {KernelVerdict.SOLVABLE}


def test_no_trick_is_balanced_between_sets_without_cards() -> None:
    for equal in (["5", "9"], ["5", "even"], ["even", "5"]):
        deal = position("rocket 4, pink 3", "blue 3, pink 1", "green 1, green 2")
        mission = Mission((3,), objectives=(says({"tricks": {"equal": equal}}),))
        assert verdicts(mission, deal) == {KernelVerdict.UNSOLVABLE}
        mission = Mission((3,), objectives=(says({"no_trick": {"equal": equal}}),))
        assert verdicts(mission, deal) == {KernelVerdict.SOLVABLE}
