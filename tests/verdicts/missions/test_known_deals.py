"""What content says about a mission's deals: used where it holds, and searched again where it does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.content.model.search_record import SearchRecord, SearchRecords
from logwright.engine.referee import approve
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.known_deals import KnownSurvey, known_deals, rules_revision, search_deals
from logwright.verdicts.missions.mission_print import made_from
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from logwright.verdicts.missions.verdict import MissionVerdict
from logwright.verdicts.running.in_process import InProcess
from tests.whole_library import whole_library

KEY, PLAYERS = "deep-sea/14", 3
"""Of its first deals, some cannot be won."""
MANY, FEW = 60, 20


def job(deals: int) -> Job:
    (found,) = jobs_for(whole_library(), [whole_library().missions[KEY]], [PLAYERS], Request(deals))
    return found


@pytest.fixture(scope="module")
def record() -> SearchRecord:
    found = search_deals(job(MANY))
    assert found
    return found


class Searched:
    """A survey that notes how many deals were asked for."""

    def __init__(self) -> None:
        self.counts: list[int] = []

    def __call__(self, jobs: Sequence[Job]) -> Survey:
        self.counts += [each.count for each in jobs]
        return Survey(jobs, InProcess())


def verdict_with(record: SearchRecord, same_rules: bool = True) -> tuple[MissionVerdict, list[int]]:
    searched = Searched()
    (verdict,) = KnownSurvey([job(FEW)], {(KEY, PLAYERS): record}, same_rules, searched)
    return verdict, searched.counts


def test_a_record_counts_what_a_survey_counts(record: SearchRecord) -> None:
    (verdict,) = Survey([job(MANY)], InProcess())
    assert (record.solvable, len(record.unsolvable), len(record.undecided)) == (
        verdict.solvable,
        verdict.unsolvable,
        verdict.undecided,
    )
    assert record.unsolvable, "a mission at which every deal is won would show little"
    assert verdict.example
    assert record.earliest == verdict.example["deal"]


def test_only_as_many_deals_are_searched_as_it_takes_to_show_one(record: SearchRecord) -> None:
    verdict, searched = verdict_with(record)
    assert record.earliest is not None
    assert searched == [record.earliest + 1]
    assert (verdict.deals, verdict.solvable) == (MANY, record.solvable)
    (usual,) = Survey([job(FEW)], InProcess())
    assert verdict.example == usual.example


def test_the_line_shown_was_refereed_now(record: SearchRecord, monkeypatch: pytest.MonkeyPatch) -> None:
    approved: list[tuple[Any, ...]] = []

    def counted(*given: Any) -> Any:
        approved.append(given)
        return approve(*given)

    monkeypatch.setattr("logwright.verdicts.missions.job.approve", counted)
    verdict_with(record)
    assert len(approved) == 1


def test_after_a_change_of_our_code_a_record_is_compared_with_the_usual_deals(record: SearchRecord) -> None:
    verdict, searched = verdict_with(record, same_rules=False)
    assert searched == [FEW]
    assert verdict.deals == MANY


@pytest.mark.parametrize("same_rules", [True, False])
def test_a_record_that_proves_wrong_counts_for_nothing(record: SearchRecord, same_rules: bool) -> None:
    early = tuple(deal for deal in record.unsolvable if deal < FEW)
    wrong = SearchRecord(MANY, (record.earliest or 0, *record.unsolvable[len(early) + 1 :]))
    verdict, searched = verdict_with(wrong, same_rules)
    assert searched[-1] == FEW
    assert verdict.deals == FEW


def test_undecided_deals_may_have_been_decided_since(record: SearchRecord) -> None:
    unsure = SearchRecord(MANY, (), record.unsolvable)
    verdict, searched = verdict_with(unsure, same_rules=False)
    assert searched == [FEW]
    assert (verdict.deals, verdict.undecided) == (MANY, len(record.unsolvable))


def library_with(key: str, print_of_it: str, deals: int = MANY) -> Library:
    kept = SearchRecords(rules_revision(), {(key, print_of_it, PLAYERS): SearchRecord(deals)})
    return replace(whole_library(), searches=kept)


def test_a_changed_mission_is_searched_anew() -> None:
    known = made_from(whole_library(), whole_library().missions[KEY])
    assert known_deals(library_with(KEY, known), [job(FEW)])
    assert not known_deals(library_with(KEY, known[::-1]), [job(FEW)])


def test_a_record_is_of_no_use_to_whoever_asks_for_more_or_for_others() -> None:
    library = library_with(KEY, made_from(whole_library(), whole_library().missions[KEY]))
    assert not known_deals(library, [job(MANY)])
    assert not known_deals(library, [replace(job(FEW), seed=2)])
    assert not known_deals(library, [replace(job(FEW), budget=5)])
