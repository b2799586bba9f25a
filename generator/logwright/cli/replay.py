"""logwright replay: shows a line of play trick by trick."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.line_of_play import as_text
from logwright.engine.certificate import read_certificate
from logwright.engine.objectives.mistake import Mistake

LARGEST = 1024 * 1024


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="show a line of play trick by trick",
        description="Shows the certificate in a file that solve or check wrote as JSON (- for standard input).",
    )
    parser.add_argument("certificate", metavar="CERTIFICATE", help="a JSON file, or -")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    for title, data in _certificates(_read(options.certificate)):
        try:
            read_certificate({key: data[key] for key in data if key not in ("deal", "found")}, _trump(data))
        except Mistake as mistake:
            where = ".".join(map(str, mistake.path))
            print(f"{options.certificate}: {where}: {mistake.message}\n  → {mistake.hint}")
            return ExitCode.PROBLEMS
        print("\n".join(part for part in (title, as_text({"owners": [], "choices": {}, **data})) if part))
    return ExitCode.FINE


def _read(name: str) -> Any:
    try:
        text = sys.stdin.read(LARGEST + 1) if name == "-" else Path(name).read_bytes()[: LARGEST + 1].decode("utf-8")
        if len(text) > LARGEST:
            raise UsageError(f"{name} is larger than {LARGEST:,} bytes")
        return json.loads(text)
    except OSError as error:
        raise UsageError(f"{name} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise UsageError(f"{name} is not JSON; write it with logwright solve --format json") from None


def _trump(data: Any) -> str:
    """What this game calls its trumps; a certificate names no game."""
    return "submarine" if "submarine" in json.dumps(data) else "rocket"


def _certificates(data: Any) -> list[tuple[str, dict[str, Any]]]:
    """Those in a certificate, a solution, or a list of verdicts."""
    if isinstance(data, dict) and isinstance(data.get("missions"), list):
        found = [
            (f"{entry.get('id')} with {entry.get('players')} players", entry.get("example"))
            for entry in data["missions"]
        ]
    elif isinstance(data, dict) and "certificate" in data:
        found = [("", data["certificate"])]
    else:
        found = [("", data)]
    shown = [(title, certificate) for title, certificate in found if isinstance(certificate, dict)]
    if not shown:
        raise UsageError("there is no line of play in it: the position was not solvable, or it is something else")
    return shown
