"""Scenarios of the tests, read from their files, and jobs made from them."""

from __future__ import annotations

from pathlib import Path

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.verdicts.scenarios.scenario_job import ScenarioJob
from logwright.verdicts.scenarios.scenario_survey import GamesRequest, scenario_jobs

ROOT = Path(__file__).parents[2]
DELIBERATELY_BAD = sorted((ROOT / "tests" / "examples" / "scenarios").glob("*.yaml"))


def library_with_bad_scenarios() -> Library:
    library, problems = load(ROOT, DELIBERATELY_BAD)
    names = {str(path) for path in DELIBERATELY_BAD}
    assert [problem for problem in problems if problem.file in names] == []
    return library


def job_of(library: Library, name: str, players: int, games: int, seed: int = 1) -> ScenarioJob:
    assert library.box is not None
    scenario = library.scenarios[f"crash-and-grab/{name}"]
    (job,) = scenario_jobs(library.box, [scenario], [players], GamesRequest(games, seed))
    return job
