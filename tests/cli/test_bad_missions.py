"""One bad mission is left out and reported; the others are shown, printed and put on the site."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.project import one_game
from tests.cli.run import Runner
from tests.print.reading import page_texts

BAD = "game: planet-nine\nid: bad\ntasks: {count: 3}\nobjectives:\n  - {who: {chosen: nobody}, win: pink 3}\n"
TOO_LARGE = "game: planet-nine\nid: too-large\nobjectives:\n  - win_in_order: [{cards}]\n"
GOOD = "game: planet-nine\nid: good\ntasks: {count: 3}\ntext: {en: {title: The Good One}}\n"
UNREADABLE = "game: planet-nine\nid: [\n"


@pytest.fixture(scope="module")
def project(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three official missions, of which one is broken, a good mission and three bad ones."""
    root = one_game(repository, tmp_path_factory.mktemp("bad"), missions=3)
    custom = root / "content" / "custom"
    custom.mkdir()
    cards = ", ".join(f"{colour} {value}" for colour in ("pink", "blue") for value in range(1, 10))
    (custom / "good.yaml").write_text(GOOD)
    (custom / "bad.yaml").write_text(BAD)
    (custom / "too-large.yaml").write_text(TOO_LARGE.format(cards=cards).replace("{{", "{").replace("}}", "}"))
    (custom / "unreadable.yaml").write_text(UNREADABLE)
    second = root / "content" / "planet-nine" / "missions" / "02.yaml"
    second.write_text(second.read_text("utf-8") + "volunteers: 2\n", "utf-8")
    return root


@pytest.fixture
def run(project: Path, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(project, capsys)


REPORTS = (
    "content/custom/bad.yaml:5:20: mission/unknown-member",
    "content/custom/too-large.yaml:4:3: mission/too-large",
    "content/custom/unreadable.yaml:3:1: yaml/syntax",
    "content/planet-nine/missions/02.yaml:",
)


def test_the_site_has_all_but_the_bad_ones(run: Runner, tmp_path: Path) -> None:
    outcome = run("site", "--deals", "0", "--lang", "en", "--jobs", "1", "--out", str(tmp_path / "site"))
    assert outcome.code == 1, outcome.err
    for report in REPORTS:
        assert report in outcome.out
    assert "Left out: content/custom/bad.yaml, content/custom/too-large.yaml" in outcome.out
    # The handbook has pages about the checks that found them.
    pages = {path.stem for path in (tmp_path / "site").rglob("*.html") if "handbook" not in path.parts}
    assert {"good", "01", "03"} <= pages
    assert not {"bad", "too-large", "unreadable", "02"} & pages


@pytest.mark.parametrize("command", [("show",), ("check", "--deals", "1", "--jobs", "1"), ("print", "mission")])
@pytest.mark.parametrize(("mission", "report"), [("bad", REPORTS[0]), ("too-large", REPORTS[1])])
def test_a_bad_mission_alone_is_only_reported(
    command: tuple[str, ...], mission: str, report: str, run: Runner, project: Path, tmp_path: Path
) -> None:
    for name in (f"custom/{mission}", str(project / "content" / "custom" / f"{mission}.yaml")):
        out = ("--out", str(tmp_path / "out")) if command[0] == "print" else ()
        outcome = run(*command, name, *out)
        assert outcome.code == 1
        assert report in outcome.out
        assert not list(tmp_path.rglob("*.pdf"))


def test_a_printed_set_has_all_but_the_bad_ones(run: Runner, tmp_path: Path) -> None:
    outcome = run("print", "logbook", "custom/good", "custom/bad", "planet-nine/1-3", "--out", str(tmp_path / "out"))
    assert outcome.code == 1
    assert REPORTS[0] in outcome.out
    printed = "".join(text for path in (tmp_path / "out").rglob("*.pdf") for text in page_texts(path.read_bytes()))
    assert "The Good One" in printed


def test_words_that_are_missing_are_no_bug_of_ours(run_small: Runner) -> None:
    outcome = run_small("show", "custom/example")
    assert outcome.code == 1
    assert "there are no words for" in outcome.err


def test_without_its_game_nothing_is_built_and_the_reason_is_told(
    repository: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = one_game(repository, tmp_path / "project", missions=1)
    shutil.copy(repository / "content" / "planet-nine" / "faq.yaml", root / "content" / "planet-nine" / "game.yaml")
    for command in (("site", "--deals", "0", "--jobs", "1"), ("print", "all", "--jobs", "1")):
        outcome = Runner(root, capsys)(*command)
        assert outcome.code == 1, outcome.err
        assert "content/planet-nine/game.yaml:" in outcome.out
