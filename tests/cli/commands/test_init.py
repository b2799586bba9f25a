"""logwright init: a project of one's own, sound from the first moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft202012Validator

from logwright import __version__
from logwright.cli.main import main
from logwright.content.registry import KINDS
from logwright.project import Project


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "somewhere"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def test_a_new_project_is_sound_and_knows_its_name(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["init", "my-missions", "--author", "Ada O'Hara: «me» {x}"]) == 0
    project = Project.open(elsewhere / "my-missions")
    assert (project.settings.name, project.settings.author) == ("My missions", "Ada O'Hara: «me» {x}")
    library, problems = project.load()
    assert problems == []
    assert [mission.key for mission in library.all_missions if mission.is_own] == ["missions/borrowed-compass"]
    assert library.replaced == ()
    assert "Next: cd my-missions" in capsys.readouterr().out
    assert sorted(path.name for path in elsewhere.iterdir()) == ["my-missions"]


def test_an_empty_folder_is_filled_where_it_is(elsewhere: Path) -> None:
    assert main(["init", ".", "--name", "Tuesday Crew"]) == 0
    assert Project.open().settings.name == "Tuesday Crew"
    assert {"missions", "scenarios", "campaigns", "tasks.yaml", "README.md"} <= {
        path.name for path in elsewhere.iterdir()
    }


def test_nothing_is_written_over(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (elsewhere / "used").mkdir()
    (elsewhere / "used" / "notes.txt").write_text("mine")
    (elsewhere / "file").write_text("mine")
    (elsewhere / "link").symlink_to("nowhere")
    assert [main(["init", name]) for name in ("used", "file", "link")] == [2, 2, 2]
    assert "used is not empty; name a new or an empty folder" in capsys.readouterr().err
    assert sorted(path.name for path in elsewhere.rglob("*")) == ["file", "link", "notes.txt", "used"]
    assert main(["init"]) == 2


def test_a_project_cannot_hold_another(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["init", "outer"]) == 0
    monkeypatch.chdir(elsewhere / "outer" / "missions")
    assert main(["init", "inner"]) == 2
    assert not (elsewhere / "outer" / "missions" / "inner").exists()


def test_a_folder_that_cannot_be_written_is_said(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (elsewhere / "file").write_text("")
    assert main(["init", "file/inside"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_editors_find_the_schema_of_every_kind_of_file_without_a_network(elsewhere: Path) -> None:
    assert main(["init", "x"]) == 0
    settings = json.loads((elsewhere / "x" / ".vscode" / "settings.json").read_text("utf-8"))
    assert set(settings["yaml.schemas"]) == {
        f"./.logwright/schemas/{kind.schema}.schema.json" for kind in KINDS if kind.own_places
    }
    for schema in settings["yaml.schemas"]:
        Draft202012Validator.check_schema(json.loads((elsewhere / "x" / schema).read_text("utf-8")))
    # A schema refers to others by their place beside it.
    assert (elsewhere / "x" / ".logwright" / "schemas" / "parts" / "objective.schema.json").is_file()
    for file in ("logwright.yaml", "tasks.yaml", "missions/borrowed-compass.yaml"):
        path = elsewhere / "x" / file
        _, _, schema = path.read_text("utf-8").splitlines()[0].partition("$schema=")
        assert (path.parent / schema).is_file()


def test_a_new_mission_names_the_schema_of_the_project(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["init", "x"]) == 0
    monkeypatch.chdir(elsewhere / "x")
    assert main(["new", "mission", "--title", "Two Lamps", "--game", "deep-sea"]) == 0
    first = (elsewhere / "x" / "missions" / "two-lamps.yaml").read_text("utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=../.logwright/schemas/mission.schema.json"


def test_schemas_are_renewed_after_a_new_version(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["init", "x"]) == 0
    folder = elsewhere / "x" / ".logwright" / "schemas"
    wanted = (folder / "mission.schema.json").read_bytes()
    (folder / "mission.schema.json").write_text("{}")
    (folder / "gone.schema.json").write_text("{}")
    monkeypatch.chdir(elsewhere / "x" / "missions")
    assert main(["init", "--schemas"]) == 0
    assert (folder / "mission.schema.json").read_bytes() == wanted
    assert not (folder / "gone.schema.json").exists()
    monkeypatch.chdir(elsewhere)
    assert main(["init", "--schemas"]) == 2
    assert "begin a project with logwright init FOLDER" in capsys.readouterr().err


def test_the_workflow_runs_commands_that_there_are(elsewhere: Path) -> None:
    assert main(["init", "x"]) == 0
    text = (elsewhere / "x" / ".github" / "workflows" / "missions.yaml").read_text("utf-8")
    workflow = yaml.safe_load(text)
    runs = [step["run"] for step in workflow["jobs"]["missions"]["steps"] if "run" in step]
    assert f"pip install logwright=={__version__}" in runs
    ours = [run for run in runs if run.startswith("logwright ")]
    assert len(ours) == 5
    for run in ours:
        # Only its parser is asked.
        with pytest.raises(SystemExit) as end:
            main([*run.split()[1:], "--help"])
        assert end.value.code == 0
    assert "${{ github.run_id }}" in text


def test_the_folder_is_whole_or_not_there(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", full)
    assert main(["init", "x"]) == 2
    assert list(elsewhere.iterdir()) == []
