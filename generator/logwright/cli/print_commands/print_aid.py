"""logwright print aid: one sheet with the rules needed during play."""

from __future__ import annotations

import argparse
from typing import Any

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.print_commands.print_options import (
    add_print_options,
    languages,
    print_all,
    print_folder,
    print_options,
)
from logwright.cli.speech import say
from logwright.saying import listed


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "aid",
        help=say("print.aid.help"),
        description=say("print.aid.description"),
    )
    parser.add_argument("--game", help=say("print.aid.options.game"))
    add_print_options(parser, say("print.aid.options.lang"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.aid.job import aid_job
    from logwright.publish.views.book import Book

    project = project_of(options)
    chosen = print_options(options, project)
    out = print_folder(options, project)
    library, _ = load_library(project)
    langs = languages(options.lang, library, project)
    if len(langs) > 2:
        raise UsageError(say("print.aid.two-languages", first=langs[0], second=langs[1]))
    books = [Book(library, lang) for lang in langs]
    if options.game and options.game not in library.rulebooks:
        raise UsageError(say("print.aid.no-rules", game=options.game, known=listed(library.rulebooks)))
    games = [options.game] if options.game else [game for game in books[0].games if game in library.rulebooks]
    return print_all([aid_job(books, game, chosen) for game in games], out)
