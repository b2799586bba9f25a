"""logwright: check, show and create missions."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from logwright import __version__
from logwright.cli.argument_words import speak_our_language
from logwright.cli.command_list import Parser, add_commands
from logwright.cli.exit_code import ExitCode, Unfit, UsageError
from logwright.cli.language import refuse_unspoken
from logwright.cli.speech import choose_language, say, words_of
from logwright.cli.terminal.interruption import heard
from logwright.cli.terminal.sanitize import sanitized_output
from logwright.cli.terminal.standard_streams import drop_output
from logwright.fault import fault_of
from logwright.sentences.tongue import MissingWordError


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Its output is sanitized, so content cannot send escape sequences to a terminal."""
    given = sys.argv[1:] if arguments is None else arguments
    choose_language(given)
    speak_our_language()
    with sanitized_output():
        return _run(given)


def _run(arguments: Sequence[str]) -> int:
    """The only place that turns errors into exit codes."""
    code = ExitCode.USAGE
    try:
        options = make_parser().parse_args(arguments)
        refuse_unspoken(options.spoken)
        done: int = options.run(options)
        sys.stdout.flush()
        return done
    except KeyboardInterrupt as stop:
        heard()
        code, words = ExitCode.INTERRUPTED, str(stop) or say("stopped")
    except BrokenPipeError:
        # The reader of our output has closed it (logwright show … | head); that is not an error.
        drop_output()
        return ExitCode.FINE
    except Unfit as content:
        print(content)
        return ExitCode.PROBLEMS
    except UsageError as error:
        words = str(error)
    except MissingWordError as missing:
        # Messages are content, too, and a project may lack some.
        code, words = ExitCode.PROBLEMS, say("missing-words", words=missing.key, lang=missing.lang)
    except Exception as error:
        if fault := fault_of(error):
            words = words_of(fault)
        else:
            # Imported here, because what it takes to describe a bug takes time to load.
            from logwright.cli.bug_log import bug_in_words

            code, words = ExitCode.OUR_BUG, bug_in_words()
    try:
        sys.stdout.flush()
    except OSError:
        drop_output()
    # A terminal prints ^C at the cursor.
    start = "\n" if code == ExitCode.INTERRUPTED else ""
    print(f"{start}logwright: {words}", file=sys.stderr)
    return code


def make_parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="logwright",
        description=say("main.description"),
        epilog=say("main.epilog"),
    )
    parser.add_argument("--version", action="version", version=f"logwright {__version__}")
    parser.add_argument(
        "--root",
        type=Path,
        default=None,
        help=say("main.options.root"),
    )
    parser.add_argument("--lang", dest="spoken", metavar="LANG", help=say("main.options.lang"))
    add_commands(parser)
    return parser
