"""Logwright from Python: the page of the handbook about it is true, and importing it is cheap."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import logwright
from logwright.project import Project, UnsoundContent
from tests.whole_library import ROOT

MISSION = """game: planet-nine
id: lost-probe
players: [3, 4]
tasks: {count: 2}
text: {en: {title: The Lost Probe, story: Somebody has to look for it.}}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-missions" / "missions").mkdir(parents=True)
    (tmp_path / "my-missions" / "logwright.yaml").write_text("name: Tuesday Crew\nauthor: Ada Example\n")
    (tmp_path / "my-missions" / "missions" / "lost-probe.yaml").write_text(MISSION)
    return tmp_path / "my-missions"


@pytest.mark.usefixtures("folder")
def test_the_examples_of_the_handbook_are_true() -> None:
    page = ROOT / "docs" / "api.md"
    found, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 20
    assert found == 0


def test_a_library_is_read_once_and_not_sent_to_other_processes(folder: Path) -> None:
    project = Project.open(folder)
    assert project.library is project.library
    assert len(pickle.dumps(project)) < 2000
    assert pickle.loads(pickle.dumps(project)) == project


def test_a_mission_that_is_not_there_is_guessed(folder: Path) -> None:
    with pytest.raises(KeyError, match=r"there is no mission lost-prob; did you mean lost-probe\?"):
        Project.open(folder).mission("lost-prob")


def test_a_mission_with_problems_is_not_judged(folder: Path) -> None:
    (folder / "missions" / "lost-probe.yaml").write_text(MISSION.replace("count: 2}", "count: 2, tokens: ['2']}"))
    with pytest.raises(UnsoundContent, match=r"my-missions|lost-probe.yaml:4:") as refused:
        Project.open(folder).check("lost-probe")
    assert [problem.rule for problem in refused.value.problems] == ["mission/number-gap"]


def test_a_position_with_problems_is_refused(folder: Path) -> None:
    project = Project.open(folder)
    with pytest.raises(UnsoundContent) as refused:
        project.solve("game: planet-nine\nhands: []\n")
    assert refused.value.problems
    with pytest.raises(UnsoundContent, match="game"):
        project.solve({"game": "five-suits", "hands": [], "commander": 0})


def test_a_logbook_bears_the_name_of_the_project(folder: Path) -> None:
    from io import BytesIO

    from pypdf import PdfReader

    made = Project.open(folder).render("lost-probe", "deep-sea/01")
    assert [name for name in made if "booklet" not in name] == [
        "en/logbook-own-deep-sea.pdf",
        "en/logbook-own-planet-nine.pdf",
    ]
    cover = PdfReader(BytesIO(made["en/logbook-own-planet-nine.pdf"])).pages[0].extract_text()
    assert "Tuesday Crew" in cover
    assert "Ada Example" in cover
    with pytest.raises(ValueError, match="nothing here is called 'poster'"):
        Project.open(folder).render("lost-probe", what="poster")


def test_importing_logwright_loads_nothing_else() -> None:
    script = "import sys, logwright; print([name for name in sys.modules if name.startswith('logwright')])"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "['logwright']"
    assert logwright.Project is Project
    with pytest.raises(AttributeError, match="has no attribute 'Projekt'"):
        getattr(logwright, "Projekt")  # noqa: B009
