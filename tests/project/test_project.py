"""A project: the base, a person's own folder on it, and a place for what is made."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.base import base_folder, user_cache
from logwright.cli.main import main
from logwright.content.loading.load import all_problems
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.project import NoProject, Project
from logwright.project import project as project_module
from tests.project.own_folder import PLAN_B, Make
from tests.whole_library import ROOT


def test_a_project_is_found_from_any_folder_below_it(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make({"missions/deep/inside/x.txt": ""})
    monkeypatch.chdir(folder / "missions" / "deep" / "inside")
    project = Project.open()
    assert (project.own, project.made, project.cache) == (folder, folder / "build", folder / "build")
    assert project.base == base_folder()
    assert project.settings.name == "Tuesday Crew"
    assert not project.is_checkout


def test_a_checkout_is_its_own_base() -> None:
    project = Project.open(ROOT / "content" / "custom")
    assert (project.base, project.own, project.made, project.is_checkout) == (ROOT, None, ROOT / "build", True)


def test_a_project_wins_over_a_folder_that_looks_like_a_checkout(make: Make) -> None:
    folder = make({"content/notes.txt": "", "schemas/notes.txt": ""})
    assert Project.open().own == folder


def test_without_a_project_there_is_the_base_and_nothing_is_kept_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    project = Project.open()
    assert (project.base, project.own) == (base_folder(), None)
    assert (project.made, project.cache) == (tmp_path / "build", tmp_path / "cache" / "logwright")
    assert not project.is_checkout
    with pytest.raises(NoProject, match=r"has no logwright.yaml, nor content/ and schemas/"):
        Project.open(tmp_path)


def test_the_cache_is_found_without_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/home/ada")
    assert user_cache() == Path("/home/ada/.cache/logwright")


def test_settings_that_make_no_sense_count_as_none(make: Make) -> None:
    make({"logwright.yaml": "nam: Tuesday Crew\nlanguages: [en]\n"})
    project = Project.open()
    assert (project.settings.name, project.settings.languages) == ("", ())
    assert {problem.file for problem in project.load()[1]} == {"logwright.yaml"}


def test_files_are_named_as_seen_from_where_one_is(
    make: Make, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B.replace("count", "cuont"), "tasks.yaml": "game: deep-sea\n"})
    monkeypatch.chdir(folder / "missions")
    assert main(["validate"]) == 1
    told = capsys.readouterr().out
    assert "\nplan-b.yaml:3:9: schema/unknown-field\n" in told
    assert told.startswith("../tasks.yaml:1:1: schema/missing\n")
    assert main(["validate", "plan-b.yaml"]) == 1
    assert capsys.readouterr().out.startswith("plan-b.yaml:3:9: ")


def test_what_others_put_beside_content_is_left_alone(make: Make) -> None:
    make(
        {
            ".github/workflows/site.yaml": "on: push\n",
            ".venv/pyvenv.cfg": "",
            "env/pyvenv.cfg": "",
            "env/lib/some/file.yaml": "a: 1\n",
            "node_modules/some/file.yaml": "a: 1\n",
            "build/suggestions/x.yaml": PLAN_B,
            "README.md": "",
        }
    )
    assert Project.open().load()[1] == []


def test_a_file_that_was_made_is_a_lone_file(make: Make) -> None:
    folder = make({"build/suggestions/plan-b.yaml": PLAN_B})
    project = Project.open()
    assert not project.holds(folder / "build" / "suggestions" / "plan-b.yaml")
    assert project.name_of(Path("build/suggestions/plan-b.yaml")) == "build/suggestions/plan-b.yaml"


def test_new_missions_are_written_into_the_project(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make({})
    assert main(["new", "mission", "--title", "Lost Probe", "--game", "planet-nine"]) == 0
    assert "Written: missions/lost-probe.yaml" in capsys.readouterr().out
    # No schema lies in the project: nothing that only this machine has is named.
    assert (folder / "missions" / "lost-probe.yaml").read_text("utf-8").startswith("# ")
    assert "yaml-language-server" not in (folder / "missions" / "lost-probe.yaml").read_text("utf-8")


def test_what_belongs_to_logwright_is_not_written_from_elsewhere(
    make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    make({})
    assert main(["crews", "--make"]) == 2
    assert main(["pairs", "--make"]) == 2
    assert capsys.readouterr().err.count("can be written only in a checkout of Logwright") == 2


def test_translations_are_written_into_the_project(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    folder = make({"locales/eo/grammar.yaml": "name: Esperanto\nplurals: {one: n = 1}\n"})
    assert main(["translations", "update"]) == 0
    assert "locales/eo/interface.yaml: " in capsys.readouterr().out
    gaps = (folder / "locales" / "eo" / "interface.yaml").read_text("utf-8")
    assert "training:  # en: " in gaps
    assert not (folder / "locales" / "fr").exists()
    assert Project.open().load()[1] == []


def test_words_for_a_language_that_comes_with_logwright_are_no_translation_to_update(
    make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "mission-01: {title: Un autre titre}\n"
    esperanto = "name: Esperanto\nplurals: {one: n = 1}\n"
    folder = make({"locales/fr/planet-nine/missions.yaml": words, "locales/eo/grammar.yaml": esperanto})
    assert main(["translations", "update"]) == 0
    assert "locales/eo/interface.yaml: " in capsys.readouterr().out
    assert main(["translations", "update", "fr"]) == 2
    assert "fr comes with Logwright and is complete" in capsys.readouterr().err
    assert (folder / "locales" / "fr" / "planet-nine" / "missions.yaml").read_text("utf-8") == words


def test_without_a_project_translations_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["translations", "update", "fr"]) == 2
    assert "translations are written in a project" in capsys.readouterr().err


def test_a_check_is_kept_in_the_project_or_in_the_cache(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B})
    asked = ["--players", "4", "--deals", "2", "--jobs", "1"]
    assert main(["check", "plan-b", *asked]) == 0, "an id alone is enough, and the own mission comes first"
    assert list((folder / "build" / "verdicts").rglob("*"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "mine.yaml").write_text(PLAN_B.replace("plan-b", "mine"))
    monkeypatch.chdir(elsewhere)
    assert main(["check", "mine.yaml", *asked]) == 0
    assert [path.name for path in elsewhere.iterdir()] == ["mine.yaml"]
    assert list((tmp_path / "cache" / "logwright" / "verdicts").rglob("*"))


def test_rules_do_not_run_again_on_what_they_found_sound(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = make({"missions/plan-b.yaml": PLAN_B})
    runs: list[Library] = []

    def counted(library: Library, found: list[Problem]) -> list[Problem]:
        runs.append(library)
        return all_problems(library, found)

    monkeypatch.setattr(project_module, "all_problems", counted)
    for _ in range(2):
        assert Project.open().load()[1] == []
    assert len(runs) == 1
    assert Project.open().load(thorough=True)[1] == []
    assert len(runs) == 2, "validate asks anew"
    (folder / "missions" / "plan-b.yaml").write_text(PLAN_B.replace("count: 2", "count: 99"))
    for _ in range(2):
        assert Project.open().load()[1], "problems are found each time"
    assert len(runs) == 4
    (folder / "missions" / "plan-b.yaml").write_text(PLAN_B)
    assert Project.open().load()[1] == []
    assert len(runs) == 4, "it is as it was"
    kept = folder / "build" / "sound.kept"
    kept.write_bytes(kept.read_bytes().replace(b"sound", b"found"))
    assert Project.open().load()[1] == []
    assert len(runs) == 5, "a damaged record counts for nothing"
