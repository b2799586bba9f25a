"""logwright print mission: single missions, one page each."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.options.library_option import project_of
from logwright.cli.options.mission_choice import choose_for_sheets
from logwright.cli.options.site_address import site_address
from logwright.cli.print_commands.print_options import (
    add_print_options,
    languages,
    print_all,
    print_folder,
    print_options,
)
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import report

if TYPE_CHECKING:
    from logwright.publish.views.book import Verdicts


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "mission",
        help=say("print.mission.help"),
        description=say("print.mission.description"),
    )
    parser.add_argument("missions", nargs="+", metavar="MISSION", help=say("print.logbook.options.missions"))
    add_print_options(parser)
    parser.add_argument(
        "--site",
        metavar="ADDRESS",
        help=say("print.mission.options.site"),
    )
    parser.add_argument("--answers", action="store_true", help=say("print.logbook.options.answers"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.mission_sheet.mission_sheet import mission_job
    from logwright.publish.views.book import Book

    project = project_of(options)
    chosen = print_options(options, project)
    out = print_folder(options, project)
    choice = choose_for_sheets(project, options.missions, options.answers)
    if choice.problems:
        print(report(choice.problems, choice.library.texts, "text"), end="\n\n")
    site = site_address(options.site, project)
    langs = languages(options.lang, choice.library, project)
    verdicts: Verdicts = {}
    if options.answers:
        # Imported here: answers need the search, which takes a while to load.
        from logwright.cli.winning_lines import winning_lines

        verdicts = winning_lines(choice.library, choice.missions, project, chosen.players)
    jobs = [
        mission_job(Book(choice.library, lang, verdicts), mission, chosen, site, options.answers)
        for lang in langs
        for mission in choice.missions
    ]
    code = print_all(jobs, out)
    if not site:
        field, file = ("site_url", "mkdocs.yml") if project.is_checkout else ("site", "logwright.yaml")
        print(say("print.mission.no-codes", field=field, file=file))
    return code or (ExitCode.PROBLEMS if choice.problems else ExitCode.FINE)
