"""A job deals, searches, lets the referee confirm and sums up."""

from __future__ import annotations

import gc
from dataclasses import replace
from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.missions.mission import TasksByDifficulty
from logwright.engine.referee import Foul
from logwright.saying import Saying, read_saying, saying
from logwright.verdicts.missions import job as job_module
from logwright.verdicts.missions.job import Job, work
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.missions.verdict import Finding, sum_up, verdict_from_data
from logwright.verdicts.running.in_process import InProcess
from tests.words import in_english


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return load(repository)[0]


def job_of(library: Library, key: str, players: int, deals: int = 8) -> Job:
    return jobs_for(library, [library.missions[key]], [players], Request(deals=deals))[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("key", ["planet-nine/12", "planet-nine/50", "deep-sea/26", "custom/plan-b"])
def test_every_deal_is_counted_once(library: Library, key: str, players: int) -> None:
    mission = library.missions[key]
    if players not in mission.rules.players:
        pytest.skip("not for this number of players")
    part = work(job_of(library, key, players))
    assert part.solvable + len(part.unsolvable) + len(part.undecided) == 8
    assert part.example is not None


def test_portions_give_the_same_verdict_as_the_whole(library: Library) -> None:
    job = job_of(library, "planet-nine/26", 4, deals=120)
    whole = sum_up(job.key, 4, [work(job)], "rocket")
    shared = next(survey([job], InProcess()))
    assert replace(whole, seconds=0) == replace(shared, seconds=0)


def test_what_cannot_be_dealt_says_why(library: Library) -> None:
    job = replace(
        job_of(library, "deep-sea/05", 4),
        mission=replace(library.missions["deep-sea/05"].rules, tasks=TasksByDifficulty(5)),
        pile=(),
    )
    verdict = sum_up(job.key, 4, [work(job)], "submarine")
    assert (verdict.finding, verdict.deals) == (Finding.UNPROVEN, 0)
    reason = read_saying(verdict.reason)
    assert isinstance(reason, Saying)
    assert "add up to difficulty 5" in in_english(reason)


def test_a_certificate_the_referee_rejects_stops_the_run(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def reject(*_: object) -> None:
        raise Foul(saying("fouls.passed"))

    monkeypatch.setattr(job_module, "approve", reject)
    with pytest.raises(Foul):
        work(job_of(library, "planet-nine/01", 4))
    assert gc.isenabled()


def test_a_verdict_survives_being_written_down(library: Library) -> None:
    verdict = next(survey([job_of(library, "deep-sea/32", 4)], InProcess()))
    again = verdict_from_data(verdict.to_data())
    assert replace(again, seconds=0) == replace(verdict, seconds=0)
