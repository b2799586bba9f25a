"""No deal is searched for ever: its steps are counted over all ways to choose, and what was tried is said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.crews import decision
from logwright.engine.crews.attempt import Attempt, play_mission
from logwright.engine.crews.decision import CrewGivesUp
from logwright.engine.crews.level import BEGINNER
from logwright.engine.search import KernelVerdict, Position, in_turn, solve
from logwright.engine.search.frame import mixed
from logwright.engine.search.question import Asking
from logwright.saying import Saying, read_saying, saying
from logwright.verdicts.crews import crew_job
from logwright.verdicts.crews.crew_job import CrewJob
from logwright.verdicts.crews.crew_job import work as play
from logwright.verdicts.missions import job as jobs
from logwright.verdicts.missions.inquiry import inquire
from logwright.verdicts.missions.job import Job, work
from logwright.verdicts.missions.opinion import decide
from logwright.verdicts.missions.survey import Request, jobs_for
from logwright.verdicts.missions.verdict import MissionVerdict
from tests.engine.search.oracle_verdicts import kept_position, kept_verdicts
from tests.words import in_english


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return load(repository)[0]


@pytest.fixture(scope="module")
def parade(library: Library) -> Job:
    """A mission with twenty ways to choose members that are tied to each other."""
    (found,) = jobs_for(library, [library.missions["custom/lantern-parade"]], [5], Request(deals=6))
    return found


def test_every_combination_comes_once_and_the_first_have_a_bit_of_everything() -> None:
    found = list(mixed("abcd", [None], range(100)))
    assert len(found) == len(set(found)) == 400
    assert {letter for letter, _, _ in found[:16]} == set("abcd")
    assert len({number // 10 for _, _, number in found[:16]}) > 6


def test_the_budget_is_for_all_ways_together(parade: Job) -> None:
    position = Position(parade.mission, parade.deal(0))
    assert len(Asking(parade.mission).questions(position.deal)) > 1
    (answer,) = solve([position], 40)
    assert answer.verdict is KernelVerdict.UNDECIDED
    assert answer.steps < 40 * in_turn.AT_ONCE
    assert answer.more_ways


def test_ways_in_turn_find_what_ways_at_once_found() -> None:
    """Positions of which several questions are asked, against the oracle."""
    several = 0
    for number, verdict in kept_verdicts().items():
        if number % 7:
            continue
        mission, deal = kept_position(number)
        asked = Asking(mission)
        if len(asked.questions(deal)) == 1:
            continue
        several += 1
        (answer,) = solve([Position(mission, deal)])
        assert answer.verdict is verdict, number
        if asked.relaxed(deal) and not answer.ways:
            assert verdict is KernelVerdict.UNSOLVABLE
    assert several > 5


def test_what_was_tried_is_said(library: Library) -> None:
    (job,) = jobs_for(library, [library.missions["custom/rainbow-bridge"]], [4], Request(deals=39))
    part = work(replace(job, first=38, count=1, budget=1000))
    assert part.undecided == (38,)
    reason = read_saying(part.reason)
    assert isinstance(reason, Saying)
    assert in_english(reason).startswith("not every deal could be decided: deal 38 was given up after ")


def test_the_second_opinion_has_a_bound_in_steps(library: Library) -> None:
    (job,) = jobs_for(library, [library.missions["custom/rainbow-bridge"]], [4], Request(deals=39))
    (answer,) = decide([Position(job.mission, job.deal(38))], 1000)
    assert answer.verdict is KernelVerdict.UNDECIDED
    assert answer.steps < 2_000_000


def test_a_slow_portion_comes_back_done_in_part_and_goes_on(monkeypatch: pytest.MonkeyPatch, library: Library) -> None:
    (job,) = jobs_for(library, [library.missions["planet-nine/26"]], [5], Request(deals=40))
    whole = work(job)
    monkeypatch.setattr(jobs, "ENOUGH", 1)
    assert work(job).deals == jobs.AT_ONCE
    verdict, rounds = _inquired(job)
    assert (verdict.solvable, verdict.unsolvable) == (whole.solvable, len(whole.unsolvable))
    assert rounds == 40 // jobs.AT_ONCE


def _inquired(job: Job) -> tuple[MissionVerdict, int]:
    """The verdict, and how many steps it took."""
    inquiry = inquire(job)
    step, rounds = next(inquiry), 1
    while True:
        try:
            step = inquiry.send([do(part) for do, part in step])
        except StopIteration as end:
            return end.value, rounds
        rounds += 1


@pytest.mark.parametrize("number", [38, 82])
def test_the_hardest_deals_of_rainbow_bridge_are_decided(library: Library, number: int) -> None:
    """The commander takes as many warm cards as cold, so with four the rockets it takes are an even number: only who
    is told so can refute these."""
    (job,) = jobs_for(library, [library.missions["custom/rainbow-bridge"]], [4], Request())
    (answer,) = decide([Position(job.mission, job.deal(number))], job.budget)
    assert answer.verdict is KernelVerdict.UNSOLVABLE


def test_a_crew_gives_up_when_it_has_thought_enough(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    (job,) = jobs_for(library, [library.missions["planet-nine/14"]], [4], Request(deals=3))
    assert play(CrewJob(job, BEGINNER)).reason == ""
    monkeypatch.setattr(decision, "MOST_EFFORT", 1000)
    part = play(CrewJob(job, BEGINNER))
    assert part.games == 0
    reason = read_saying(part.reason)
    assert isinstance(reason, Saying)
    assert in_english(reason).startswith("crews gave up: at deal 0 they had thought for ")


def test_what_a_crew_played_before_it_gave_up_counts(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    (job,) = jobs_for(library, [library.missions["planet-nine/14"]], [4], Request(deals=3))
    played = iter((True, True, False))

    def until_the_third(*asked: Any) -> Attempt:
        if next(played):
            return play_mission(*asked)
        raise CrewGivesUp(41_000_000)

    monkeypatch.setattr(crew_job, "play_mission", until_the_third)
    part = play(CrewJob(job, BEGINNER))
    assert part.games == 2
    assert str(saying("deals.crews-give-up", deal=2, steps=41_000_000)) == part.reason
