"""The messages of the command line, in the user's language.

The language is that of `--lang`, or else the first of LOGWRIGHT_LANG, LC_ALL, LC_MESSAGES and LANG that is set. For
commands whose own `--lang` lists output languages, such as `site` and `print`, only one before the command counts.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from logwright.content.base_speech import base_speech, spoken_languages
from logwright.content.grammar_file import SOURCE
from logwright.content.problem import PLACE as PROBLEMS
from logwright.saying import Saying, read_saying, saying
from logwright.sentences.speech import Speech

COMMANDS = "commands.yaml"
_VARIABLES = ("LOGWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_OPTION = "--lang"
# Their --lang selects output languages.
_MAKERS = ("site", "serve", "print")


class _Chosen:
    """The language of this run. A process runs one command for one user."""

    lang = ""


def choose_language(arguments: Sequence[str]) -> None:
    _Chosen.lang = language_of(arguments, os.environ)


def speak_english() -> None:
    _Chosen.lang = SOURCE


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for messages; English if none of the requested ones is supported."""
    wanted = [*_asked_for(arguments), *(environment.get(name, "") for name in _VARIABLES)]
    for name in wanted:
        # LC_ALL and the like count even if they are C: LANG is then not consulted.
        if name in ("C", "POSIX") or name.startswith(("C.", "POSIX.")):
            return SOURCE
        code = name.replace("_", "-").partition(".")[0].partition("@")[0].lower()
        for known in (code, code.partition("-")[0]):
            if known in spoken_languages():
                return known
    return SOURCE


def _asked_for(arguments: Sequence[str]) -> list[str]:
    found, command = [], ""
    for index, argument in enumerate(arguments):
        if command not in _MAKERS:
            if argument == _OPTION and index + 1 < len(arguments):
                found.append(arguments[index + 1])
            elif argument.startswith(f"{_OPTION}="):
                found.append(argument.partition("=")[2])
        is_value = index and arguments[index - 1] in (_OPTION, "--root")
        if not command and not argument.startswith("-") and not is_value:
            command = argument
    return found[-1:]


def speech() -> Speech:
    return base_speech(_Chosen.lang or language_of((), os.environ), COMMANDS, PROBLEMS)


def say(key: str, /, **arguments: object) -> str:
    """A message of commands.yaml or problems.yaml as text."""
    return speech().say(saying(key, **arguments))


def words_of(said: Saying | str) -> str:
    """A message from elsewhere as text, also after it was stored in a file."""
    found = read_saying(said) if isinstance(said, str) else said
    return speech().say(found) if isinstance(found, Saying) else found


def titled(name: str, what: str) -> str:
    """A name and what belongs to it, with the colon of the language."""
    return say("titled", name=name, what=what)


def number(value: float, digits: int = 0) -> str:
    return speech().number(value, digits)


def share(value: float, digits: int = 0) -> str:
    """A share as a percentage; only all of them is 100."""
    # Imported here, because plain help does not need it.
    from logwright.engine.interval import percentage_to

    return say("percent", n=number(percentage_to(value, digits), digits))
