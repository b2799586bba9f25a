"""Search, second opinion, referee and oracle meet: on positions drawn from the schema, and on what they once saw
differently.

`make fuzz` draws more of them, for as long as wanted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from logwright.engine.objectives.phrases import PHRASES
from tests.engine.drawn_positions import allocations, drawn_told
from tests.engine.meeting import meet
from tests.engine.told import Told, asks, told

HANDS = ("pink 9, blue 1, green 4", "pink 3, blue 7, green 2", "pink 1, blue 2, rocket 1")
"""Seat 2 commands and seat 0 leads."""
NUMBERS = range(70)


def test_they_agree_on_positions_drawn_from_the_schema() -> None:
    verdicts: Counter[str] = Counter()
    for number in NUMBERS:
        meeting = meet(drawn_told(number), number)
        assert meeting.said == [], number
        verdicts[meeting.verdict] += 1
    assert min(verdicts["solvable"], verdicts["unsolvable"]) > 10


def test_everything_is_drawn() -> None:
    drawn = [drawn_told(number) for number in range(1500)]
    said = [*(rule for at in drawn for rule in at["objectives"])]
    said += [task["objective"] for at in drawn for task in at["tasks"]]
    assert {key for each in said for key in each} == {"who", *PHRASES}
    assert {at["allocation"] for at in drawn} == {*allocations(), "none"}
    assert {len(at["hands"]) for at in drawn} == {2, 3, 4, 5}
    assert {at["change_tokens"] for at in drawn} == {None, "swap-two", "move-one"}
    assert len({task["token"] for at in drawn for task in at["tasks"] if "token" in task}) == 10
    everyone = {key for each in said if each.get("who") == "everyone" for key in each}
    assert everyone == {"who", *PHRASES}


EVERYONE: list[tuple[Told, bool]] = [
    ({"all_of_one": ["pink", "blue", "green"]}, True),
]
"""What is said of everyone holds for each member alone, who may win another set than the others."""

ALONE: list[Told] = [
    {"more_cards": {"of": ["pink 9", "blue"], "than": "blue 1"}},
    {"as_many_cards": {"of": ["pink 9", "blue"], "as": ["pink 8", "blue"]}},
    {"compare": {"cards": ["pink 9", "blue"], "than_cards": "blue 1", "difference": "1+"}},
    {"compare": {"cards": ["pink 9", "blue"], "than_cards": ["pink 8", "blue"], "difference": "none", "always": True}},
]
"""Whoever wins pink has one card of the first set, whoever wins blue two: each against their own of the second set."""

ALL: list[tuple[Told, bool]] = [
    ({"tricks": {"holds": "9", "count": "all"}}, True),
    ({"tricks": {"won_with": "9", "count": "all"}}, True),
    ({"tricks": {"led_by": "commander", "count": "all"}}, True),
    ({"tricks": {"which": "first 2", "won_with": "rocket", "count": "all"}}, True),
    ({"tricks": {"only": "pink", "count": "all"}}, True),
    ({"tricks": {"which": "first 2", "count": "all"}}, False),
]
"""All tricks of a kind are as many as come, also none. Seat 2 cannot win the first two of them."""

OTHERS: list[tuple[Told, bool]] = [
    ({"order": [{"only": "yellow"}, {"won_with": "9"}]}, True),
    ({"who": "crew", "predict": "open"}, True),
    ({"not": {"who": "crew", "predict": "open"}}, True),
    ({"who": {"right_of": {"holder": "yellow 9"}}, "nobody_ahead": {"by": 1}}, False),
    ({"who": {"holder": "yellow 9"}, "never_open": "pink"}, True),
    ({"any_of": [{"who": "first-winner", "win": "pink 9"}, {"win_no": "yellow"}]}, True),
]

WHO: list[tuple[Any, list[tuple[Told, bool]]]] = [("everyone", EVERYONE), ("commander", ALL), ("crew", OTHERS)]


@pytest.mark.parametrize("said", ALONE)
def test_everyone_is_compared_with_themselves(said: Told) -> None:
    meeting = meet(told("pink 9, blue 1", "pink 8, blue 9", leader=0, objectives=[{"who": "everyone"} | said]))
    assert (meeting.said, meeting.verdict) == ([], "solvable")


@pytest.mark.parametrize(("who", "said", "can"), [(who, *case) for who, cases in WHO for case in cases])
def test_what_they_once_saw_differently(who: str, said: Told, can: bool) -> None:
    rule = {"who": who} | said
    meeting = meet(told(*HANDS, leader=0, objectives=[rule]))
    assert (meeting.said, meeting.verdict) == ([], "solvable" if can else "unsolvable")
    # The same on a task, beside another one, and with each place in an order.
    for own, other in ((None, None), ("1", None), ("2", None), ("omega", "1")):
        tasks = [asks(rule, own), asks("pink 1", other)]
        assert meet(told(*HANDS, leader=0, tasks=tasks, owners=[0, 0])).said == [], (own, other)
        negated = [asks({"not": rule}, own), asks("pink 1", other)]
        assert meet(told(*HANDS, leader=0, tasks=negated, owners=[0, 0])).said == [], (own, other)
