"""logwright validate: checks all content."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.few import few
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.options.paths import files_below
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import FORMATS, report
from logwright.content.model.library import Library, Replacement
from logwright.content.problem import Problem
from logwright.saying import Saying, listed, saying

_FEW = 3


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "validate",
        description=say("validate.description"),
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help=say("validate.options.paths"))
    parser.add_argument("--format", choices=FORMATS, default="text", help=say("validate.options.format"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    wanted = [path for named in options.paths for path in files_below(named)]
    missing = [path for path in wanted if not path.exists()]
    library, problems = load_library(project, [path for path in wanted if path in missing or not project.holds(path)])
    if options.paths:
        names = {project.name_of(path) for path in wanted} | set(map(str, missing))
        problems = [problem for problem in problems if problem.file in names]
    text = report(problems, library.texts, options.format)
    if text:
        print(text)
    if options.format == "text":
        if text:
            print()
        for line in replaced_lines(library) if not options.paths else ():
            print(line)
        print(_summary(library, problems, len(wanted) if options.paths else None))
    return ExitCode.PROBLEMS if problems else ExitCode.FINE


def _summary(library: Library, problems: list[Problem], checked: int | None) -> str:
    if problems:
        files = len({problem.file for problem in problems})
        return say("validate.problems", problems=len(problems), files=files)
    if checked is not None:
        return say("validate.files-fine", files=checked)
    official = sum(mission.official for mission in library.all_missions)
    own = sum(mission.is_own for mission in library.all_missions)
    counts = [
        *([saying("validate.own", n=own)] if library.has_own else []),
        saying("validate.official", n=official),
        saying("validate.custom", n=sum(not each.official and not each.is_own for each in library.all_missions)),
        saying("validate.campaigns", n=len(library.campaigns)),
        saying("validate.cards", n=len(library.all_tasks)),
        saying("validate.languages", n=len(library.locales)),
    ]
    return say("validate.all-fine", counts=listed(counts))


def replaced_lines(library: Library) -> list[str]:
    """What a project replaces, one line per file."""
    return [say("validate.replaces", file=each.file, what=_replaced(each)) for each in library.replaced]


def _replaced(one: Replacement) -> Saying | str:
    if not one.ids:
        return one.base
    kind = one.what.replace(" ", "-")
    return saying(f"validate.replaced-{kind}", n=len(one.ids), ids=few(one.ids, _FEW), file=one.base)
