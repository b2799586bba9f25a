"""The handbook's page "How to add …" is true: its steps are taken in a copy, and it names the files that matter."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from logwright.content.file_kind import TextKind
from logwright.content.registry import KINDS
from tests.cli.run import Runner
from tests.languages import LANGUAGES

WORDS = "content/locales/en/"
Python = Callable[..., str]


@pytest.fixture(scope="module")
def page(repository: Path) -> str:
    return (repository / "docs/how-to-add.md").read_text("utf-8")


def section(page: str, heading: str) -> str:
    (found,) = (part for part in page.split("\n## ") if part.startswith(f"{heading}\n"))
    return found


def steps(page: str, heading: str) -> list[tuple[str, str, str]]:
    """The blocks of a section: kind, path and text."""
    found = re.findall(r'^( *)```(\w+) title="([^"]+)"\n(.*?)^\1```$', section(page, heading), re.MULTILINE | re.DOTALL)
    return [(kind, path, dedent(text)) for _, kind, path, text in found]


def take(folder: Path, taken: list[tuple[str, str, str]]) -> None:
    """Write new files and apply diffs; what is said in English is said in all languages."""
    for kind, path, text in taken:
        if kind != "diff":
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, "utf-8")
            continue
        langs = LANGUAGES if path.startswith(WORDS) else ["en"]
        for lang in langs:
            _apply(folder / path.replace(WORDS, f"content/locales/{lang}/"), text)


def _apply(file: Path, diff: str) -> None:
    lines = diff.splitlines()
    old, new = ("\n".join(line[1:] for line in lines if line[:1] != sign) for sign in "+-")
    text = f"\n{file.read_text('utf-8')}"
    assert text.count(f"\n{old}\n") == 1, f"{file} does not have, just once:\n{old}"
    file.write_text(text.replace(f"\n{old}\n", f"\n{new}\n")[1:], "utf-8")


@pytest.fixture
def copy(repository: Path, tmp_path: Path) -> Path:
    """Whatever steps may change; what is compiled already stays so."""
    for part in ("content", "schemas", "generator", "tests/examples/night-garden"):
        shutil.copytree(repository / part, tmp_path / part, ignore=shutil.ignore_patterns("build"))
    return tmp_path


@pytest.fixture
def python(copy: Path) -> Python:
    """Runs Python with the package of the copy."""

    def run(*arguments: str, folder: Path = copy) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(copy / "generator"), "XDG_CACHE_HOME": str(copy / "cache")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_a_language_is_a_folder(
    repository: Path, tmp_path: Path, page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("content", "schemas"):
        shutil.copytree(repository / part, tmp_path / part)
    take(tmp_path, steps(page, "a language"))
    grammar = tmp_path / "content/locales/eo/grammar.yaml"
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


def test_a_rule_is_a_module(repository: Path, copy: Path, python: Python, page: str) -> None:
    """The tests of all rules find it in a copy of the package, and run its examples."""
    take(copy, steps(page, "a rule that content must keep"))
    options = ["-q", "-p", "no:cacheprovider", "-o", "addopts=--import-mode importlib"]
    found = python(
        "-m", "pytest", *options, "tests/content/test_rules.py", "-k", "mission/even-title", folder=repository
    )
    assert "3 passed" in found


ROWS = """game: planet-nine
id: rows
players: [3]
tasks: {count: 1}
objectives: [{who: everyone, at_most_in_a_row: 2}]
text: {en: {title: Rows, story: Rows.}}
"""


def test_a_phrase_is_read_searched_refereed_said_and_drawn(copy: Path, python: Python, page: str) -> None:
    take(copy, steps(page, "a phrase of the objective language"))
    (copy / "rows.yaml").write_text(ROWS, "utf-8")
    assert python("-m", "logwright", "validate", "rows.yaml") == "1 file: all fine.\n"
    assert "at most 2 tricks in a row" in python("-m", "logwright", "show", "rows.yaml")
    # Whatever the search finds, the referee confirms before it counts.
    checked = python("-m", "logwright", "check", "rows.yaml", "--deals", "5", "--jobs", "1")
    assert "completable       5/5" in checked
    drawn = "from logwright.publish.figures.task_icon.phrase import DRAWN; print(*(each.name for each in DRAWN))"
    assert "at_most_in_a_row" in python("-c", drawn).split()


def test_a_token_of_a_known_kind_is_content(copy: Path, python: Python, page: str) -> None:
    take(copy, steps(page, "a task token"))
    garden = copy / "tests/examples/night-garden"
    tasks = "tasks: {cards: [{task: garden-red-3, token: '1'}, {task: garden-orange-6, token: omega}]}"
    mission = f"game: night-garden\nid: marked\n{tasks}\ntext: {{en: {{title: Marked, story: Marked.}}}}\n"
    (garden / "missions/marked.yaml").write_text(mission, "utf-8")
    assert python("-m", "logwright", "validate", "missions/marked.yaml", folder=garden) == "1 file: all fine.\n"
    assert "Ω" in python("-m", "logwright", "show", "marked", folder=garden)


def test_a_way_to_communicate_is_said_and_played(copy: Path, python: Python, page: str) -> None:
    take(copy, steps(page, "a way to communicate"))
    quiet = ROWS.replace("at_most_in_a_row: 2", "never_in_a_row: 4").replace("rows", "quiet")
    (copy / "quiet.yaml").write_text(f"{quiet}communication: {{mode: whisper}}\n", "utf-8")
    assert python("-m", "logwright", "validate", "quiet.yaml") == "1 file: all fine.\n"
    assert "Whisper: show a card" in python("-m", "logwright", "show", "quiet.yaml", "--lang", "de")
    played = python("-m", "logwright", "check", "quiet.yaml", "--crew", "beginner", "--games", "2", "--jobs", "1")
    assert "missions/quiet" in played


def test_a_game_is_content(copy: Path, python: Python, page: str) -> None:
    project = copy / "my-missions"
    project.mkdir()
    (project / "logwright.yaml").write_text("name: Tea Time\n", "utf-8")
    take(project, steps(page, "a game"))
    assert python("-m", "logwright", "validate", folder=project).startswith("All fine: 1 mission of your own, ")
    assert "The host must win the mint 3." in python("-m", "logwright", "show", "first-cup", folder=project)
    checked = python("-m", "logwright", "check", "first-cup", "--deals", "20", "--jobs", "1", folder=project)
    assert {"3", "4"} == {line.split()[1] for line in checked.splitlines() if line.startswith("missions/first-cup")}


PAGES = """
from logwright.project import Project
from logwright.publish.site_build.contents import contents
from logwright.publish.views.book import Book
library, _ = Project.open().read()
for lang in ("en", "ru"):
    pages = {page.path: page for page in contents(Book(library, lang), {"properties": {}}, {}).pages}
    print(pages["planet-nine/suits.md"].text())
"""


def test_a_page_is_a_module_and_an_entry_of_the_menu(copy: Path, python: Python, page: str) -> None:
    take(copy, steps(page, "a page of the site"))
    english, _, russian = python("-c", PAGES).rpartition("# Suits")
    assert "| pink | 9 |" in english
    assert "| 9 |" in russian


@pytest.mark.parametrize(
    ("heading", "word"),
    [
        ("a phrase of the objective language", "never_in_a_row"),
        ("a way to communicate", "dead-zone"),
        ("a task token", "omega"),
    ],
)
def test_every_file_that_knows_such_a_thing_is_named(repository: Path, page: str, heading: str, word: str) -> None:
    said = section(page, heading)
    package = repository / "generator/logwright"
    # What makes links shorter never changes, and a new project begins with a mission like any other.
    others = {"mission_link_words.py", "new_project.py"}
    for path in package.rglob("*.py"):
        if path.name not in others and f'"{word}"' in path.read_text("utf-8"):
            assert path.name in said or path.parent.name in said, path.relative_to(package)


def test_files_that_the_page_names_exist(repository: Path, page: str) -> None:
    for path in re.findall(r"`((?:generator|schemas|site|tests|docs)/[\w./-]+)`", page):
        assert (repository / path).exists(), path
