"""logwright print mission: single missions, each on a page of its own."""

from __future__ import annotations

import argparse
from typing import Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.library_option import root_of
from logwright.cli.mission_choice import choose
from logwright.cli.print_options import add_print_options, languages, print_all, print_options
from logwright.cli.reporter import report
from logwright.cli.site_address import site_address


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "mission",
        help="single missions, each on a page",
        description="Makes a sheet for each mission you name: custom/NAME, planet-nine/14, a file or a folder.",
    )
    parser.add_argument("missions", nargs="+", metavar="MISSION", help="keys, spans, files or folders")
    add_print_options(parser)
    parser.add_argument(
        "--site",
        metavar="ADDRESS",
        help="where the site lies, for the QR code of each sheet (default: site_url in mkdocs.yml)",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.book import Book
    from logwright.publish.print.mission_sheet.mission_sheet import mission_job

    root, chosen = root_of(options), print_options(options)
    choice = choose(root, options.missions)
    if choice.problems:
        print(report(choice.problems, choice.library.texts, "text"), end="\n\n")
    site = site_address(options.site, root)
    jobs = [
        mission_job(Book(choice.library, lang), mission, chosen, site)
        for lang in languages(options.lang, choice.library)
        for mission in choice.missions
    ]
    code = print_all(jobs, options.out or root / "build" / "print")
    if not site:
        print("The sheets have no QR codes: give the site's address with --site, or as site_url in mkdocs.yml.")
    return code or (ExitCode.PROBLEMS if choice.problems else ExitCode.FINE)
