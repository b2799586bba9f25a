"""logwright new mission writes a valid, commented file."""

from __future__ import annotations

import pytest

from logwright.cli.commands.new import id_of
from tests.cli.run import Runner


@pytest.mark.parametrize(
    "options",
    [
        ("--game", "planet-nine", "--title", "The Lost Probe", "--tasks", "4", "--tokens", "1,2,omega"),
        ("--game", "planet-nine", "--title", "No: 'quotes' # here", "--tasks", "0", "--story", "Two lines: one, two."),
        ("--game", "deep-sea", "--title", "Down", "--id", "down-we-go", "--tasks", "7", "--communication", "currents"),
        ("--game", "deep-sea", "--title", "Во тьму", "--lang", "fr", "--id", "into-the-dark", "--players", "3,4"),
        ("--game", "planet-nine", "--title", "Static", "--communication", "disruption", "--allocation", "free"),
    ],
)
def test_a_new_mission_is_valid(run_small: Runner, options: tuple[str, ...]) -> None:
    outcome = run_small("new", "mission", *options)
    assert outcome.code == 0, outcome.out + outcome.err
    written = [file for file in (run_small.root / "content/custom").iterdir() if file.name != "example.yaml"]
    assert len(written) == 1
    assert written[0].read_text("utf-8").startswith("# yaml-language-server: $schema=../../schemas/mission.schema.json")
    assert run_small("validate", str(written[0])).code == 0


def test_answers_that_make_no_valid_mission_are_reported_and_nothing_is_written(run_small: Runner) -> None:
    outcome = run_small("new", "mission", "--title", "Too Many", "--tasks", "2", "--tokens", "1,2,3")
    assert outcome.code == 1
    assert "3 tokens for 2 tasks" in outcome.out
    assert not (run_small.root / "content/custom/too-many.yaml").exists()


def test_an_existing_file_is_never_overwritten(run_small: Runner) -> None:
    before = (run_small.root / "content/custom/example.yaml").read_text()
    outcome = run_small("new", "mission", "--title", "Example")
    assert outcome.code == 2
    assert "exists already" in outcome.err
    assert (run_small.root / "content/custom/example.yaml").read_text() == before


@pytest.mark.parametrize("name", ["../escape", "/etc/passwd", "a/b", "UPPER", "x" * 80])
def test_an_id_cannot_leave_its_folder(run_small: Runner, name: str) -> None:
    outcome = run_small("new", "mission", "--title", "Escape", "--id", name)
    assert outcome.code == 2
    assert "id" in outcome.err


def test_questions_are_asked_at_a_terminal(run_small: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["planet-nine", "Asked and Answered", "3", "1", "4,5", ""])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert run_small("new", "mission").code == 0
    text = (run_small.root / "content/custom/asked-and-answered.yaml").read_text()
    assert "players: [4, 5]" in text
    assert "tasks: {count: 3, tokens: ['1']}" in text


def test_nothing_is_written_if_the_answers_end_too_soon(run_small: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["no such game", "planet-nine", "Half a Mission", "three", "3"])

    def answer(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", answer)
    outcome = run_small("new", "mission")
    assert outcome.code == 2
    assert "nothing was written" in outcome.err
    assert not (run_small.root / "content/custom/half-a-mission.yaml").exists()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("The Lost Probe", "the-lost-probe"),
        ("Don’t Panic!", "dont-panic"),
        ("4 x 4 Café", "x-4-cafe"),
        ("Öl im Getriebe", "oel-im-getriebe"),
        ("Évasion", "evasion"),
        ("Спасение щенка", "spasenie-shchenka"),
    ],
)
def test_file_names_from_titles(title: str, name: str) -> None:
    assert id_of(title) == name


def test_a_title_without_letters_makes_no_file_name() -> None:
    with pytest.raises(Exception, match="--id"):
        id_of("1, 2, …")
