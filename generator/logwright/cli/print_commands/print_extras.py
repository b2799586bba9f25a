"""logwright print extras: what goes with the cards."""

from __future__ import annotations

import argparse
from typing import Any

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.print_commands.print_options import print_all, print_folder
from logwright.cli.print_commands.sheet_options import add_sheet_options, editions, sheet_options
from logwright.cli.speech import say
from logwright.content.loading.sound_part import sound_part
from logwright.content.read.did_you_mean import did_you_mean
from logwright.saying import listed, saying


def add_parser(things: Any) -> None:
    parser = things.add_parser("extras", help=say("print.extras.help"), description=say("print.extras.description"))
    parser.add_argument("--of", help=say("print.extras.options.of"))
    add_sheet_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.extras.job import KINDS, extra_jobs

    project = project_of(options)
    chosen = sheet_options(options, project)
    wanted = [kind.strip() for kind in options.of.split(",")] if options.of else list(KINDS)
    for kind in wanted:
        if kind not in KINDS:
            hint = did_you_mean(kind, KINDS) or saying("there-are", known=listed(KINDS))
            raise UsageError(say("print.extras.no-kind", kind=kind, hint=hint))
    out = print_folder(options, project)
    library = sound_part(*load_library(project)).library
    jobs = [job for edition in editions(options, library, project) for job in extra_jobs(edition, chosen, wanted)]
    if not jobs:
        raise UsageError(say("print.extras.nothing", game=options.game, kinds=listed(wanted)))
    return print_all(jobs, out)
