"""logwright check --make: deals add up, however often the command was stopped."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from logwright.cli.checking import check_records
from logwright.cli.checking.check_records import make_search_records
from logwright.cli.exit_code import Stopped
from logwright.content.model.library import Library
from logwright.content.model.search_record import SearchRecord, SearchRecords, read_search_records
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.verdicts.missions.job import Job
from logwright.verdicts.running.in_process import InProcess
from tests.cli.run import Runner
from tests.whole_library import whole_library


def library(known: SearchRecords) -> Library:
    missions = tuple(whole_library().missions[key] for key in ("planet-nine/01", "deep-sea/02"))
    return replace(whole_library(), all_missions=missions, searches=known)


def kept_in(base: Path) -> SearchRecords:
    document = read("content/searches.yaml", (base / check_records.FILE).read_bytes())
    assert isinstance(document, Document)
    return read_search_records(document)


def made(base: Path, known: SearchRecords, deals: int) -> SearchRecords:
    make_search_records(library(known), deals, base, nullcontext(InProcess()))
    return kept_in(base)


def test_a_run_that_is_stopped_and_gone_on_with_finds_what_one_run_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, asked = [10], list[tuple[str, int, int]]()

    def searched(job: Job) -> SearchRecord:
        """Every seventh deal cannot be won."""
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        asked.append((job.key, job.players, job.first))
        numbers = range(job.first, job.first + job.count)
        return SearchRecord(job.count, tuple(number for number in numbers if number % 7 == 0))

    monkeypatch.setattr(check_records, "search_deals", searched)
    with pytest.raises(Stopped):
        made(tmp_path, SearchRecords(), 250)
    assert {record.deals for record in kept_in(tmp_path).missions.values()} == {100}
    left[0] = 1000
    found = made(tmp_path, kept_in(tmp_path), 250)
    assert set(found.missions.values()) == {SearchRecord(250, tuple(range(0, 250, 7)))}
    before = len(asked)
    assert made(tmp_path, found, 250) == found
    assert len(asked) == before, "nothing is left to search"
    longer = made(tmp_path, found, 300)
    assert {record.deals for record in longer.missions.values()} == {300}
    assert {first for _, _, first in asked[before:]} == {250}


def test_what_other_rules_found_is_searched_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_records, "search_deals", lambda job: SearchRecord(job.count))
    known = made(tmp_path, SearchRecords(), 20)
    wrong = SearchRecords("0" * 16, {place: SearchRecord(20, (1,)) for place in known.missions})
    assert made(tmp_path, wrong, 20) == known


def test_it_searches_everything_or_nothing(run: Runner) -> None:
    outcome = run("check", "--make", "--players", "4")
    assert outcome.code == 2
    assert "--make searches all missions for all numbers of players" in outcome.err
