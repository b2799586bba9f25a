"""The rules of play as the second opinion knows them, on positions small enough to see why."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Allocation, ChosenMember, Mission, TokenChange
from logwright.engine.missions.resolved import Pattern, Tally
from logwright.engine.objectives.subject import OWNER
from logwright.engine.referee import approve
from logwright.engine.second_opinion import SecondVerdict, SolverLimit, solve
from logwright.engine.second_opinion.solve import ask
from tests.engine.notation import cards, columns, position, says, task

FREE = Mission((3,), allocation=Allocation.FREE)


def wins(deal: Deal, mission: Mission = FREE, **more: Any) -> Certificate | None:
    """The certificate if the deal can be won, None if it is proved that it cannot."""
    answer = solve(mission, deal, **more)
    assert answer.verdict is not SecondVerdict.UNDECIDED
    if answer.certificate:
        approve(mission, deal, answer.certificate, distress=more.get("distress", False))
    return answer.certificate


def asks(*objectives: dict[str, Any], **more: Any) -> Mission:
    return Mission((3,), objectives=tuple(says(objective) for objective in objectives), **more)


def test_a_deal_without_tasks_is_just_played() -> None:
    certificate = wins(position("pink 1, pink 2", "pink 3, pink 4", "pink 5, pink 6", leader=1), Mission((3,)))
    assert certificate is not None
    assert [trick.leader for trick in certificate.tricks] == [1, 2]


def test_members_follow_suit() -> None:
    """p9-038: seat 1 may not play its rocket while it has a pink card to follow with."""
    deal = position("pink 9, pink 8", "pink 1, rocket 1", "pink 2, blue 2", leader=0)
    assert not wins(deal, asks({"who": {"holder": "rocket 1"}, "tricks": {"which": "first"}}))
    assert wins(deal, asks({"who": {"holder": "rocket 1"}, "tricks": {"which": "last"}}))


def test_a_higher_rocket_wins_over_a_lower_one() -> None:
    deal = position("rocket 3, blue 1", "rocket 4, blue 2", "blue 3, blue 4", leader=0)
    lost = {"who": {"holder": "rocket 3"}, "win": "rocket 4"}
    assert not wins(deal, asks(lost))
    assert wins(deal, asks({"not": lost}))


def test_a_task_can_be_stuck_as_the_card_left_over() -> None:
    """Ruling B2: seat 0 must keep following pink, and blue 1 is never played."""
    deal = position("pink 1, pink 2, blue 1", "pink 3, pink 4", "pink 5, pink 6", leader=1)
    assert not wins(replace(deal, tasks=(task("blue 1"),)))
    assert wins(replace(deal, tasks=(task("pink 1"),)))


def test_covered_cards_are_neither_played_nor_followed_with() -> None:
    """Ruling B25: blue 9 is turned up only after pink 2, which covers it, was played."""
    row = columns("pink 2 / blue 9", "green 3")
    deal = position("blue 1, blue 2, yellow 1", "blue 3, blue 4, yellow 2", row=row, leader=0)
    first = {"tricks": {"which": "first", "won_with": "blue 9"}}
    assert not wins(deal, asks(first))
    second = {"tricks": {"which": 2, "won_with": "blue 9"}}
    certificate = wins(deal, asks(second))
    assert certificate is not None
    assert cards("pink 2")[0] in certificate.tricks[0].cards


def test_members_draw_from_the_right_after_the_first_trick() -> None:
    """Planet Nine, mission 12, ruling B16: pink 9 wanders from seat 0 to seat 1."""
    deal = position("pink 1, pink 9", "pink 5, blue 1", "pink 3, blue 2", leader=0)
    firsts = (cards("blue 2, pink 3"), cards("pink 9, pink 1"), cards("blue 1, pink 5"))
    orders = tuple((*first, *(card for card in deal.table.deck if card not in first)) for first in firsts)
    mission = asks({"who": {"left_of": {"holder": "pink 9"}}, "win_with": "pink 9"}, draw_after_trick=1)
    assert wins(replace(deal, draws=orders), mission)
    assert not wins(deal, replace(mission, draw_after_trick=0))


def test_the_distress_signal_lets_everybody_pass_a_card() -> None:
    """p9-145: with all cards where they were dealt seat 0 cannot win pink 1."""
    deal = position("blue 1, blue 2", "pink 1, blue 9", "pink 9, blue 8", leader=1)
    mission = asks({"who": {"right_of": {"holder": "pink 1"}}, "win": "pink 1"})
    assert not wins(deal, mission)
    certificate = wins(deal, mission, distress=True)
    assert certificate is not None
    assert certificate.distress is not None


THREE_IN_A_ROW = position("pink 9, blue 9, green 9", "pink 1, blue 1, green 1", "pink 2, blue 2, green 2", leader=0)
"""Seat 0 wins everything, and chooses in which order."""


@pytest.mark.parametrize(
    ("tokens", "possible"),
    [
        (("1", "2", "3"), True),
        (("omega", "1", "2"), True),
        ((">", ">>", ">>>"), True),
        ((">>>", None, ">"), True),
        # B8: token 4 of three tasks has no place; B7: nothing can be first and second but for token 3.
        (("4", None, None), False),
        # B9: the last place cannot belong to both.
        (("3", "omega", None), False),
    ],
)
def test_tasks_are_fulfilled_in_the_order_of_their_tokens(tokens: tuple[str | None, ...], possible: bool) -> None:
    tasks = [task(name, token) for name, token in zip(("pink 1", "blue 1", "green 1"), tokens, strict=True)]
    deal = replace(THREE_IN_A_ROW, tasks=tuple(tasks), owners=(0, 0, 0))
    certificate = wins(deal)
    assert (certificate is not None) == possible
    assert certificate is None or len(certificate.tricks) == 3


@pytest.mark.parametrize(
    ("tokens", "possible"),
    [
        (("1", "2", None), True),
        (("2", "1", None), True),
        (("2", "3", "1"), False),
        (("1", "2", "3"), True),
        ((None, "1", "2"), False),
        (("omega", None, None), False),
        ((None, None, "omega"), True),
        ((">", ">>", None), True),
        ((">>", None, ">"), False),
    ],
)
def test_tasks_of_one_trick_count_as_fulfilled_in_any_order(tokens: tuple[str | None, ...], possible: bool) -> None:
    """Rulings B6 to B10: pink 1 and pink 2 fall in the first trick, blue 2 in the second."""
    at = position("pink 9, blue 9", "pink 1, blue 1", "pink 2, blue 2", leader=0)
    pinned = asks({"tricks": {"which": "first", "led_with": "pink"}})
    tasks = [task(name, token) for name, token in zip(("pink 1", "pink 2", "blue 2"), tokens, strict=True)]
    assert (wins(replace(at, tasks=tuple(tasks), owners=(0, 0, 0)), pinned) is not None) == possible


def test_two_tokens_may_be_swapped() -> None:
    """Mission 23: pink is led first, so blue 1 can only be won last."""
    at = position("pink 9, blue 1", "pink 1, blue 9", "pink 3, blue 8", leader=0)
    tasks = (task("blue 1", "1"), task("pink 1", "2"))
    deal = replace(at, tasks=tasks, owners=(1, 0))
    mission = asks({"tricks": {"which": "first", "led_with": "pink"}})
    assert not wins(deal, mission)
    certificate = wins(deal, replace(mission, token_change=TokenChange.SWAP_TWO))
    assert certificate is not None
    assert certificate.tokens == (tasks[1].token, tasks[0].token)


def test_one_task_may_be_handed_over_at_five() -> None:
    """p9-210: the draft gives everybody one task, but seat 0 wins both tricks."""
    at = position("pink 9, blue 9", "pink 1, blue 1", "pink 2, blue 2", "pink 3, blue 3", "pink 4, blue 4", leader=0)
    deal = replace(at, tasks=(task("pink 1"), task("blue 1")))
    draft = Mission((5,), allocation=Allocation.DRAFT)
    assert not wins(deal, draft)
    certificate = wins(deal, replace(draft, hand_over=True))
    assert certificate is not None
    assert certificate.owners == (0, 0)
    assert certificate.hand_over is not None


def test_chosen_members_are_found() -> None:
    """Mission 5: seat 0 wins everything, and of the others the commander may not be the sick one."""
    deal = position("pink 9, blue 9", "pink 1, blue 1", "pink 2, blue 2", leader=0, commander=2)
    sick, well = (
        {"who": {"chosen": "sick"}, "tricks": {"count": 0}},
        {"who": {"chosen": "well"}, "tricks": {"count": 2}},
    )
    mission = asks(sick, well, chosen=(ChosenMember("sick"), ChosenMember("well")))
    certificate = wins(deal, mission)
    assert certificate is not None
    assert dict(certificate.chosen) == {"sick": 1, "well": 0}
    assert not wins(replace(deal, commander=0), mission)


def test_a_number_is_noted_that_comes_true() -> None:
    """Ruling B40."""
    deal = replace(THREE_IN_A_ROW, tasks=(task({"predict": "open"}),), owners=(0,))
    certificate = wins(deal)
    assert certificate is not None
    assert certificate.predictions == ((0, 3),)


def test_a_prediction_may_be_meant_to_fail() -> None:
    certificate = wins(THREE_IN_A_ROW, asks({"not": {"who": {"holder": "pink 9"}, "predict": "open"}}))
    assert certificate is not None
    assert dict(certificate.predictions)[0] != 3


def test_nobody_owns_what_nobody_may_own() -> None:
    """ds-127: the hardest task goes to the commander, to whom it is barred."""
    deal = replace(THREE_IN_A_ROW, tasks=(task("pink 1", commander_may_own=False, difficulty=((3, 1),)),))
    assert not wins(deal, Mission((3,), allocation=Allocation.COMMANDER_HARDEST))


def test_out_of_patience_is_undecided() -> None:
    hard = position(
        "blue 2, blue 3, blue 8, green 6, green 7, green 8, pink 2, pink 5, pink 9, yellow 7, yellow 9,"
        "rocket 1, rocket 2",
        "blue 4, blue 5, blue 9, green 1, green 4, green 5, pink 1, pink 3, pink 4, yellow 2, yellow 5,"
        "yellow 6, yellow 8",
        "blue 1, blue 6, blue 7, green 2, green 3, green 9, pink 6, pink 7, pink 8, yellow 1, yellow 3,"
        "yellow 4, rocket 3, rocket 4",
        tasks=[
            task("green 4", "1"),
            task("yellow 4", "omega"),
            task("green 6"),
            task("green 3"),
            task("yellow 9"),
            task("blue 9"),
        ],
        owners=(0, 0, 1, 2, 2, 1),
    )
    answer = solve(Mission((3,)), hard, limit=SolverLimit(conflicts=50))
    assert answer.verdict is SecondVerdict.UNDECIDED
    assert answer.certificate is None
    assert solve(Mission((3,)), hard, limit=SolverLimit(conflicts=None, seconds=0)).verdict is SecondVerdict.UNDECIDED


def test_the_owner_is_the_one_who_is_meant() -> None:
    """The same task, owned by either neighbour, asks for different tricks."""
    aim = says({"tricks": {"which": "first"}}, OWNER)
    for owner, possible in ((0, True), (1, False), (2, False)):
        deal = replace(THREE_IN_A_ROW, tasks=(replace(task("pink 1"), objective=aim),), owners=(owner,))
        assert (wins(deal) is not None) == possible


def test_what_is_left_is_counted_once_whoever_wins_it() -> None:
    """Sums of a full deal reach 190: a formula that counts them anew for each member takes millions of clauses."""
    question = ask(FREE, position("pink 1, pink 2", "pink 3, pink 4", "pink 5, pink 6", leader=1)).question
    every_trick, cards_dealt = Pattern(frozenset(question.play.tricks)), frozenset(question.play.cards)
    mine, theirs = (Tally(frozenset({seat}), every_trick, cards_dealt, summed=True) for seat in (0, 1))
    left = question.tallies.growth(mine, 1)
    clauses = len(question.formula.clauses)
    assert left.most == 6 + 5 + 4
    assert question.tallies.growth(theirs, 1) == left
    assert len(question.formula.clauses) == clauses
