"""Projects as people really have them: half begun, broken, one inside another, with files that do not belong there."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.cli.main import main
from logwright.project import Project
from tests.project.own_folder import PLAN_B, Make
from tests.whole_library import ROOT

SCENARIO = ROOT / "tests" / "examples" / "scenarios" / "two-step.yaml"
NIGHT_GARDEN = ROOT / "tests" / "examples" / "night-garden"


def said(capsys: pytest.CaptureFixture[str]) -> str:
    found = capsys.readouterr()
    return found.out + found.err


def test_a_project_without_missions_has_nothing_to_check(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    make({})
    assert main(["check"]) == 0
    assert said(capsys).startswith("The project has no mission of its own yet: ")


def test_only_what_is_ones_own_is_checked(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    make({"scenarios/two-step.yaml": SCENARIO.read_text("utf-8")})
    # It is unfair on purpose.
    assert main(["check", "--deals", "2", "--players", "3", "--jobs", "1"]) == 1
    heads = {line.partition(" ")[0] for line in said(capsys).splitlines() if line.startswith("crash-and-grab/")}
    assert heads == {"crash-and-grab/two-step"}


def test_a_project_in_a_project_is_a_world_of_its_own(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = {"inner/logwright.yaml": "name: Inner\n", "inner/missions/far.yaml": PLAN_B.replace("plan-b", "far")}
    folder = make({"missions/plan-b.yaml": PLAN_B, **inner})
    library, problems = Project.open().load()
    assert problems == []
    assert "missions/far" not in library.missions
    monkeypatch.chdir(folder / "inner" / "missions")
    own = {key for key in Project.open().load()[0].missions if key.startswith("missions/")}
    assert own == {"missions/far"}


@pytest.mark.parametrize("named", [[], ["."]], ids=["everything", "the folder"])
def test_what_is_no_content_is_left_alone(make: Make, capsys: pytest.CaptureFixture[str], named: list[str]) -> None:
    make(
        {
            "missions/plan-b.yaml": PLAN_B,
            "missions/.plan-b.yaml": "half",
            ".github/workflows/missions.yaml": "on: push\n",
            "build/old/plan-c.yaml": "half",
        }
    )
    assert main(["validate", *named]) == 0, said(capsys)


def test_of_two_missions_with_one_id_the_one_named_after_it_keeps_it(make: Make) -> None:
    make({"missions/a copy.yaml": PLAN_B, "missions/plan-b.yaml": PLAN_B})
    found = {(each.file, each.rule) for each in Project.open().load()[1]}
    assert found == {("missions/a copy.yaml", "mission/file-name"), ("missions/a copy.yaml", "mission/same-key")}


@pytest.mark.parametrize("command", [["validate"], ["validate", "missions/first-frost.yaml"]], ids=["all", "one"])
def test_of_a_broken_game_its_missions_are_not_blamed(
    make: Make, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    files = {path.relative_to(NIGHT_GARDEN).as_posix(): path for path in NIGHT_GARDEN.rglob("*.yaml")}
    texts = {place: path.read_text("utf-8") for place, path in files.items()}
    make(texts | {"night-garden/game.yaml": texts["night-garden/game.yaml"] + "gmae: 3\n"})
    assert main(command) == 1
    reports = [part.split("\n") for part in said(capsys).split("\n\n")[:-1]]
    rules = {part[0].rpartition(" ")[2] for part in reports if "game.yaml" not in part[0]}
    assert rules == {"reference/game"}
    assert all(part[-1].startswith("  → mend night-garden/ first") for part in reports if "game.yaml" not in part[0])


BROKEN_SETTINGS = {
    "yaml/syntax": "name: [\n",
    "schema/unknown-field": "nmae: X\n",
    "reference/game": "name: X\ngames: [x-y]\n",
}


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        ("print logbook", "yaml/syntax"),
        ("print mission plan-b", "schema/unknown-field"),
        ("print cards", "reference/game"),
        ("site", "schema/unknown-field"),
    ],
)
def test_nothing_is_made_while_the_settings_are_broken(
    make: Make, capsys: pytest.CaptureFixture[str], command: str, rule: str
) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B, "logwright.yaml": BROKEN_SETTINGS[rule]})
    assert main(command.split()) == 1
    assert said(capsys).partition("\n")[0].startswith("logwright.yaml:")
    assert not (folder / "build" / "print").exists() or not list((folder / "build" / "print").rglob("*.pdf"))
    assert not (folder / "build" / "site").exists()
    assert rule in {problem.rule for problem in Project.open().load()[1]}


def test_commands_to_copy_are_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["init", "Unsere Missionen"]) == 0
    assert "cd 'Unsere Missionen'," in said(capsys)
    monkeypatch.chdir(tmp_path / "Unsere Missionen")
    (tmp_path / "new ones").mkdir()
    assert main(["new", "mission", "--title", "Lamp", "--game", "planet-nine", "--out", "../new ones"]) == 0
    assert "logwright show '../new ones/lamp.yaml'" in said(capsys)


def test_a_mission_is_printed_by_its_id_alone(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B})
    assert main(["print", "mission", "plan-b"]) == 0, said(capsys)
    assert (folder / "build" / "print" / "en" / "mission-own-plan-b.pdf").is_file()
