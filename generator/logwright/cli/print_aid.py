"""logwright print aid: one sheet with the rules needed in the middle of a game."""

from __future__ import annotations

import argparse
from typing import Any

from logwright.cli.exit_code import UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.print_options import add_print_options, languages, print_all, print_options


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "aid",
        help="a sheet with the rules in short",
        description="Makes a play aid for each game: turn order, communication, symbols. Two languages stand side by "
        "side.",
    )
    parser.add_argument("--game", help="only for this game")
    add_print_options(parser, "one language, or two on one sheet: en,fr (en)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.book import Book
    from logwright.publish.print.aid.job import aid_job

    root, chosen = root_of(options), print_options(options)
    library, _ = load_library(root)
    langs = languages(options.lang, library)
    if len(langs) > 2:
        raise UsageError("a play aid has room for two languages")
    books = [Book(library, lang) for lang in langs]
    if options.game and options.game not in library.rulebooks:
        raise UsageError(f"there are no rules of {options.game}; there are those of {', '.join(library.rulebooks)}")
    games = [options.game] if options.game else books[0].games
    return print_all([aid_job(books, game, chosen) for game in games], options.out or root / "build" / "print")
