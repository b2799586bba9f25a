"""The list of commands. Each is imported only when it is called, so that help appears at once."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from logwright.cli.language import let_all_speak
from logwright.cli.speech import say

COMMANDS = (
    "init",
    "validate",
    "check",
    "crews",
    "play",
    "daily",
    "arena",
    "solve",
    "replay",
    "pairs",
    "prove",
    "verify",
    "show",
    "new",
    "suggest",
    "advise",
    "translations",
    "site",
    "print",
    "serve",
    "completion",
)
"""Command names, which are also the names of their modules."""
_FOLDERS = {"print": "print_commands"}


class Parser(argparse.ArgumentParser):
    """Parses the options of all commands, or of one."""

    def _print_message(self, message: str, file: Any = None) -> None:
        # argparse ignores errors here, and help that could not be printed would go unnoticed.
        (file or sys.stderr).write(message or "")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError:
            # Imported here: only who misspells something needs it.
            from logwright.content.read.did_you_mean import did_you_mean

            if hint := did_you_mean(value, action.choices or ()):
                raise argparse.ArgumentError(action, say("argparse.nearly", value=repr(value), hint=hint)) from None
            raise


class CommandParser(Parser):
    """The parser of one command, which its module fills in on first use."""

    module = ""

    def fill(self) -> None:
        if self.module:
            module, self.module = import_module(self.module), ""
            module.add_parser(_Filled(self))
            let_all_speak(self)

    def parse_known_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]
        self.fill()
        return super().parse_known_args(args, namespace)


class _Filled:
    """Gives a module the existing parser, as if it had just been added."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.parser = parser

    def add_parser(self, _name: str, *, description: str) -> argparse.ArgumentParser:
        self.parser.description = description
        return self.parser


def add_commands(parser: argparse.ArgumentParser) -> None:
    title = say("main.kinds")
    commands = parser.add_subparsers(title=title, metavar="COMMAND", required=True, parser_class=CommandParser)
    for name in COMMANDS:
        commands.add_parser(name, help=say(f"{name}.help")).module = module_of(name)


def module_of(command: str) -> str:
    return f"{__package__}.{_FOLDERS.get(command, 'commands')}.{command}"
