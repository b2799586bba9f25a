"""Nothing that content says can do anything to a terminal, whatever command prints it."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.cli.terminal.sanitize import in_cells, sanitized
from tests.cli.run import Runner

EVIL = "\x1b[2J\x1b]0;owned\x07 \u202eevil\u2066 \x9b31m \x7f"
"""Clears the screen, renames the window, rings, turns the direction of writing, colours, deletes."""
DIRECTIONS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def harmful(text: str) -> list[str]:
    """By the tables of Unicode, not by ours."""
    return [
        character
        for character in text
        if (unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") and character not in "\n\t")
        or unicodedata.bidirectional(character) in DIRECTIONS
    ]


@given(st.text(st.characters(categories=("C", "L", "Z", "P"))))
def test_what_is_spelled_out_does_no_harm_and_means_the_same_in_json(text: str) -> None:
    assert harmful(sanitized(text)) == []
    assert json.loads(sanitized(json.dumps(text, ensure_ascii=False))) == text


@given(st.text(st.characters(exclude_characters="\n")))
def test_a_line_above_a_caret_keeps_its_length(text: str) -> None:
    assert len(in_cells(text)) == len(text)
    assert harmful(in_cells(text)) == []


def test_languages_and_symbols_stay_as_they_are() -> None:
    text = "Où ça\u202f? «Ёлка» Ω ≥ 5 –\t🚀\u200d👩 שלום ภาษาไทย\n"
    assert sanitized(text) == text


@pytest.mark.parametrize(
    "command",
    [
        ("show", "FILE"),
        ("validate",),
        ("validate", "FILE"),
        ("validate", "--format", "json"),
        ("validate", "--format", "github"),
        ("check", "custom/evil", "--deals", "1", "--jobs", "1"),
        ("check", "FILE", "--deals", "1", "--jobs", "1"),
        ("solve", "FILE"),
        ("solve", "DEAL"),
        ("solve", "DEAL", "--format", "json"),
        ("replay", "FILE"),
        ("replay", "LINE"),
        ("translations",),
        ("print", "mission", "custom/evil", "--lang", EVIL),
        ("show", EVIL),
        ("show", "custom/evil", "--lang", EVIL),
        ("check", EVIL),
        ("solve", EVIL),
        ("replay", EVIL),
        (EVIL,),
        ("show", "custom/evil", EVIL),
    ],
    ids=lambda command: " ".join(command).replace(EVIL, "EVIL"),
)
def test_no_command_prints_what_could_do_harm(command: tuple[str, ...], run_small: Runner, tmp_path: Path) -> None:
    quoted = json.dumps(EVIL)
    mission = f"game: planet-nine\nid: evil\ntasks: {{count: 3}}\ntext:\n  en: {{title: {quoted}, story: {quoted}}}\n"
    (run_small.root / "content" / "custom" / "evil.yaml").write_text(mission)
    named = {"FILE": f"{quoted}: {quoted}\nmissions: [{{id: {quoted}, example: {quoted}}}]\n"}
    named["DEAL"] = f"game: planet-nine\nhands: [[rocket 4], [pink 3]]\nobjectives: [{{win: {quoted}}}]\n{quoted}: 1\n"
    trick = '{"leader": 0, "cards": ["pink 3", "pink 4"], "winner": 1}'
    named["LINE"] = f'{{"choices": {{"chosen": {{{quoted}: 1}}}}, "tricks": [{trick}]}}'
    for name, text in named.items():
        (tmp_path / f"{name}\x1b[31m.yaml").write_text(text)
    files = {name: str(tmp_path / f"{name}\x1b[31m.yaml") for name in named}
    outcome = run_small(*(files.get(part, part) for part in command))
    assert outcome.out + outcome.err
    assert harmful(outcome.out) == []
    assert harmful(outcome.err) == []
    assert "a bug of ours" not in outcome.err


def test_a_name_cannot_forge_a_line_of_ours(run_small: Runner, tmp_path: Path) -> None:
    file = tmp_path / "line.json"
    trick = {"leader": 0, "cards": ["pink 3", "pink 4"], "winner": 1}
    file.write_text(json.dumps({"choices": {"chosen": {"sick\n\nforged": 1}}, "tricks": [trick]}))
    assert "chosen   sick forged: 1\n" in run_small("replay", str(file)).out


def test_a_file_name_that_is_no_text_is_reported(run_small: Runner, tmp_path: Path) -> None:
    outcome = run_small("validate", str(tmp_path) + "/\udcff.yaml")
    assert outcome.code == 1
    assert "/\\udcff.yaml:1:1: file/unreadable" in outcome.out


def test_title_and_story_do_no_harm(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "evil.yaml"
    words = json.dumps({"title": EVIL, "story": EVIL})
    file.write_text(f"game: planet-nine\nid: evil\ntasks: {{count: 3}}\ntext: {{en: {words}}}\n")
    outcome = run("show", str(file))
    assert "evil" in outcome.out
    assert harmful(outcome.out) == []
