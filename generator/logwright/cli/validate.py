"""logwright validate: is all content as it should be?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.library_option import load_library, root_of
from logwright.cli.paths import files_below, name_in_library
from logwright.cli.reporter import FORMATS, report
from logwright.content.library import Library
from logwright.content.problem import Problem


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "validate",
        help="check content and report every problem",
        description="Checks the whole library, or only the files and folders named (a mission may lie anywhere).",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="files or folders (default: everything)")
    parser.add_argument("--format", choices=FORMATS, default="text", help="how problems are printed")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    root = root_of(options)
    wanted = [path for named in options.paths for path in files_below(named)]
    outside = [path for path in wanted if not path.resolve().is_relative_to(root / "content")]
    library, problems = load_library(root, outside)
    if options.paths:
        names = {name_in_library(path, root) for path in wanted}
        problems = [problem for problem in problems if problem.file in names]
    text = report(problems, library.texts, options.format)
    if text:
        print(text)
    if options.format == "text":
        print(("\n" if text else "") + _summary(library, problems, len(wanted) if options.paths else None))
    return ExitCode.PROBLEMS if problems else ExitCode.FINE


def _summary(library: Library, problems: list[Problem], checked: int | None) -> str:
    if problems:
        files = len({problem.file for problem in problems})
        return f"{_many(len(problems), 'problem')} in {_many(files, 'file')}."
    if checked is not None:
        return f"{_many(checked, 'file')}: all fine."
    custom = sum(not mission.official for mission in library.all_missions)
    return (
        f"All fine: {_many(len(library.all_missions) - custom, 'official mission')}, "
        f"{_many(custom, 'custom mission')}, {_many(len(library.all_tasks), 'task card')}, "
        f"{_many(len(library.locales), 'language')}."
    )


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
