"""logwright validate: checks all content."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.few import few
from logwright.cli.options.library_option import load_library, problems_in, project_of
from logwright.cli.speech import say, speech
from logwright.cli.terminal.reporter import FORMATS, report
from logwright.content.model.locale import SOURCE
from logwright.project.ruled_out import ruled_out
from logwright.project.selection import files_below
from logwright.saying import Saying, listed, saying

if TYPE_CHECKING:
    from logwright.content.model.library import Library, Replacement
    from logwright.content.problem import Problem

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
    if options.paths:
        wanted = [path for named in options.paths for path in files_below(named)]
        library, problems = problems_in(project, wanted)
        remarks, fine = [], say("validate.files-fine", files=len(wanted))
    else:
        library, problems = load_library(project, thorough=True)
        remarks, fine = replaced_lines(library), _all_fine(library)
    # In a language that the library has; a warning needs the words of its rules.
    langs = [lang for lang in (speech().lang, SOURCE) if lang in library.locales][:1]
    broken = {problem.file for problem in problems}
    warned = [warning for lang in langs for warning in ruled_out(library, lang, broken)]
    return _told(options.format, problems, warned, library.texts, remarks, fine)


def _told(
    form: str,
    problems: Sequence[Problem],
    warned: Sequence[Problem],
    texts: Mapping[str, str],
    remarks: Sequence[str],
    fine: str,
) -> ExitCode:
    text = report(problems, texts, form, warned)
    if text:
        print(text)
    if form == "text":
        files = len({problem.file for problem in problems})
        summary = say("validate.problems", problems=len(problems), files=files) if problems else fine
        print(*([""] if text else []), *remarks, summary, sep="\n")
    return ExitCode.PROBLEMS if problems else ExitCode.FINE


def _all_fine(library: Library) -> str:
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
