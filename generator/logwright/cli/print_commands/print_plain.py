"""logwright print plain: large print, plain text and braille."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.print_commands.print_options import (
    add_print_options,
    languages,
    print_all,
    print_folder,
    print_options,
)
from logwright.cli.speech import say
from logwright.cli.told import told_in_words
from logwright.content.read.did_you_mean import did_you_mean
from logwright.saying import Saying, listed, saying


def add_parser(things: Any) -> None:
    parser = things.add_parser("plain", help=say("print.plain.help"), description=say("print.plain.description"))
    parser.add_argument("--game", help=say("print.plain.options.game"))
    parser.add_argument("--form", help=say("print.plain.options.form"))
    parser.add_argument("--of", help=say("print.plain.options.of"))
    add_print_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.plain.braille import missing_braille
    from logwright.publish.print.plain.job import FORMS, KINDS, plain_jobs
    from logwright.publish.views.book import Book

    project = project_of(options)
    chosen = print_options(options, project)
    forms = _chosen(options.form, FORMS, lambda form, hint: say("print.plain.no-form", form=form, hint=hint))
    kinds = _chosen(options.of, KINDS, lambda kind, hint: say("print.plain.no-kind", kind=kind, hint=hint))
    out = print_folder(options, project)
    library, _ = load_library(project)
    missing = ""
    if "braille" in forms and (reason := missing_braille()):
        missing = say("print.plain.no-braille", reason=told_in_words(reason))
        forms = tuple(form for form in forms if form != "braille")
    books = [Book(library, lang) for lang in languages(options.lang, library, project)]
    games = [game for game in books[0].games if options.game in (None, game)]
    if not games:
        hint = did_you_mean(options.game, books[0].games) or saying("there-are", known=listed(books[0].games))
        raise UsageError(say("no-game", game=options.game, hint=hint))
    jobs = [job for book in books for game in games for job in plain_jobs(book, game, chosen, forms, kinds)]
    code = print_all(jobs, out)
    if missing:
        print(missing)
    # Whoever asked for nothing else got nothing.
    return ExitCode.PROBLEMS if missing and not forms else code


def _chosen(said: str | None, known: Sequence[str], unknown: Callable[[str, Saying], str]) -> tuple[str, ...]:
    """What was named, in the usual order; all if nothing was. `unknown` says that a name is none of these."""
    named = [name.strip() for name in said.split(",")] if said else list(known)
    for name in named:
        if name not in known:
            raise UsageError(unknown(name, did_you_mean(name, known) or saying("there-are", known=listed(known))))
    return tuple(name for name in known if name in named)
