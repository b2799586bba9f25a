"""logwright play: a whole attempt at the terminal, answered line by line; logwright replay shows it again."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import Outcome, Runner
from tests.verdicts.attempts.test_program import BOT

PLAY = ("play", "planet-nine/01", "--players", "3", "--crew", "beginner", "--seat", "0", "--deal", "4")


Typed = Callable[..., Outcome]


@pytest.fixture
def typed(run: Runner, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Runs a command with lines as if somebody typed them."""

    def play(lines: list[str], *arguments: str) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
        return run(*arguments)

    return play


@pytest.fixture
def bot(tmp_path: Path) -> str:
    path = tmp_path / "bot.py"
    path.write_text(BOT)
    return f"{sys.executable} {path}"


def test_programs_and_crews_play_to_the_end_and_the_record_is_replayed(run: Runner, bot: str, tmp_path: Path) -> None:
    record = tmp_path / "attempt.json"
    seats = (f"--seat=0={bot}", f"--seat=2={bot}")
    found = run("play", "planet-nine/02", "--players", "4", "--crew", "beginner", *seats, "--record", str(record))
    assert found.code == 0, found.err
    assert "Mission accomplished" in found.out or "The mission is lost." in found.out
    kept = json.loads(record.read_text("utf-8"))
    assert kept["seats"] == ["program", "beginner", "program", "beginner"]
    again = run("replay", str(record))
    assert again.code == 0
    assert again.out.splitlines()[-1] in found.out
    assert run("validate", str(record)).code == 0


@pytest.mark.parametrize(
    ("lang", "role"), [("en", "the sick member"), ("fr", "malade"), ("de", "kranke"), ("ru", "больной")]
)
def test_roles_are_called_what_the_rules_call_them(typed: Typed, lang: str, role: str) -> None:
    """In the question, among the options of the commander, and when it is told."""
    mission = ("play", "planet-nine/05", "--players", "3", "--crew", "beginner", "--seat", "1")
    said = typed(["1", "1", "q"], "--lang", lang, *mission).out.lower()
    assert said.count(role) >= 5
    assert "sick:" not in said.replace("sick member", "")


def test_a_person_is_asked_hinted_refused_and_may_take_back(typed: Typed, tmp_path: Path) -> None:
    record = tmp_path / "attempt.json"
    lines = ["h", "zz", *["1"] * 3, *["?", "t9", "u", "q"] * 4]
    found = typed(lines, *PLAY, "--record", str(record))
    assert found.code == 0, found.err
    assert "Type a card" in found.out
    assert "seat 0 (you)" in found.out
    assert "kept in" in found.out
    kept = json.loads(record.read_text("utf-8"))
    assert kept["mission"] == "planet-nine/01"
    more = typed(["q"], "play", "--record", str(record))
    assert more.code == 0, more.err
    assert f"Resumed after {len(kept['decisions'])} decision" in more.out or not kept["decisions"]


def test_an_illegal_card_explains_itself_p9_038(typed: Typed) -> None:
    """All cards of the game are tried: what is not held or does not follow is refused with its rule."""
    cards = [f"{letter}{value}" for letter in "bgpyt" for value in range(1, 10)]
    found = typed(["", *cards], *PLAY)
    assert "(p9-033: The trick)" in found.out
    assert found.code == 0


@pytest.mark.parametrize("lang", ["fr", "de", "ru"])
def test_every_language_has_the_words(typed: Typed, lang: str, bot: str) -> None:
    found = typed(["?", "h", "1", "?", "", "?"], *PLAY, f"--seat=1={bot}", "--distress", "--lang", lang)
    assert found.code == 0, found.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "name a mission"),
        (["play", "planet-nine/99"], "there is no mission"),
        (["play", "planet-nine/01", "--players", "7"], "is for 2, 3, 4, 5 players"),
        (["play", "planet-nine/01", "--seat", "9"], "there is no seat 9"),
        (["play", "planet-nine/01", "--seat", "x"], "x is not a seat"),
        (["play", "planet-nine/01", "--players", "2", "--seat", "2"], "third member"),
        (["play", "planet-nine/01", "--seed", "-4"], "from 0 to 999999999"),
        (["play", "https://example.org/#mission=1.AAAA"], "the link is damaged"),
        (["arena", "--crews", "club,club", "--missions", "planet-nine/01"], "each once"),
        (["arena", "--crews", "club", "--missions", "planet-nine/01", "--players", "6"], "none of these"),
        (["arena", "--crews", "club", "--missions", "planet-nine/01", "--deals", "0"], "--deals must be at least 1"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(run: Runner, arguments: list[str], said: str) -> None:
    found = run(*arguments)
    assert found.code == 2
    assert said in found.err


def test_a_record_against_the_rules_is_a_problem_at_its_line(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "attempt.json"
    data = {"attempt": 1, "mission": "planet-nine/01", "players": 3, "seats": ["club"] * 3}
    path.write_text(json.dumps({**data, "decisions": [["play", 0, "pink 9"]]}))
    found = run("replay", str(path))
    assert found.code == 1
    assert "The first trick begins only after" in found.out
    path.write_text(json.dumps({**data, "decisions": [["sing", 0, None]]}))
    assert run("replay", str(path)).code == 1
    assert run("validate", str(path)).code == 1


def test_a_program_that_misbehaves_is_named(run: Runner) -> None:
    found = run(
        "play", "planet-nine/01", "--seat", f"0={sys.executable} -c pass", "--players", "3", "--crew", "beginner"
    )
    assert found.code == 1
    assert "its attempt is lost" in found.out


def test_the_arena_compares_on_the_same_deals(run: Runner, bot: str) -> None:
    wish = ("arena", "--missions", "planet-nine/01", "--players", "3", "--deals", "6", "--jobs", "1", "--crews")
    found = run(*wish, f"beginner,{bot}")
    assert found.code == 0, found.err
    assert "points of 100" in found.out
    data = json.loads(run(*wish, "beginner", "--format", "json").out)
    assert data["all"][0]["deals"] == 6
    assert data["differences"] == []
