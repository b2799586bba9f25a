"""Attempts for the records: stopped anywhere and gone on with, each counts once, and all tables get their share."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from logwright.content.model.crew_record import CrewRecord, CrewRecords, MissionPlace
from logwright.engine.crews.level import BEGINNER, CLUB
from logwright.engine.crews.loss import Loss
from logwright.verdicts.crews import crew_rounds
from logwright.verdicts.crews.crew_job import CrewJob, CrewPart
from logwright.verdicts.crews.crew_records import EDITION
from logwright.verdicts.crews.crew_rounds import PORTION, CrewRounds, CrewTable, crew_tables, records_now, with_longer
from logwright.verdicts.running.in_process import InProcess
from tests.whole_library import whole_library

GAMES = 35
NOTHING = CrewRecords(CLUB.name, EDITION)


class QuickCrews:
    """Attempt number k of every table is won if k is a multiple of three. Nobody plays; `made` says what was asked."""

    def __init__(self, reason: str = "") -> None:
        self.made: list[tuple[str, int, int]] = []
        self.reason = reason

    def __call__(self, job: CrewJob) -> CrewPart:
        numbers = range(job.job.first, job.job.first + job.job.count)
        if self.reason and job.key == "planet-nine/02":
            return CrewPart(reason=self.reason)
        self.made += [(job.key, job.players, number) for number in numbers]
        won = sum(number % 3 == 0 for number in numbers)
        return CrewPart(won, {Loss.PLAY: len(numbers) - won})


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> QuickCrews:
    crews = QuickCrews()
    monkeypatch.setattr(crew_rounds, "work", crews)
    return crews


def few_tables(games: int = GAMES) -> list[CrewTable]:
    """Two missions at all their tables, and one plain setting."""
    tables = crew_tables(whole_library(), games, CLUB)
    missions = [table for table in tables if table.job.key in ("planet-nine/01", "planet-nine/02")]
    return [*missions, tables[-1]]


def rounds(tables: list[CrewTable], known: CrewRecords = NOTHING) -> CrewRounds:
    return CrewRounds(tables, known, InProcess(), at_once=2)


def place_of(table: CrewTable) -> MissionPlace:
    assert isinstance(table.place, tuple)
    return table.place


@pytest.mark.usefixtures("quick")
def test_a_run_that_is_stopped_again_and_again_makes_what_one_run_makes() -> None:
    tables, known, runs = few_tables(), NOTHING, 0
    while any(known.at(table.place).attempts < GAMES for table in tables):
        run = rounds(tables, known)
        list(islice(run, 3))
        known = run.so_far
        runs += 1
    assert runs > 5
    whole = rounds(tables)
    assert sum(whole) == GAMES * len(tables)
    assert known == whole.so_far
    assert {record.won for record in known.missions.values()} == {12}


def test_every_attempt_is_made_once(quick: QuickCrews) -> None:
    tables = few_tables()
    list(rounds(tables))
    assert sorted(quick.made) == sorted(
        (table.job.key, table.job.players, number) for table in tables for number in range(GAMES)
    )


@pytest.mark.usefixtures("quick")
def test_wherever_it_stops_all_tables_are_known_about_equally_well() -> None:
    tables = few_tables()
    run = rounds(tables)
    for _ in run:
        made = [run.so_far.at(table.place).attempts for table in tables]
        assert max(made) - min(made) <= 2 * PORTION
        assert run.left == GAMES * len(tables) - sum(made)
        assert run.fewest == min(made)


@pytest.mark.usefixtures("quick")
def test_more_attempts_are_added_to_those_that_count_already() -> None:
    tables = few_tables()
    known = CrewRecords(CLUB.name, EDITION, {place_of(tables[0]): CrewRecord(12, 5, play=7)})
    run = rounds(tables, known)
    list(run)
    added = sum(number % 3 == 0 for number in range(12, GAMES))
    assert run.so_far.at(tables[0].place) == CrewRecord(GAMES, 5 + added, play=7 + GAMES - 12 - added)


def test_a_changed_mission_is_played_from_the_start_and_no_other() -> None:
    table, other = few_tables()[:2]
    key, made_from, players = place_of(table)
    changed = (key, made_from[::-1], players)
    kept = CrewRecords(CLUB.name, EDITION, {changed: CrewRecord(12, 12), place_of(other): CrewRecord(12, 11)})
    assert records_now([table, other], kept, CLUB).missions == {place_of(other): CrewRecord(12, 11)}


@pytest.mark.parametrize("others", [{"edition": EDITION - 1}, {"level": BEGINNER.name}])
def test_what_other_crews_made_does_not_count(others: dict[str, int | str]) -> None:
    (table, *_) = few_tables()
    kept = CrewRecords(CLUB.name, EDITION, {place_of(table): CrewRecord(12, 11)})
    assert records_now([table], kept, CLUB).missions
    made = replace(kept, **others)  # type: ignore[arg-type]
    assert not records_now([table], made, CLUB).missions


def test_of_two_runs_the_longer_record_counts_not_both() -> None:
    one, other = map(place_of, few_tables()[:2])
    mine = CrewRecords(CLUB.name, EDITION, {one: CrewRecord(20, 11)})
    theirs = CrewRecords(CLUB.name, EDITION, {one: CrewRecord(10, 6), other: CrewRecord(30, 7)})
    both = {one: CrewRecord(20, 11), other: CrewRecord(30, 7)}
    assert with_longer(mine, theirs).missions == with_longer(theirs, mine).missions == both


def test_a_crew_that_gives_up_is_not_asked_again_and_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_rounds, "work", QuickCrews("it takes for ever"))
    tables = few_tables()
    run = rounds(tables)
    list(run)
    stuck = [table.place for table in tables if table.job.key == "planet-nine/02"]
    assert run.gave_up == dict.fromkeys(stuck, "it takes for ever")
    assert (run.left, run.fewest) == (0, GAMES)


def test_an_attempt_is_the_same_whatever_was_made_before() -> None:
    """Really played: five attempts are three and then the two after them."""
    (table, *_) = crew_tables(whole_library(), 5, BEGINNER)
    known = CrewRecords(BEGINNER.name, EDITION)
    at_once = rounds([table], known)
    list(at_once)
    begun = rounds([CrewTable(table.place, replace(table.job, job=replace(table.job.job, count=3)))], known)
    list(begun)
    rest = rounds([table], begun.so_far)
    list(rest)
    assert rest.so_far == at_once.so_far
