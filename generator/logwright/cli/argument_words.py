"""Localizes argparse's own messages: it asks gettext, which is redirected to messages of commands.yaml."""

from __future__ import annotations

import argparse

from logwright.cli.speech import say

# argparse's English texts, and our keys below `argparse`. A few differ between Python versions.
_KEYS = {
    "usage: ": "usage",
    "%(prog)s: error: %(message)s\n": "error",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "expected one argument": "one-argument",
    "expected at most one argument": "at-most-one",
    "expected at least one argument": "at-least-one",
    "ignored explicit argument %r": "no-argument",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "argument %(argument_name)s: %(message)s": "argument",
    "not allowed with argument %s": "not-with",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "unknown",
}


def translated(text: str) -> str:
    return say(f"argparse.{_KEYS[text]}") if text in _KEYS else text


def speak_our_language() -> None:
    """Makes argparse use our messages. They are looked up lazily, so this costs nothing."""
    names = vars(argparse)
    names["_"] = translated
    names["ngettext"] = lambda one, many, count: translated(one if count == 1 else many)
