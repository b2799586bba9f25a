"""The option --lang: the language of a command's messages, and of the content it shows."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say, speech
from logwright.content.base_speech import spoken_languages
from logwright.saying import listed

if TYPE_CHECKING:
    from logwright.content.model.library import Library


def shown_language(wanted: str | None, library: Library) -> str:
    """The language that was requested, or else that of the messages."""
    lang = wanted or speech().lang
    if lang not in library.locales:
        raise unknown_language(lang, library)
    return lang


def let_all_speak(parser: argparse.ArgumentParser) -> None:
    """Adds --lang to a command and its subcommands, unless they have one, so that it works after any command."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                let_all_speak(command)
    if "--lang" not in parser._option_string_actions and not _has_commands(parser):
        about = say("main.options.lang")
        parser.add_argument("--lang", dest="spoken", metavar="LANG", default=argparse.SUPPRESS, help=about)


def _has_commands(parser: argparse.ArgumentParser) -> bool:
    return any(isinstance(action, argparse._SubParsersAction) and action.required for action in parser._actions)


def refuse_unspoken(lang: str | None) -> None:
    if lang is not None and lang not in spoken_languages():
        raise UsageError(say("no-language", lang=lang, known=listed(spoken_languages())))


def unknown_language(lang: str, library: Library) -> UsageError:
    return UsageError(say("no-language", lang=lang, known=listed(library.languages)))
