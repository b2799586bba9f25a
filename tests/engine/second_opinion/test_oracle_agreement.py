"""The second opinion against the oracle on small positions in which everything occurs, with both verdicts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache

import pytest

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Allocation, Mission, Token, TokenChange
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import PHRASES
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.trick_kind import TrickKind
from logwright.engine.objectives.walk import inside
from logwright.engine.referee import approve
from logwright.engine.second_opinion import SecondOpinion, SecondVerdict, solve
from tests.engine import oracle
from tests.engine.positions import LATER, small_told
from tests.engine.search.oracle_verdicts import COUNT, kept_told, kept_verdicts
from tests.engine.told import Told, as_read

KEPT = kept_verdicts()
NUMBERS = [number for number in range(1, COUNT, 1 if os.environ.get("ALL") else 29) if number in KEPT]
"""Positions whose verdicts by the oracle are kept: every 29th, or with ALL=1 in the environment each of them."""

TOTALS = ("total", "higher_total_than", "lower_total_than", "same_total_as")
LEARNT = ("win_first", "win_last", "tasks_together", "tasks_in_a_row", *TOTALS, "winning_values")
ADDED = [
    number
    for number in range(LATER, LATER + 1200)
    if any(f"'{phrase}'" in str(small_told(number, (2,))) for phrase in LEARNT)
]
"""Short positions with what the language learnt later; the oracle is asked about them each time."""


def told(number: int) -> Told:
    return small_told(number, (2,)) if number >= LATER else kept_told(number)


@cache
def confirmed(number: int) -> tuple[SecondOpinion, frozenset[object]]:
    """The answer, whose certificate the referee has seen, and what occurs in the position."""
    mission, deal = as_read(told(number))
    return referee_agrees(mission, deal, solve(mission, deal)), frozenset(_features(mission, deal))


def referee_agrees(mission: Mission, deal: Deal, answer: SecondOpinion, distress: bool = False) -> SecondOpinion:
    assert (answer.certificate is not None) == (answer.verdict is SecondVerdict.SOLVABLE)
    if answer.certificate:
        approve(mission, deal, answer.certificate, distress=distress)
    return answer


@pytest.mark.parametrize("part", range(10))
def test_it_agrees_with_the_oracle(part: int) -> None:
    assert [number for number in NUMBERS[part::10] if confirmed(number)[0].verdict.value != KEPT[number].value] == []


def test_it_agrees_on_what_the_language_learnt_later() -> None:
    for number in ADDED:
        found = oracle.solve(told(number)) is not None
        assert (confirmed(number)[0].verdict is SecondVerdict.SOLVABLE) == found, number


def test_everything_occurs_with_both_verdicts() -> None:
    seen: dict[SecondVerdict, set[object]] = {SecondVerdict.SOLVABLE: set(), SecondVerdict.UNSOLVABLE: set()}
    for number in (*NUMBERS, *ADDED):
        answer, features = confirmed(number)
        seen[answer.verdict].update(features)
    wanted = {
        *PHRASES,
        *Role,
        # Tasks that are dealt out have fixed owners.
        *(allocation for allocation in Allocation if allocation not in (Allocation.NONE, Allocation.DEALT)),
        *(Token.ONE, Token.TWO, Token.OMEGA, Token.ARROW_1, Token.ARROW_2),
        *TokenChange,
        *(f"trick {field}" for field in TrickKind.__dataclass_fields__),
        *(f"{seats} seats" for seats in (3, 4, 5)),
        "automaton",
        "covered card",
        "card left over",
        "drawing",
        "handing over",
        "passing in the draft",
        "fixed owners",
    }
    for verdict, found in seen.items():
        assert not wanted - found, verdict


def _features(mission: Mission, deal: Deal) -> Iterator[object]:
    for part in (mission.objectives, tuple(task.objective for task in deal.tasks)):
        yield from (phrase.name for phrase in inside(part, Phrase))
        yield from (subject.role for subject in inside(part, Subject))
        for kind in inside(part, TrickKind):
            yield from (f"trick {field}" for field in TrickKind.__dataclass_fields__ if getattr(kind, field))
    yield f"{deal.seats} seats"
    yield from (token for token in deal.tokens if token)
    if deal.automaton:
        yield "automaton"
        yield from ("covered card" for column in deal.automaton.columns if column.down)
    if len(deal.table.deck) % deal.seats:
        yield "card left over"
    if 0 < mission.draw_after_trick < deal.table.tricks:
        yield "drawing"
    if any(deal.tokens) and len(deal.tasks) > 1:
        yield mission.token_change
    if deal.tasks:
        yield mission.allocation if deal.owners is None else "fixed owners"
    if deal.owners is None and len(deal.tasks) > 1 and mission.hand_over and deal.players == 5:
        yield "handing over"
    if mission.allocation is Allocation.DRAFT and 0 < len(deal.tasks) < deal.seats and mission.passing:
        yield "passing in the draft"


@pytest.mark.parametrize("number", range(600, 625))
def test_it_agrees_with_the_oracle_when_cards_may_be_passed(number: int) -> None:
    drawn = small_told(number, (2,))
    mission, deal = as_read(drawn)
    answer = referee_agrees(mission, deal, solve(mission, deal, distress=True), distress=True)
    assert (answer.verdict is SecondVerdict.SOLVABLE) == (oracle.solve(drawn, distress=True) is not None)


def test_cards_are_no_twins_where_values_add_up() -> None:
    """Pink 3 and 8 of one hand: only with the higher one first does the rocket win more than 8."""
    told: Told = {
        "hands": [["pink 2", "green 5"], ["pink 1", "rocket 3"], ["green 9", "rocket 1"], ["pink 8", "pink 3"]],
        "commander": 1,
        "leader": 3,
        "tasks": [],
        "allocation": "none",
        "objectives": [{"who": {"holder": "green 9"}, "total": {"sum": ">8"}}],
    }
    assert solve(*as_read(told)).verdict is SecondVerdict.SOLVABLE
