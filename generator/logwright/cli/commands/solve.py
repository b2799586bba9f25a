"""logwright solve: one concrete position, or a batch of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.speech import number, say, speech
from logwright.cli.terminal.interruption import search_in_this_process
from logwright.cli.terminal.line_of_play import as_text
from logwright.cli.terminal.reporter import report
from logwright.cli.terminal.standard_streams import as_json
from logwright.content.problem import Problem
from logwright.content.read.plain_file import open_plain_file
from logwright.content.read.reader import LARGEST_FILE, shown_text
from logwright.content.read.schema import Schemas
from logwright.engine.search import BUDGET
from logwright.fault import os_reason
from logwright.output.new_file import create_file
from logwright.verdicts.missions.solver import Solution, Solver


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "solve",
        description=say("solve.description"),
    )
    parser.add_argument("deal", nargs="?", type=Path, metavar="DEAL", help=say("solve.options.deal"))
    parser.add_argument("--batch", type=Path, metavar="FILE", help=say("solve.options.batch"))
    parser.add_argument(
        "--budget",
        type=int,
        default=BUDGET,
        help=say("check.options.budget", budget=BUDGET),
    )
    parser.add_argument("--proof", type=Path, metavar="FILE", help=say("solve.options.proof"))
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=run)


@search_in_this_process()
def run(options: argparse.Namespace) -> int:
    if (options.deal is None) == (options.batch is None):
        raise UsageError(say("solve.one-or-batch"))
    if options.budget < 1:
        raise UsageError(say("at-least-1", option="--budget"))
    if options.proof and options.batch:
        raise UsageError(say("solve.proof-of-one"))
    project = project_of(options)
    # A proof states in words what it is about; otherwise the cards are enough.
    library = load_library(project)[0] if options.proof else project.cards()
    solver = Solver(library, Schemas.below(project.schemas).knowing(library.game_facts), options.budget)
    if options.batch:
        return _run_batch(options.batch, solver)
    with _opened(options.deal) as file:
        name, raw = str(options.deal), file.read(LARGEST_FILE + 1)
    found = solver.solve(name, raw, with_proof=options.proof is not None)
    if isinstance(found, list):
        texts = {name: shown_text(raw)}
        print(_line(found) if options.format == "json" else report(found, texts, "text"))
        return ExitCode.PROBLEMS
    if options.format == "json":
        print(as_json(found.to_data(), indent=2))
    else:
        print(in_words(found))
    return _write_proof(options.proof, found) if options.proof else ExitCode.FINE


def _write_proof(path: Path, found: Solution) -> int:
    if found.proof:
        create_file(path, found.proof.file)
        said = say("solve.proof-written", file=path, evidence=_evidence(found))
    else:
        said = say("solve.proof-needless" if found.certificate else "solve.no-proof")
    print(f"logwright: {said}", file=sys.stderr)
    return ExitCode.FINE if found.proof or found.certificate else ExitCode.PROBLEMS


def in_words(found: Solution) -> str:
    verdict = say(f"verdicts.{found.verdict}")
    if found.evidence and not found.certificate:
        verdict = say("solve.resting-on", verdict=verdict, evidence=_evidence(found))
    head = say("solve.found", verdict=verdict, cards=found.nodes, seconds=number(found.seconds, 3))
    return f"{head}\n\n{as_text(found.certificate, found.certificate.get('tasks', ()))}" if found.certificate else head


def _evidence(found: Solution) -> str:
    if found.proof:
        return say("evidence.proof-steps", steps=found.proof.checked.steps)
    return say("evidence.search")


def _run_batch(path: Path, solver: Solver) -> int:
    code = ExitCode.FINE
    with _opened(path) as file:
        for count, (first_line, raw) in enumerate(_positions(file), start=1):
            found = solver.solve(str(path), raw)
            if isinstance(found, list):
                code = ExitCode.PROBLEMS
                moved = [replace(problem, line=problem.line + first_line) for problem in found]
                print(_line(moved))
            else:
                print(as_json(found.to_data()))
            if count % 100 == 0:
                sys.stdout.flush()
    return code


def _positions(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The positions of a batch with the number of lines before each: JSON lines, or documents between ---.

    A batch may have any length, but a position may not: of one that is too large, only enough is read to reject it.
    """
    start, document, as_json = 0, b"", False
    for before, line in enumerate(_lines(file)):
        if before == 0:
            as_json = line.lstrip().startswith(b"{")
        if as_json:
            if line.strip():
                yield before, line
        elif line.rstrip() == b"---":
            if document.strip():
                yield start, document
            start, document = before + 1, b""
        elif len(document) <= LARGEST_FILE:
            document += line
    if document.strip():
        yield start, document


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """Yields lines; stops after one that is too long, because its end is unknown."""
    line = b"\n"
    while line.endswith(b"\n") and (line := file.readline(LARGEST_FILE + 1)):
        yield line


def _line(problems: list[Problem]) -> str:
    return as_json({"problems": [problem.to_data(speech()) for problem in problems]})


def _opened(path: Path) -> BinaryIO:
    try:
        return open_plain_file(path)
    except OSError as error:
        raise UsageError(say("cannot-be-read", file=path, reason=os_reason(error))) from None
