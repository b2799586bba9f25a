"""What must not change when a position is seen in another way, and what a weaker mission must not lose.

Kernel and second opinion are asked by themselves, on small positions in which everything occurs and on full deals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import Protocol

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from logwright.engine import search, second_opinion
from logwright.engine.missions.certificate import Certificate
from logwright.engine.objectives.core import TaskTrick
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases.choice import Either
from logwright.engine.objectives.subject import CREW, Role, Subject
from logwright.engine.objectives.walk import inside
from logwright.engine.referee import approve
from logwright.engine.search import Position
from logwright.verdicts.missions.job import Job
from tests.engine.crew_suits import COLOURS
from tests.engine.positions import small_position
from tests.engine.second_opinion import kept_deals
from tests.engine.transformed import renamed, turned, with_owners, without_objective, without_task, without_tokens


class Answer(Protocol):
    @property
    def certificate(self) -> Certificate | None: ...


def kernel(position: Position) -> Answer:
    (answer,) = search.solve([position], 100_000)
    assume(answer.verdict is not search.KernelVerdict.UNDECIDED)
    return answer


def second(position: Position) -> Answer:
    answer = second_opinion.solve(position.mission, position.deal, limit=second_opinion.SolverLimit(conflicts=20_000))
    assume(answer.verdict is not second_opinion.SecondVerdict.UNDECIDED)
    return answer


@cache
def jobs() -> list[Job]:
    return kept_deals.all_jobs()


def full_deal(job: int, number: int) -> Position:
    chosen = jobs()[job % len(jobs())]
    return Position(chosen.mission, kept_deals.deal(chosen, number))


SMALL = st.builds(lambda number: Position(*small_position(number)), st.integers(0, 99_999))
FULL = st.builds(full_deal, st.integers(0, 9_999), st.integers(0, 999))
Judge = Callable[[Position], Answer]
ASKED = [
    pytest.param(kernel, SMALL, 40, id="kernel-small"),
    pytest.param(kernel, FULL, 10, id="kernel-full"),
    pytest.param(second, SMALL, 12, id="second-small"),
    pytest.param(second, FULL, 3, id="second-full"),
]


def examples(count: int) -> settings:
    return settings(max_examples=count, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize(("judge", "positions", "count"), ASKED)
def test_it_does_not_matter_what_the_colours_are_called(
    judge: Judge, positions: st.SearchStrategy[Position], count: int
) -> None:
    @examples(count)
    @given(position=positions, names=st.sampled_from(list(permutations(COLOURS))))
    def check(position: Position, names: tuple[object, ...]) -> None:
        other = renamed(position, dict(zip(COLOURS, names, strict=True)))  # type: ignore[arg-type]
        assert is_solvable(judge, other) == is_solvable(judge, position)

    check()


@pytest.mark.parametrize(("judge", "positions", "count"), ASKED)
def test_it_does_not_matter_where_the_first_seat_is(
    judge: Judge, positions: st.SearchStrategy[Position], count: int
) -> None:
    @examples(count)
    @given(position=positions, by=st.integers(1, 4))
    def check(position: Position, by: int) -> None:
        assert is_solvable(judge, turned(position, by)) == is_solvable(judge, position)

    check()


@pytest.mark.parametrize(("judge", "positions", "count"), ASKED)
def test_one_more_objective_never_helps_and_one_fewer_never_hurts(
    judge: Judge, positions: st.SearchStrategy[Position], count: int
) -> None:
    """Whatever wins with the objective wins without it, too."""

    @examples(count)
    @given(position=positions, other=st.integers(0, 99_999))
    def check(position: Position, other: int) -> None:
        mission, deal = position.mission, position.deal
        more = next((goal for goal in small_position(other)[0].objectives if _fits_anywhere(goal)), None)
        assume(more is not None)
        assert more is not None
        stronger = replace(mission, objectives=(*mission.objectives, more))
        certificate = judge(Position(stronger, deal)).certificate
        if certificate:
            approve(mission, deal, certificate)
            assert is_solvable(judge, position)
        for index in range(len(mission.objectives)):
            weaker = Position(without_objective(mission, index), deal)
            if certificate:
                approve(weaker.mission, deal, certificate)
            assert is_solvable(judge, weaker) or not is_solvable(judge, position)

    check()


@pytest.mark.parametrize(("judge", "positions", "count"), ASKED)
def test_a_line_that_wins_also_wins_a_weaker_mission(
    judge: Judge, positions: st.SearchStrategy[Position], count: int
) -> None:
    """Owners that were chosen may be named beforehand; then a task, or all tokens, may be left out."""

    @examples(count)
    @given(position=positions, other=st.integers(0, 99_999))
    def check(position: Position, other: int) -> None:
        mission, deal = position.mission, position.deal
        certificate = judge(position).certificate
        assume(certificate is not None)
        assert certificate is not None
        approve(mission, deal, certificate)
        for weaker, shown in _weaker(position, certificate, other):
            approve(weaker.mission, weaker.deal, shown)
            assert is_solvable(judge, weaker)

    check()


def is_solvable(judge: Judge, position: Position) -> bool:
    return judge(position).certificate is not None


def _weaker(position: Position, certificate: Certificate, other: int) -> list[tuple[Position, Certificate]]:
    mission, deal = position.mission, position.deal
    found = []
    if mission.objectives:
        eased = [*mission.objectives]
        instead = next((goal for goal in small_position(other)[0].objectives if _fits_anywhere(goal)), eased[0])
        place = other % len(eased)
        eased[place] = Either(CREW, (instead, eased[place]))
        found.append((Position(replace(mission, objectives=tuple(eased)), deal), certificate))
    named = with_owners(deal, certificate)
    owned = replace(certificate, hand_over=None)
    found.append((Position(mission, named), owned))
    if deal.tasks and not any(deal.tokens):
        index = other % len(deal.tasks)
        owners = owned.owners[:index] + owned.owners[index + 1 :]
        found.append((Position(mission, without_task(named, index)), replace(owned, owners=owners)))
    if any(deal.tokens) and not any(_speaks_of_tokens(goal) for goal in mission.objectives):
        free = replace(mission, token_change=None)
        found.append((Position(free, without_tokens(named)), replace(owned, tokens=None)))
    return found


def _fits_anywhere(goal: Phrase) -> bool:
    """It speaks neither of members that a mission has to choose nor of tokens."""
    chosen = any(subject.role is Role.CHOSEN for subject in inside(goal, Subject))
    return not chosen and not _speaks_of_tokens(goal)


def _speaks_of_tokens(goal: Phrase) -> bool:
    return any(inside(goal.core(), TaskTrick))
