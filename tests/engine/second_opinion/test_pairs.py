"""Pairs of Deep Sea task cards: which go together, for two members and for one."""

from __future__ import annotations

from functools import cache

import pytest

from logwright.engine.cards.card import full_deck
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import Mission, NamedTasks
from logwright.engine.referee import approve
from logwright.engine.second_opinion import Meeting, Pair, Pairs
from tests.engine.crew_suits import DEEP_SEA
from tests.engine.second_opinion.deep_sea import pile

IDS = [
    "win-first-trick",
    "win-first-2-tricks",
    "win-exactly-1-trick",
    "win-exactly-2-tricks",
    "win-0-tricks",
    "win-all-9s",
    "win-no-9s",
    "win-pink-3",
    "win-all-of-one-colour",
    "win-one-of-each-colour",
    "win-exactly-one-pink-one-green",
    "fewer-tricks-than-each-other",
    "more-tricks-than-all-others-together",
    "more-tricks-than-captain",
    "predict-tricks-open",
    "trick-sum-below",
]


@cache
def some_pairs(seats: int) -> Pairs:
    known = {task.id: task for task in pile()}
    return Pairs([known[name] for name in IDS], Table(seats, full_deck(DEEP_SEA)))


def meeting(seats: int, one: str, other: str, one_owner: bool) -> Meeting:
    pairs = some_pairs(seats)
    names = [task.id for task in pairs.pile]
    return pairs.answer(Pair(names.index(one), names.index(other), one_owner))


@pytest.mark.parametrize(
    ("one", "other", "two_members", "one_member"),
    [
        # Possible at 3, 4 and 5 players?
        ("win-first-trick", "win-first-2-tricks", "---", "+++"),
        ("win-all-9s", "win-no-9s", "+++", "---"),
        ("win-exactly-1-trick", "win-exactly-2-tricks", "+++", "---"),
        ("win-0-tricks", "win-pink-3", "+++", "---"),
        # At five, with eight tricks, whoever has fewest has none.
        ("win-pink-3", "fewer-tricks-than-each-other", "+++", "++-"),
        # Nine cards of a colour fill more than two tricks of four; of three they fill three, of five two.
        ("win-all-of-one-colour", "win-exactly-2-tricks", "+++", "--+"),
        ("win-one-of-each-colour", "win-all-of-one-colour", "---", "+++"),
        # More than half of the tricks, with only two cards of two colours.
        ("win-exactly-one-pink-one-green", "more-tricks-than-all-others-together", "+++", "++-"),
    ],
)
def test_what_goes_together(one: str, other: str, two_members: str, one_member: str) -> None:
    for one_owner, expected in ((False, two_members), (True, one_member)):
        found = [meeting(seats, one, other, one_owner).possible for seats in (3, 4, 5)]
        assert found == [sign == "+" for sign in expected]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_answer_comes_with_a_deal_that_the_referee_accepts(seats: int) -> None:
    pairs = some_pairs(seats)
    answers = list(pairs.answers())
    tasks = len(pairs.pile)
    assert len(answers) == tasks * (tasks - 1)
    assert any(answer.possible is False for answer in answers)
    assert all(answer.possible is not None for answer in answers)
    for answer in answers:
        if answer.possible:
            deal, certificate = answer.position(pairs.pile)
            approve(Mission((seats,), tasks=NamedTasks(deal.tasks)), deal, certificate)
            one, other = certificate.owners
            assert (one == other) == answer.pair.one_owner
            assert deal.commander not in [
                owner for owner, task in zip(certificate.owners, deal.tasks, strict=True) if not task.commander_may_own
            ]


def test_one_deal_shows_many_pairs() -> None:
    """Most pairs need no search of their own."""
    pairs = some_pairs(4)
    possible = sum(answer.possible is True for answer in pairs.answers())
    assert len(pairs.witnesses) < possible / 3
