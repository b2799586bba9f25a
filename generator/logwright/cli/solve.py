"""logwright solve: one concrete position, or a batch of them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.line_of_play import as_text
from logwright.cli.reporter import report
from logwright.content.deal_file import read_deal
from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.reader import read, shown_text
from logwright.content.schema import Schemas
from logwright.engine.referee import approve
from logwright.engine.search import BUDGET, Position, Verdict
from logwright.verdicts.opinion import decide


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "solve",
        help="solve one position, or many",
        description="Searches a position with open cards: hands, tasks, objectives. The format is in docs/solve.md.",
    )
    parser.add_argument("deal", nargs="?", type=Path, metavar="DEAL", help="a deal file")
    parser.add_argument(
        "--batch", type=Path, metavar="FILE", help="many positions: YAML documents or JSON lines; one JSON line each"
    )
    parser.add_argument(
        "--budget",
        type=int,
        default=BUDGET,
        help=f"steps a search may take before it gives up ({BUDGET:,})",
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if (options.deal is None) == (options.batch is None):
        raise UsageError("name one deal file, or a batch with --batch FILE")
    if options.budget < 1:
        raise UsageError("--budget must be at least 1")
    root = root_of(options)
    library, _ = load_library(root)
    solver = Solver(library, Schemas.below(root / "schemas"), options.budget)
    if options.batch:
        return _run_batch(options.batch, solver)
    name, raw = str(options.deal), _bytes(options.deal)
    found = solver.solve(name, raw)
    if isinstance(found, list):
        texts = {name: shown_text(raw)}
        print(_line(found) if options.format == "json" else report(found, texts, "text"))
        return ExitCode.PROBLEMS
    print(json.dumps(found, ensure_ascii=False, indent=2) if options.format == "json" else solver.in_words(found))
    return ExitCode.FINE


class Solver:
    """Reads positions and solves them; every solution is confirmed by the referee."""

    def __init__(self, library: Library, schemas: Schemas, budget: int) -> None:
        self.library, self.schemas, self.budget = library, schemas, budget
        self.last: Position | None = None

    def solve(self, name: str, raw: bytes) -> dict[str, Any] | list[Problem]:
        document = read(name, raw)
        if isinstance(document, Problem):
            return [document]
        if problems := self.schemas.check("deal", document):
            return problems
        game = self.library.games[document.data["game"]]
        position = read_deal(document, game, self.library.tasks)
        if isinstance(position, list):
            return position
        self.last = position
        start = time.perf_counter()
        answer = decide([position], self.budget)[0]
        seconds = time.perf_counter() - start
        certificate = None
        if answer.certificate:
            approve(position.mission, position.deal, answer.certificate)
            certificate = answer.certificate.to_data(game.trump)
        return {
            "verdict": answer.verdict.value,
            "nodes": answer.steps,
            "seconds": round(seconds, 6),
            "certificate": certificate,
        }

    def in_words(self, found: dict[str, Any]) -> str:
        head = f"{found['verdict']} ({found['nodes']:,} cards played in {found['seconds']:.3f} s)"
        if found["verdict"] != Verdict.SOLVABLE or self.last is None:
            return head
        return f"{head}\n\n{as_text(found['certificate'])}"


def _run_batch(path: Path, solver: Solver) -> int:
    code = ExitCode.FINE
    for number, (first_line, raw) in enumerate(_documents(_bytes(path)), start=1):
        found = solver.solve(str(path), raw)
        if isinstance(found, list):
            code = ExitCode.PROBLEMS
            moved = [replace(problem, line=problem.line + first_line) for problem in found]
            print(_line(moved))
        else:
            print(json.dumps(found, ensure_ascii=False))
        if number % 100 == 0:
            sys.stdout.flush()
    return code


def _documents(raw: bytes) -> Iterator[tuple[int, bytes]]:
    """The positions of a batch with the number of lines before each: JSON lines, or documents between ---."""
    lines = raw.splitlines(keepends=True)
    if lines and lines[0].lstrip().startswith(b"{"):
        for number, line in enumerate(lines):
            if line.strip():
                yield number, line
        return
    start = 0
    for number, line in enumerate([*lines, b"---"]):
        if line.rstrip() == b"---":
            document = b"".join(lines[start:number])
            if document.strip():
                yield start, document
            start = number + 1


def _line(problems: list[Problem]) -> str:
    return json.dumps({"problems": [asdict(problem) for problem in problems]}, ensure_ascii=False)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}") from None
