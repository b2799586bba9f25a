"""logwright check on scenarios of Crash & Grab."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from logwright.verdicts.scenarios import scenario_survey
from tests.cli.commands.test_solve import check_schema
from tests.cli.run import Runner

SCENARIO = b"""game: crash-and-grab
id: quick
players: [3, 4]
goal: {stations: 2}
"""


@pytest.fixture
def run_quick(run_small: Runner) -> Runner:
    folder = run_small.root / "content" / "crash-and-grab" / "scenarios"
    folder.mkdir()
    (folder / "quick.yaml").write_bytes(SCENARIO)
    return run_small


def check(run: Runner, *arguments: str, games: int = 8) -> tuple[int, dict[str, Any]]:
    outcome = run("check", *arguments, "--deals", str(games), "--jobs", "1", "--format", "json")
    return outcome.code, json.loads(outcome.out)


def test_a_scenario_is_played_and_summed_up(run_quick: Runner, repository: Path) -> None:
    code, found = check(run_quick, "crash-and-grab/quick")
    assert code == 0
    check_schema(found, "verdicts.schema.json", repository)
    assert found["missions"] == []
    assert [(entry["players"], entry["games"], entry["ended"]) for entry in found["scenarios"]] == [
        (3, 8, 8),
        (4, 8, 8),
    ]
    for entry in found["scenarios"]:
        assert sum(seat["wins"] for seat in entry["seats"]) == 8
        assert entry["reach"] == {"boards": 8, "gaps": []}


def test_a_bad_scenario_is_a_problem(run_small: Runner, repository: Path) -> None:
    file = repository / "tests" / "examples" / "scenarios" / "two-step.yaml"
    outcome = run_small("check", str(file), "--deals", "4", "--jobs", "2")
    assert outcome.code == 1
    assert outcome.out.splitlines()[0] == "crash-and-grab/two-step with 3 players: unfair"
    assert outcome.out.endswith("\n\n1 unfair.\n")


def test_what_was_played_is_not_played_again(run_quick: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    before = check(run_quick, "crash-and-grab/quick", games=4)

    def broken(_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(scenario_survey, "work", broken)
    assert check(run_quick, "crash-and-grab/quick", games=4) == before
    scenario = run_quick.root / "content/crash-and-grab/scenarios/quick.yaml"
    scenario.write_text(scenario.read_text().replace("stations: 2", "stations: 3"))
    assert run_quick("check", "crash-and-grab/quick", "--deals", "4", "--jobs", "1").code == 3


def test_a_damaged_store_is_no_harm(run_quick: Runner) -> None:
    before = check(run_quick, "crash-and-grab/quick", "--players", "3", games=1)
    for damage in ("{", "[]", '{"id": 3}', '{"upgrades": [], "rounds": 4}'):
        for file in (run_quick.root / "build/verdicts").iterdir():
            file.write_text(damage)
        after = check(run_quick, "crash-and-grab/quick", "--players", "3", games=1)
        assert {**before[1]["scenarios"][0], "seconds": 0} == {**after[1]["scenarios"][0], "seconds": 0}


def test_missions_alone_are_reported_as_ever(run_quick: Runner) -> None:
    outcome = run_quick("check", "custom/example", "--players", "4", "--deals", "4", "--jobs", "1", "--format", "json")
    assert list(json.loads(outcome.out)) == ["missions", "problems"]


def test_without_names_missions_and_scenarios_are_checked(run_quick: Runner) -> None:
    outcome = run_quick("check", "--players", "4", "--deals", "4", "--jobs", "1", "--format", "json")
    found = json.loads(outcome.out)
    assert ([m["id"] for m in found["missions"]], [s["id"] for s in found["scenarios"]]) == (
        ["custom/example"],
        ["crash-and-grab/quick"],
    )


def test_a_broken_scenario_is_reported_and_not_played(run_quick: Runner) -> None:
    scenario = run_quick.root / "content/crash-and-grab/scenarios/quick.yaml"
    scenario.write_bytes(SCENARIO + b"start: {probe: 3}\n")
    code, found = check(run_quick, str(scenario))
    assert code == 1
    assert [problem["rule"] for problem in found["problems"]] == ["scenario/seat"]
    assert "scenarios" not in found


def test_there_is_a_paragraph_for_each_table(run_quick: Runner) -> None:
    outcome = run_quick("check", "crash-and-grab/quick", "--deals", "10", "--jobs", "2")
    assert outcome.err == ""
    assert [line for line in outcome.out.splitlines() if line.startswith("crash-and-grab")] == [
        "crash-and-grab/quick with 3 players: completable",
        "crash-and-grab/quick with 4 players: completable",
    ]
    assert outcome.out.endswith("\n\n2 completable.\n")


def test_numbers_are_those_of_the_language(run_quick: Runner) -> None:
    outcome = run_quick("check", "crash-and-grab/quick", "--deals", "8", "--jobs", "1", "--lang", "fr")
    assert re.search(r"\d,\d", outcome.out)
    assert not re.search(r"\d\.\d", outcome.out)
    assert not re.search(r"[\d)] %", outcome.out), "a line must not end between a number and its sign"
