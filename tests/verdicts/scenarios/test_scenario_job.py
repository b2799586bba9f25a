"""A job plays games of a scenario, the same ones whoever does the work."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.engine.races.race import race
from logwright.engine.saucers.games.game import begin
from logwright.engine.saucers.games.simulation import play_out
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.players import STRENGTHS
from logwright.verdicts.running.in_process import InProcess
from logwright.verdicts.running.store import Store
from logwright.verdicts.scenarios import scenario_job, scenario_survey
from logwright.verdicts.scenarios.scenario_job import ScenarioJob, ScenarioPart, work
from logwright.verdicts.scenarios.scenario_line_up import line_up
from logwright.verdicts.scenarios.scenario_survey import scenario_name, scenario_store, survey_scenarios
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict
from tests.verdicts.scenario_table import job_of, library_with_bad_scenarios


@pytest.fixture(scope="module")
def library() -> Library:
    return library_with_bad_scenarios()


def timeless(part: ScenarioPart) -> ScenarioPart:
    return replace(part, seconds=0.0)


def test_portions_make_up_the_whole(library: Library) -> None:
    job = job_of(library, "lunch-break", 3, games=20)
    (verdict,) = survey_scenarios([job], InProcess())
    assert timeless(verdict.found) == timeless(work(job))
    assert verdict.statistics.games == sum(verdict.statistics.lengths.values()) == 20


def test_games_of_every_scenario_go_as_the_engine_plays_them(library: Library) -> None:
    box = library.box
    assert box is not None
    for number, scenario in enumerate(library.scenarios.values()):
        for players in scenario.players:
            seats = [STRENGTHS[name] for name in line_up(1 + 3 * (number % 2), players)]
            setup = scenario.setup(box, players, seed=number)
            assert race(setup, seats, 3) == play_out(setup, seats, 3), scenario.key


def test_every_portion_of_games_is_told(library: Library) -> None:
    heard: list[int] = []
    jobs = [job_of(library, "lunch-break", players, games=10) for players in (3, 4)]
    verdicts = list(survey_scenarios(jobs, InProcess(), on_games=lambda job: heard.append(job.players)))
    assert sorted(heard) == [3, 3, 4, 4]
    assert sorted(verdict.players for verdict in verdicts) == [3, 4]


def test_the_same_seed_gives_the_same_games_and_another_seed_others(library: Library) -> None:
    found = [timeless(work(job_of(library, "lunch-break", 4, games=4, seed=seed))) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_strengths_are_compared_at_mixed_tables_only(library: Library) -> None:
    part = work(job_of(library, "lunch-break", 3, games=8))
    assert sum(share.tries for share in part.mixed.values()) == 2 * 3
    assert sum(share.hits for share in part.mixed.values()) == 2


def test_the_boards_that_are_looked_at_are_those_of_the_games(library: Library) -> None:
    job = job_of(library, "fog-bank", 5, games=3)
    played = [begin(job.game(number)).board for number in range(3)]
    assert scenario_job._boards(job) == played
    assert played[0] != played[1] != played[2] != played[0]


def test_a_board_that_never_changes_is_looked_at_once(library: Library) -> None:
    job = job_of(library, "ring-road", 4, games=24)
    assert scenario_job._boards(job) == [Board.of(job.setup.tiles)]
    assert scenario_job._boards(replace(job, first=8)) == []


def test_a_verdict_is_kept_until_something_changes(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Store[ScenarioVerdict] = scenario_store(tmp_path)
    job = job_of(library, "lunch-break", 3, games=4)
    (first,) = survey_scenarios([job], InProcess(), store)

    def played_again(_: ScenarioJob) -> ScenarioPart:
        raise AssertionError("played again")

    monkeypatch.setattr(scenario_survey, "work", played_again)
    assert next(iter(survey_scenarios([job], InProcess(), store))).to_data() == first.to_data()
    with pytest.raises(AssertionError):
        next(iter(survey_scenarios([job_of(library, "lunch-break", 3, games=5)], InProcess(), store)))


def test_the_name_of_a_verdict_depends_on_all_that_has_a_say(library: Library) -> None:
    job = job_of(library, "lunch-break", 3, games=4)
    others = [
        job_of(library, "lunch-break", 4, games=4),
        job_of(library, "second-half", 3, games=4),
        job_of(library, "lunch-break", 3, games=4, seed=2),
        replace(job, rounds=59),
    ]
    assert len({scenario_name(each) for each in (job, *others)}) == 5
    assert scenario_name(replace(job, key="crash-and-grab/renamed")) == scenario_name(job)
