"""logwright: check, show and create missions."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path

from logwright import __version__
from logwright.cli import check, crews, new, pairs, replay, serve, show, site, solve, suggest, translations, validate
from logwright.cli import print as printing
from logwright.cli.exit_code import ExitCode, UsageError

COMMANDS = (validate, check, crews, solve, replay, pairs, show, new, suggest, translations, site, printing, serve)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the only place that turns errors into exit codes."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except UsageError as error:
        print(f"logwright: {error}", file=sys.stderr)
        return ExitCode.USAGE
    except KeyboardInterrupt:
        print("\nlogwright: stopped", file=sys.stderr)
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone (logwright show … | head); that is no error of ours.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitCode.FINE
    except Exception:
        log = Path(tempfile.gettempdir()) / "logwright-bug.log"
        log.write_text(traceback.format_exc(), "utf-8")
        print(f"logwright: this is a bug of ours, sorry. What happened is written to {log}", file=sys.stderr)
        return ExitCode.OUR_BUG
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="logwright",
        description="A workshop for mission-based board games: check, show and create missions.",
        epilog="Exit codes: 0 fine, 1 problems in content, 2 wrong usage, 3 a bug of ours.",
    )
    parser.add_argument("--version", action="version", version=f"logwright {__version__}")
    parser.add_argument(
        "--root",
        type=Path,
        default=None,
        help="the folder that holds content/ and schemas/ (default: the one you are in)",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
