"""The handbook's page "How to add …" is true: its steps are taken in a copy, and it names the files that matter."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from logwright.content.file_kind import TextKind
from logwright.content.registry import KINDS
from tests.cli.run import Runner


@pytest.fixture(scope="module")
def steps(repository: Path) -> dict[str, str]:
    """The files that the page tells to write, by path."""
    page = (repository / "docs/how-to-add.md").read_text("utf-8")
    found = re.findall(r'^( *)```\w+ title="([^"]+)"\n(.*?)^\1```$', page, re.MULTILINE | re.DOTALL)
    return {path: dedent(text) for _, path, text in found}


def test_a_language_is_a_folder(
    repository: Path, tmp_path: Path, steps: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("content", "schemas"):
        shutil.copytree(repository / part, tmp_path / part)
    grammar = tmp_path / "content/locales/eo/grammar.yaml"
    grammar.parent.mkdir()
    grammar.write_text(steps["content/locales/eo/grammar.yaml"], "utf-8")
    run = Runner(tmp_path, capsys)
    assert run("translations", "update", "eo").code == 0
    english = {path.name for path in (tmp_path / "content/locales/en").iterdir()}
    untranslated = {
        place.rpartition("/")[2]
        for kind in KINDS
        for place in kind.places
        if place.startswith("locales/") and kind.words in (None, TextKind.GRAMMAR)
    }
    # What the handbook says of rules and phrases has its English in the code and in a schema.
    expected = {*english - untranslated, "handbook.yaml"}
    assert {path.name for path in grammar.parent.iterdir()} - {grammar.name} == expected
    listed = run("translations").out
    assert "eo" in listed


def test_a_rule_is_a_module(repository: Path, tmp_path: Path, steps: dict[str, str]) -> None:
    """The tests of all rules find it in a copy of the package, and run its examples."""
    (place,) = (Path(path) for path in steps if path.endswith(".py"))
    shutil.copytree(repository / "content", tmp_path / "content")
    shutil.copytree(repository / "generator", tmp_path / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "schemas").symlink_to(repository / "schemas")
    (tmp_path / place).write_text(steps[str(place)], "utf-8")
    words = steps["content/locales/en/problems.yaml"]
    for problems in (tmp_path / "content/locales").glob("*/problems.yaml"):
        problems.write_text(problems.read_text("utf-8").replace("\nmission:\n", f"\n{words}"), "utf-8")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=--import-mode importlib"]
    found = subprocess.run(
        [*tests, "tests/content/test_rules.py", "-k", "mission/even-title"],
        cwd=repository,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "generator")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout
    assert "3 passed" in found.stdout


@pytest.mark.parametrize(("heading", "word"), [("a phrase", "never_in_a_row"), ("a way", "dead-zone")])
def test_every_file_that_knows_such_a_thing_is_named(repository: Path, heading: str, word: str) -> None:
    page = (repository / "docs/how-to-add.md").read_text("utf-8")
    (section,) = (part for part in page.split("\n## ") if part.startswith(heading))
    package = repository / "generator/logwright"
    for path in package.rglob("*.py"):
        if f'"{word}"' in path.read_text("utf-8"):
            assert path.name in section or path.parent.name in section, path.relative_to(package)


def test_files_that_the_page_names_exist(repository: Path) -> None:
    page = (repository / "docs/how-to-add.md").read_text("utf-8")
    for path in re.findall(r"`((?:generator|schemas|site|tests|docs)/[\w./-]+)`", page):
        assert (repository / path).exists(), path
