"""logwright completion: prints a completion script for a shell."""

from __future__ import annotations

import argparse
from typing import Any

from logwright.cli.command_list import CommandParser
from logwright.cli.exit_code import ExitCode
from logwright.cli.speech import say

_BASH = """\
_logwright() {{
    local word words="" place=""
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$place $word" in
{cases}
        esac
    done
    case "$place" in
{words}
    esac
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _logwright logwright
"""
_SHELLS = ("bash", "zsh", "fish")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("completion", description=say("completion.description"))
    parser.add_argument("shell", choices=_SHELLS, help=say("completion.options.shell"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # Imported here: the full parser includes this command, so a top-level import would be circular.
    from logwright.cli.main import make_parser

    words = {place: _words(parser) for place, parser in _places(make_parser(), "").items()}
    print(_fish(words) if options.shell == "fish" else _bash(words, options.shell), end="")
    return ExitCode.FINE


def _places(parser: argparse.ArgumentParser, place: str) -> dict[str, argparse.ArgumentParser]:
    """Every command by its path of words: empty, `print`, `print cards`."""
    if isinstance(parser, CommandParser):
        parser.fill()
    found = {place: parser}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                found |= _places(inner, f"{place} {name}".strip())
    return found


def _words(parser: argparse.ArgumentParser) -> list[str]:
    """Options, subcommands, and the choices of arguments."""
    words = [name for name in parser._option_string_actions if name.startswith("--")]
    for action in parser._actions:
        if not action.option_strings and action.choices:
            words += map(str, action.choices)
    return words


def _bash(words: dict[str, list[str]], shell: str) -> str:
    cases = (
        f'            "{place.rpartition(" ")[0]} {place.rpartition(" ")[2]}") place="{place}" ;;' for place in words
    )
    listed = (f'        "{place}") words="{" ".join(found)}" ;;' for place, found in words.items())
    start = "autoload -U +X bashcompinit && bashcompinit\n" if shell == "zsh" else ""
    return start + _BASH.format(cases="\n".join(list(cases)[1:]), words="\n".join(listed))


def _fish(words: dict[str, list[str]]) -> str:
    lines = ["complete -c logwright -f -n __fish_use_subcommand -a " + f"'{' '.join(words[''])}'"]
    for place, found in words.items():
        if place:
            seen = " ; and ".join(f"__fish_seen_subcommand_from {word}" for word in place.split())
            lines.append(f"complete -c logwright -n '{seen}' -a '{' '.join(found)}'")
    return "\n".join(lines) + "\n"
