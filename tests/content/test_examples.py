"""Broken content gets exactly the report its author needs, and sound content gets none.

Each example of tests/examples/bad is one broken file with its report beside it, or a folder with expected.report and a
small content tree, a project of somebody's own, or files from elsewhere such as positions and lines of play. When words
are changed on purpose, ACCEPT_REPORTS=1 writes the reports anew: read them as somebody would who has never seen this
code.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path

import pytest

from logwright.cli.main import main
from logwright.cli.terminal.reporter import report
from logwright.content.loading.load import all_problems, read_layers
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.document import Origin
from logwright.content.read.layer import Layer
from logwright.content.rules import rule_texts
from logwright.sentences.mission_text import mission_lines
from tests.words import english

from .small_library import BASE, ROOT, small_library

BAD = ROOT / "tests" / "examples" / "bad"
GOOD = ROOT / "tests" / "examples" / "good"
BAD_FILES = sorted(BAD.glob("*.yaml"))
BAD_TREES = sorted(path for path in BAD.iterdir() if path.is_dir())
GOOD_FILES = sorted(GOOD.glob("*.yaml"))
OWN = "project/"
GROUPS = (
    "campaign",
    "daily",
    "deal",
    "file",
    "game",
    "lesson",
    "mission",
    "objective",
    "print",
    "reference",
    "rulebook",
    "scenario",
    "schema",
    "task",
    "text",
    "yaml",
)
WITHOUT_EXAMPLE = {
    "file/unreadable",  # a file that is not there cannot lie here; see the test of a missing file
    "yaml/size",  # more than a mebibyte; the rule's own page makes one
}
OUR_WORDS = re.compile(
    r"oneOf|anyOf|additionalProp|schema|regex|pattern|\[a-z|\\d|mapping|\b(None|True|False|dict|str)\b"
)


class Loaded:
    """A project in a temporary folder, with everything wrong with it."""

    def __init__(self, folder: Path, files: dict[str, bytes], extra: Sequence[Path] = ()) -> None:
        self.root = small_library(folder, files)
        layers = [Layer(self.root / "content", "content/"), Layer(self.root / OWN, OWN, Origin.OWN)]
        self.library, found = read_layers(layers, self.root / "schemas", extra)
        problems = all_problems(self.library, found)
        # What the games around the examples lack is of no interest here.
        self.problems = [problem for problem in problems if problem.file not in BASE or problem.file in files]

    def of(self, file: str) -> list[Problem]:
        return [problem for problem in self.problems if problem.file == file]


@pytest.fixture(scope="module")
def bad(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    """All broken files in one project: each must be reported as if it were alone."""
    return Loaded(tmp_path_factory.mktemp("bad"), {_custom(path): path.read_bytes() for path in BAD_FILES})


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    """All sound files in one project, with the words to say them."""
    words = [ROOT / "content" / "fonts.yaml", *sorted((ROOT / "content" / "locales" / "en").rglob("*.yaml"))]
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in words}
    said = "\n".join(path.read_text("utf-8-sig") for path in GOOD_FILES)
    for lang in {*re.findall(r"^  ([\w-]+): \{title:", said, re.MULTILINE)} - {"en"}:
        files[f"content/locales/{lang}/grammar.yaml"] = f"name: {lang} language\nplurals: {{one: n = 1}}\n".encode()
    files |= {_custom(path): path.read_bytes() for path in GOOD_FILES}
    return Loaded(tmp_path_factory.mktemp("good"), files)


def test_there_are_examples_enough() -> None:
    assert len(BAD_FILES) + len(BAD_TREES) >= 90
    assert len(GOOD_FILES) >= 25


def test_every_example_has_a_report_and_every_report_an_example() -> None:
    examples = {path.stem for path in BAD_FILES}
    assert {path.stem for path in BAD.glob("*.report")} == examples
    assert {path.name for path in BAD_TREES} == {path.parent.name for path in BAD.glob("*/expected.report")}
    assert {path.suffix for path in BAD.iterdir() if path.is_file()} == {".yaml", ".report"}


@pytest.mark.parametrize("example", BAD_FILES, ids=lambda path: path.stem)
def test_a_broken_file_gets_exactly_its_report(example: Path, bad: Loaded) -> None:
    _compare(example.with_suffix(".report"), bad.of(_custom(example)), bad.library)


@pytest.mark.parametrize("example", BAD_TREES, ids=lambda path: path.name)
def test_a_broken_tree_gets_exactly_its_report(example: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = [path for part in ("content", OWN) for path in (example / part).rglob("*") if path.is_file()]
    extra = [Path(path.name) for path in sorted(example.iterdir()) if path.is_file() and path.suffix != ".report"]
    monkeypatch.chdir(example)
    loaded = Loaded(tmp_path, {path.relative_to(example).as_posix(): path.read_bytes() for path in content}, extra)
    _compare(example / "expected.report", loaded.problems, loaded.library)


def test_every_rule_is_broken_by_some_example() -> None:
    wanted = {rule for rule in rule_texts() if rule.partition("/")[0] in GROUPS} - WITHOUT_EXAMPLE
    reports = "\n".join(path.read_text("utf-8") for path in BAD.rglob("*.report"))
    broken = set(re.findall(r"^\S+:\d+:\d+: (\S+)$", reports, re.MULTILINE))
    assert sorted(wanted - broken) == []


@pytest.mark.parametrize("path", sorted(BAD.rglob("*.report")), ids=lambda path: path.relative_to(BAD).as_posix())
def test_a_report_speaks_of_missions_and_cards_and_says_what_to_do(path: Path) -> None:
    for part in path.read_text("utf-8").strip().split("\n\n"):
        said = [line for line in part.splitlines()[1:] if not re.match(r" +\d* \|", line)]
        assert [line for line in said if OUR_WORDS.search(line)] == []
        assert said[-1].startswith("  → "), part


@pytest.mark.parametrize("example", GOOD_FILES, ids=lambda path: path.stem)
def test_a_sound_file_gets_no_report_and_can_be_said(example: Path, good: Loaded) -> None:
    file = _custom(example)
    assert report(good.of(file), good.library.texts, "text") == ""
    mission = next(mission for mission in good.library.all_missions if mission.document.file == file)
    game = good.library.games[mission.game]
    lines = mission_lines(mission.rules, good.library.tongue("en", game.id), game.players)
    assert lines
    assert all(line.strip() for line in lines)


def test_validate_says_1_for_broken_files(bad: Loaded, capsys: pytest.CaptureFixture[str]) -> None:
    assert _validate(bad, bad.root / "content" / "custom") == 1
    printed = capsys.readouterr().out
    assert printed.startswith(report(bad.problems, bad.library.texts, "text"))
    assert printed.endswith(f"\n\n{len(bad.problems)} problems in {len(BAD_FILES)} files.\n")


def test_validate_says_0_for_sound_files_anywhere(bad: Loaded, capsys: pytest.CaptureFixture[str]) -> None:
    assert _validate(bad, GOOD) == 0
    assert capsys.readouterr().out == f"{len(GOOD_FILES)} files: all fine.\n"


def test_json_holds_the_same_problems(bad: Loaded, capsys: pytest.CaptureFixture[str]) -> None:
    assert _validate(bad, bad.root / "content" / "custom", "--format", "json") == 1
    found = [problem.to_data(english()) for problem in bad.problems]
    assert json.loads(capsys.readouterr().out) == {"problems": found}


def test_github_gets_one_line_for_each_problem(bad: Loaded, capsys: pytest.CaptureFixture[str]) -> None:
    assert _validate(bad, bad.root / "content" / "custom", "--format", "github") == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(bad.problems)
    for line, problem in zip(lines, bad.problems, strict=True):
        place = f"::error file={problem.file},line={problem.line},col={problem.column},title={problem.rule}::"
        assert line.startswith(place)


def test_a_missing_file_is_a_problem(bad: Loaded, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = tmp_path / "nowhere.yaml"
    assert _validate(bad, nowhere) == 1
    assert capsys.readouterr().out == (
        f"{nowhere}:1:1: file/unreadable\n"
        "  the file cannot be read: No such file or directory\n"
        "  → check the name, and that you are allowed to read it\n"
        "\n1 problem in 1 file.\n"
    )


def test_all_problems_come_in_one_run_sorted_by_file_and_line(bad: Loaded) -> None:
    places = [(problem.file, problem.line, problem.column) for problem in bad.problems]
    assert places == sorted(places)
    assert {file for file, _, _ in places} == {_custom(path) for path in BAD_FILES}
    assert len(bad.of("content/custom/many-things-at-once.yaml")) > 10


def _custom(path: Path) -> str:
    return f"content/custom/{path.name}"


def _validate(loaded: Loaded, path: Path, *options: str) -> int:
    return main(["--root", str(loaded.root), "validate", str(path), *options])


def _compare(expected: Path, problems: list[Problem], library: Library) -> None:
    found = report(problems, library.texts, "text") + "\n"
    if os.environ.get("ACCEPT_REPORTS"):
        expected.write_text(found, "utf-8")
    wanted = expected.read_text("utf-8")
    if found != wanted:
        lines = wanted.splitlines(), found.splitlines()
        pytest.fail("\n".join(unified_diff(*lines, expected.name, "found", lineterm="")), pytrace=False)
