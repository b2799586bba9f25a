"""logwright validate warns of missions that nobody can win, and calls them sound all the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.project.ruled_out import ruled_out
from tests.cli.run import Runner
from tests.whole_library import whole_library

FOUR_COLOURS = """game: planet-nine
id: four-colours
objectives:
  - {who: commander, win: pink 9}
  - {who: crew, tricks: {colours: 4, count: 1}}
"""
WHY = "Whatever the deal, this cannot be done. The crew must win exactly 1 trick of exactly 4 different colours."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "four-colours.yaml"
    path.write_text(FOUR_COLOURS, "utf-8")
    return path


def test_a_warning_names_the_rule_the_players_and_the_reason(run: Runner, file: Path) -> None:
    outcome = run("validate", str(file))
    assert outcome.code == 0
    assert outcome.out == (
        f"{file}:5:5: warning\n"
        f"  with 2, 3 players nobody can win this mission. {WHY}\n"
        "    5 |   - {who: crew, tricks: {colours: 4, count: 1}}\n"
        "      |     ^\n"
        "  → change one of these rules, or leave out 2, 3 players\n"
        "\n"
        "1 file: all fine.\n"
    )


def test_it_speaks_the_language_of_the_reader(run: Runner, file: Path) -> None:
    said = run("validate", str(file), "--lang", "de").out
    assert "mit 2, 3 Spielern kann niemand diese Mission gewinnen." in said


def test_programs_hear_of_it_beside_the_problems(run: Runner, file: Path) -> None:
    found = json.loads(run("validate", str(file), "--format", "json").out)
    assert found["problems"] == []
    assert [(each["line"], each["key"]) for each in found["warnings"]] == [(5, "warning.ruled-out")]
    assert run("validate", str(file), "--format", "github").out.startswith(f"::warning file={file},line=5,col=5,")


def test_who_leaves_out_these_players_hears_nothing(run: Runner, file: Path) -> None:
    file.write_text(f"{FOUR_COLOURS}players: [4, 5]\n", "utf-8")
    assert run("validate", str(file)).out == "1 file: all fine.\n"


def test_counting_rules_out_none_of_our_missions() -> None:
    library: Library = whole_library()
    assert len(library.missions_in_question) > 100
    assert list(ruled_out(library, "en")) == []
