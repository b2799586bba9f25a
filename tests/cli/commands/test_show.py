"""logwright show prints a mission as a person reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import Runner


def test_a_mission_with_title_story_and_rules(run: Runner) -> None:
    outcome = run("show", "planet-nine/34")
    assert outcome.code == 0
    assert "The Crew: The Quest for Planet Nine · Mission 34" in outcome.out
    assert "• The commander must win the first trick and the last trick." in outcome.out


def test_a_number_may_be_short(run: Runner) -> None:
    assert run("show", "planet-nine/5").out == run("show", "planet-nine/05").out


@pytest.mark.parametrize(("lang", "said"), [("fr", "Le Commandant doit remporter"), ("ru", "Командир должен взять")])
def test_in_other_languages(run: Runner, lang: str, said: str) -> None:
    assert said in run("show", "planet-nine/34", "--lang", lang).out


def test_for_one_number_of_players(run: Runner) -> None:
    assert "3 players" in run("show", "deep-sea/14", "--players", "3").out


def test_a_file_from_anywhere(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: deep-sea\nid: mine\ntasks: {difficulty: 4}\ntext: {en: {title: Mine}}\n")
    outcome = run("show", str(file))
    assert outcome.code == 0
    assert "Draw task cards with a total difficulty of 4." in outcome.out


def test_a_broken_file_is_reported(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("game: deep-sea\nid: mine\ntasks: {difficult: 4}\n")
    outcome = run("show", str(file))
    assert outcome.code == 1
    assert "did you mean difficulty?" in outcome.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("planet-nine/51",), "there is no mission planet-nine/51"),
        (("planet-nin/05",), "did you mean planet-nine/05?"),
        (("planet-nine/05", "--lang", "xx"), "there is no language xx"),
        (("planet-nine/05", "--players", "6"), "is for 2, 3, 4, 5 players"),
    ],
)
def test_what_cannot_be_shown_is_wrong_usage(run: Runner, arguments: tuple[str, ...], said: str) -> None:
    outcome = run("show", *arguments)
    assert outcome.code == 2
    assert said in outcome.err
