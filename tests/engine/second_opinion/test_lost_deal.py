"""Why a deal is lost: the rules that clash in it, and no others; and a line that keeps all but one of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Allocation, Mission
from logwright.engine.second_opinion.lost_deal import deal_clash, line_without
from tests.engine.notation import cards, position, says, task

HANDS = ("pink 9, pink 8", "pink 1, rocket 1", "pink 2, blue 2")
FREE = Mission((3,), allocation=Allocation.FREE)
HOLDER = says({"who": {"holder": "rocket 1"}, "tricks": {"which": "first"}})
HARMLESS = says({"who": {"holder": "pink 9"}, "tricks": {"count": "0+"}})


def deal(*tasks: str) -> Deal:
    return replace(position(*HANDS, leader=0), tasks=tuple(task(each) for each in tasks))


def test_a_deal_that_can_be_won_has_no_clash() -> None:
    assert deal_clash(FREE, deal("pink 9")) is None


def test_one_rule_alone_can_be_too_much() -> None:
    """Seat 1 has to follow, so its rocket cannot win the first trick; the other rules have nothing to do with it."""
    mission = replace(FREE, objectives=(HARMLESS, HOLDER))
    assert deal_clash(mission, deal("pink 9")) == Clash(objectives=(1,))


def test_a_task_and_a_rule_clash_that_can_each_be_kept() -> None:
    """The rocket takes what seat 0 leads to the second trick: the pink 8 or the pink 9."""
    mission = replace(FREE, objectives=(says({"who": {"holder": "rocket 1"}, "win": "pink 8"}),))
    given = replace(deal(), tasks=(task("blue 2"), task({"who": {"holder": "rocket 1"}, "win": "pink 9"})))
    assert deal_clash(mission, replace(given, tasks=())) is None
    assert deal_clash(FREE, given) is None
    assert deal_clash(mission, given) == Clash(objectives=(0,), tasks=(1,))


@pytest.mark.parametrize(("allocation", "clash"), [("one-member", True), ("free", False)])
def test_how_tasks_are_shared_out_can_be_part_of_it(allocation: str, clash: bool) -> None:
    """One member cannot win both tricks here; two members can."""
    found = deal_clash(replace(FREE, allocation=Allocation(allocation)), deal("pink 9", "pink 8"))
    assert found == (Clash(tasks=(0, 1), sharing=True) if clash else None)


def test_without_one_rule_of_the_clash_the_rest_is_kept() -> None:
    mission = replace(FREE, objectives=(HOLDER,))
    line = line_without(mission, deal("pink 9"), Clash(objectives=(0,)))
    assert line is not None
    assert cards("pink 9")[0] in line.tricks[0].cards
    assert line_without(mission, deal("pink 9"), Clash(tasks=(0,))) is None
