"""`task_in`: in which trick the task with a token is fulfilled, asked by the mission or by another task."""

from __future__ import annotations

from typing import Any

import pytest

from logwright.engine.missions.certificate import Certificate
from logwright.engine.referee import Status, replay
from tests.engine.meeting import meet
from tests.engine.notation import line
from tests.engine.told import Told, as_read, told
from tests.engine.told import asks as task

HANDS = ("pink 9, blue 1", "pink 3, blue 7", "pink 1, blue 2")
"""Seat 0 leads and wins pink in the first trick or in the last, seat 1 blue in the other."""
PINK, BLUE = task("pink 1"), task("blue 2")
OWNER_OF = {"pink 1": 0, "blue 2": 1}


def asks(token: str, which: Any, bears: str | None = None) -> Told:
    return task({"task_in": {"token": token, "which": which}}, bears)


def asks_not(token: str, which: Any, bears: str | None = None) -> Told:
    return task({"not": {"task_in": {"token": token, "which": which}}}, bears)


def at(*tasks: Told, **more: Any) -> Told:
    owners = [OWNER_OF.get(each["objective"].get("win"), 2) for each in tasks]
    return told(*HANDS, leader=0, tasks=tasks, owners=owners, **more)


def can(position: Told) -> bool:
    """The verdict on which search, second opinion and oracle agree; the referee has seen every line."""
    meeting = meet(position)
    assert meeting.said == []
    return meeting.verdict == "solvable"


@pytest.mark.parametrize("which", ["first", "last", [1, 2]])
def test_a_task_may_ask_for_the_trick_of_another(which: Any) -> None:
    assert can(at(task("pink 1", "1"), asks("1", which)))
    assert can(at(asks("1", which), task("pink 1", "1")))


def test_the_tricks_it_asks_for_bind() -> None:
    assert not can(at(task("pink 1", "1"), asks("1", "first"), asks("1", "last")))
    assert not can(at(task("pink 1", "1"), BLUE, asks("1", "last")))
    assert not can(at(task("pink 1", "omega"), BLUE, asks("omega", "first")))
    assert can(at(task("pink 1", "omega"), BLUE, asks("omega", "last")))


def test_it_is_fulfilled_in_the_same_trick() -> None:
    """Ruling B6: so it may share a place with the task it asks about, but not come later than a task that follows."""
    assert can(at(task("pink 1", "1"), asks("1", "first", "2"), BLUE))
    assert can(at(task("pink 1", "2"), asks("2", "first", "1"), BLUE))
    assert not can(at(task("pink 1", "1"), BLUE, asks("1", "first", "3")))
    mission, deal = as_read(at(task("pink 1", "1"), asks("1", "first")))
    tricks = line(deal, "pink 9, pink 3, pink 1", "blue 1, blue 7, blue 2")
    played = replay(mission, deal, Certificate((0, 2), tricks))
    assert [played.standing(count).tasks for count in range(3)] == [
        (Status.OPEN, Status.OPEN),
        (Status.MET, Status.MET),
        (Status.MET, Status.MET),
    ]
    late = line(deal, "blue 1, blue 7, blue 2", "pink 3, pink 1, pink 9")
    assert replay(mission, deal, Certificate((0, 2), late)).standing(1).tasks == (Status.OPEN, Status.FAILED)


def test_tasks_may_ask_about_tasks_that_ask() -> None:
    """In whatever order they lie on the table."""
    chain = [task("pink 1", "1"), asks("1", "first", "2"), asks("2", "first", "3"), BLUE]
    assert can(at(*chain))
    assert can(at(*chain[::-1]))
    assert not can(at(*chain[:2], asks("2", "last", "3"), BLUE))
    assert can(at(asks_not("2", "last", "3"), asks("1", "first", "2"), task("pink 1", "1"), BLUE))


