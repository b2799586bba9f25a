"""logwright print starter: everything for the first missions, in one file."""

from __future__ import annotations

import argparse
from typing import Any

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.print_commands.print_options import print_all, print_folder
from logwright.cli.print_commands.sheet_options import add_sheet_options, editions, sheet_options
from logwright.cli.speech import say
from logwright.content.loading.sound_part import sound_part
from logwright.saying import listed


def add_parser(things: Any) -> None:
    parser = things.add_parser("starter", help=say("print.starter.help"), description=say("print.starter.description"))
    add_sheet_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.starter_set.job import has_starter_set, starter_job

    project = project_of(options)
    chosen = sheet_options(options, project)
    out = print_folder(options, project)
    library = sound_part(*load_library(project)).library
    wanted = [edition for edition in editions(options, library, project) if has_starter_set(edition)]
    if not wanted:
        raise UsageError(say("print.logbook.no-missions", game=options.game, known=listed(library.games)))
    return print_all([starter_job(edition, chosen) for edition in wanted], out)
