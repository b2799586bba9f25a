"""In which language a command speaks, and that it speaks it throughout."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from logwright.cli import colour
from logwright.cli.commands.completion import _bash, _fish
from logwright.cli.exit_code import UsageError
from logwright.cli.questions import Questions
from logwright.cli.speech import language_of
from logwright.cli.terminal.sanitize import sanitized
from tests.cli.run import Runner

NOTHING = "game: planet-nine\nid: nothing\ntitle: Nothing\n"
SAYS = {
    "en": ("has no field 'title'", "title and story go below text", "1 problem in 1 file."),
    "fr": ("il n’y a pas de champ 'title'", "titre et histoire vont sous text", "1 problème dans 1 fichier."),
    "de": ("ein Feld 'title' gibt es nicht", "Titel und Geschichte stehen unter text", "1 Problem in 1 Datei."),
    "ru": ("поля 'title' здесь нет", "название и история пишутся в text", "1 ошибка в 1 файле."),
}


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {"LANG": "nl_NL.UTF-8"}, "en"),
        ([], {"LOGWRIGHT_LANG": "de", "LC_ALL": "ru_RU.UTF-8"}, "de"),
        (["--lang", "ru", "validate"], {"LOGWRIGHT_LANG": "de"}, "ru"),
        (["validate", "--lang=fr"], {"LOGWRIGHT_LANG": "de"}, "fr"),
        (["--root", "site", "show", "x", "--lang", "fr"], {}, "fr"),
        (["site", "--lang", "fr"], {"LOGWRIGHT_LANG": "de"}, "de"),
        (["--lang", "ru", "print", "logbook", "--lang", "fr"], {}, "ru"),
    ],
)
def test_the_language_is_chosen_by_option_variable_and_locale(
    arguments: list[str], environment: dict[str, str], lang: str
) -> None:
    assert language_of(arguments, environment) == lang


@pytest.mark.parametrize("lang", SAYS)
def test_validate_speaks_it(lang: str, run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "nothing.yaml"
    file.write_text(NOTHING, "utf-8")
    outcome = run("validate", "--lang", lang, str(file))
    assert outcome.code == 1
    for words in SAYS[lang]:
        assert words in outcome.out


def test_programs_read_the_same_in_every_language(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "nothing.yaml"
    file.write_text(NOTHING, "utf-8")
    found = {
        lang: json.loads(run("validate", "--lang", lang, "--format", "json", str(file)).out)["problems"]
        for lang in SAYS
    }
    for (problem,) in found.values():
        assert (problem["rule"], problem["key"]) == ("schema/unknown-field", "schema.unknown-field")
        assert problem["arguments"] == {"where": {"say": "names.file"}, "name": "'title'"}
    assert len({problem["message"] for (problem,) in found.values()}) == len(SAYS)


def test_help_and_wrong_options_are_translated(run: Runner) -> None:
    assert "utilisation\u202f: logwright" in run("--lang", "fr", "--help").out
    assert "unbekannte Argumente: --nonsense" in run("--lang", "de", "validate", "--nonsense").err


def test_a_language_nobody_speaks_is_refused(run: Runner) -> None:
    outcome = run("--lang", "xx", "validate")
    assert outcome.code == 2
    assert "there is no language xx; there are de, en, fr, ru" in outcome.err


def test_a_bad_answer_is_asked_for_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["many", "", "7"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))

    def number(text: str) -> int:
        if not text.isdigit():
            raise UsageError(f"no number: {text}")
        return int(text)

    assert Questions(asking=True).answer(None, "How many?", "x", number) == 7
    assert capsys.readouterr().out == "no number: many\nno number: x\n"
    with pytest.raises(UsageError):
        Questions(asking=True).answer("many", "How many?", "4", number)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--game", "deep-sea", "--tokens", "1"], "deep-sea has no task tokens"),
        (["--game", "planet-nine", "--tasks", "0", "--tokens", "1"], "tokens lie on tasks"),
        (["--game", "planet-nine", "--tasks", "0", "--allocation", "free"], "--allocation free says how tasks"),
        (["--game", "planet-nine", "--tokens", "9"], "'9' is not a task token"),
        (["--game", "planet-nine", "--players", "7"], "planet-nine is for 2, 3, 4, 5 players"),
    ],
)
def test_no_option_of_new_is_dropped(options: list[str], says: str, run: Runner, tmp_path: Path) -> None:
    outcome = run("new", "mission", "--title", "The Lost Probe", "--out", str(tmp_path), *options)
    assert outcome.code == 2
    assert says in outcome.err
    assert list(tmp_path.iterdir()) == []


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_colours_pass_where_escapes_of_content_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown = colour.shown_in_colour(colour.red("a \x1b[31m b"), sanitized)
    assert shown == "\x1b[31ma \\u001b[31m b\x1b[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert colour.red("plain") == "plain"


def test_shells_are_told_every_command() -> None:
    words = {"": ["--help", "print"], "print": ["cards"], "print cards": ["--flip"]}
    assert '"print cards") words="--flip" ;;' in _bash(words, "bash")
    assert _bash(words, "zsh").startswith("autoload")
    assert "__fish_seen_subcommand_from print ; and __fish_seen_subcommand_from cards" in _fish(words)
