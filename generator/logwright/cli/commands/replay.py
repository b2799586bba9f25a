"""logwright replay: shows a line of play trick by trick, or an attempt decision by decision."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.options.given_file import given_bytes
from logwright.cli.options.library_option import project_of
from logwright.cli.playing.replayed import replay_attempt
from logwright.cli.speech import say
from logwright.cli.terminal.line_of_play import as_text
from logwright.cli.terminal.reporter import report
from logwright.content.loading.known_suits import known_suits
from logwright.content.problem import Problem
from logwright.content.read.document import Document
from logwright.content.read.line_file import LineOfPlay, read_lines
from logwright.content.read.reader import LARGEST_FILE, read, shown_text


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        description=say("replay.description"),
    )
    parser.add_argument("certificate", metavar="CERTIFICATE", help=say("replay.options.certificate"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    name = options.certificate
    raw = _bytes(name)
    document = read(name, raw)
    project = project_of(options)
    if isinstance(document, Document) and isinstance(document.data, dict) and "decisions" in document.data:
        return replay_attempt(document, project, shown_text(raw))
    suits = known_suits([layer.folder for layer in project.layers], project.schemas)
    found = [document] if isinstance(document, Problem) else read_lines(document, suits)
    problems = [item for item in found if isinstance(item, Problem)]
    if problems:
        print(report(problems, {name: shown_text(raw)}, "text"))
        return ExitCode.PROBLEMS
    for line in found:
        assert isinstance(line, LineOfPlay)
        title = say("with-players", key=line.mission, players=line.players) if line.mission else ""
        shown = as_text(line.certificate.to_data(line.trump), line.tasks)
        print("\n".join(part for part in (title, shown) if part))
    return ExitCode.FINE


def _bytes(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    return given_bytes(Path(name), LARGEST_FILE)