def test_tasks_may_have_to_fall_together() -> None:
    """Pink 1 and blue 2 fall in two tricks; both tasks about pink fall in one."""
    together = [{"tasks_together": ["1", "2"]}]
    apart = [{"not": {"tasks_together": ["1", "2"]}}]
    assert not can(at(task("pink 1", "1"), task("blue 2", "2"), objectives=together))
    assert can(at(task("pink 1", "1"), task("blue 2", "2"), objectives=apart))
    assert can(at(task("pink 1", "1"), asks("1", [1, 2], "2"), objectives=together))
    assert not can(at(task("pink 1", "1"), asks("1", [1, 2], "2"), objectives=apart))


def test_tasks_may_have_to_fall_trick_after_trick() -> None:
    in_a_row = [{"tasks_in_a_row": ["1", "omega"]}]
    assert can(at(task("pink 1", "1"), task("blue 2", "omega"), objectives=in_a_row))
    assert not can(at(task("pink 1", "omega"), asks("omega", [1, 2], "1"), objectives=in_a_row))
    assert not can(at(task("pink 1", ">"), task("blue 2", ">>"), objectives=[{"tasks_in_a_row": [">>", ">"]}]))
    assert not can(at(task("pink 1", "1"), task("blue 2", "2"), objectives=[{"tasks_in_a_row": ["1", "2", "3"]}]))


def test_not_in_a_trick_is_settled_once_the_trick_is_over() -> None:
    """Blue comes first, so the task that pink must not do so is fulfilled in the first trick, too."""
    assert can(at(task("pink 1", "omega"), BLUE, asks_not("omega", "first", "1")))
    assert not can(at(task("pink 1", "1"), BLUE, asks_not("1", "first", "2")))


@pytest.mark.parametrize("circle", [["1"], ["2", "1"], ["2", "3", "1"]])
def test_a_task_that_waits_for_itself_is_never_fulfilled(circle: list[str]) -> None:
    bears = [*circle[-1:], *circle[:-1]]
    asking = [asks(token, [1, 2], own) for token, own in zip(circle, bears, strict=True)]
    assert not can(at(*asking))
    assert can(at(*[asks_not(token, [1, 2], own) for token, own in zip(circle, bears, strict=True)]))
    either = {"any_of": [{"task_in": {"token": circle[0], "which": [1, 2]}}, {"win_no": "green"}]}
    assert can(
        at(task(either, bears[0]), *[asks_not(token, 1, own) for token, own in zip(circle[1:], bears[1:], strict=True)])
    )


def test_a_task_beside_a_circle_is_judged_by_it() -> None:
    circle = [asks_not("2", 1, "1"), asks_not("1", 1, "2")]
    assert not can(at(*circle, asks("1", [1, 2])))
    assert can(at(*circle, asks_not("1", [1, 2])))


def test_a_token_that_lies_nowhere_is_never_fulfilled() -> None:
    assert not can(at(PINK, asks("1", [1, 2])))
    assert can(at(PINK, asks_not("1", [1, 2])))
    assert not can(at(task("pink 1", "2"), BLUE, asks("1", [1, 2])))
    assert not can(at(PINK, objectives=[{"task_in": {"token": "1", "which": 1}}]))
    assert can(at(PINK, objectives=[{"not": {"task_in": {"token": "1", "which": 1}}}]))


def test_where_the_token_lies_is_the_crews_choice() -> None:
    """On the asking task itself it could never be fulfilled; moved to pink 1 it can."""
    deal = at(task("pink 1"), asks("1", "first", "1"))
    assert not can(deal)
    assert can(deal | {"change_tokens": "move-one"})
    swapped = at(task("pink 1", "2"), asks("1", "first", "1"))
    assert not can(swapped)
    assert can(swapped | {"change_tokens": "swap-two"})


def test_the_last_trick_counts_for_a_chosen_member_too() -> None:
    """The chosen member wins nothing, and omega falls in the last trick: both are said of one member."""
    said = {"all_of": [{"no_trick": [1, 2]}, {"task_in": {"token": "omega", "which": "last"}}]}
    more = {"choose": [{"member": "sick"}], "objectives": [{"who": {"chosen": "sick"}} | said]}
    assert can(at(task("pink 1", "omega"), BLUE, **more))
    assert not can(at(task("pink 1", "1"), BLUE, **more))
