"""Options of commands that make sheets to cut: the games, and paper of full size."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from logwright.cli.exit_code import UsageError
from logwright.cli.print_commands.print_options import languages
from logwright.cli.speech import say
from logwright.content.model.library import Library
from logwright.content.read.did_you_mean import did_you_mean
from logwright.project import Project
from logwright.publish.print.options import A4, LETTER, PAPERS, PrintOptions
from logwright.saying import listed, saying

if TYPE_CHECKING:
    from logwright.publish.print.cards.edition import Edition

FULL_SIZE = (A4.name, LETTER.name)


def add_sheet_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", help=say("print.cards.options.game"))
    parser.add_argument("--lang", help=say("print.cards.options.lang"))
    parser.add_argument("--paper", choices=FULL_SIZE, help=say("print.options.paper"))
    parser.add_argument("--low-ink", action="store_true", help=say("print.options.low-ink"))
    parser.add_argument("--out", type=Path, help=say("print.options.out"))


def sheet_options(options: argparse.Namespace, project: Project) -> PrintOptions:
    return PrintOptions(PAPERS[options.paper or usual_paper(project)], low_ink=options.low_ink)


def usual_paper(project: Project) -> str:
    """Sheets need full-size paper, even where logbooks use a smaller one."""
    return project.settings.paper if project.settings.paper in FULL_SIZE else A4.name


def editions(options: argparse.Namespace, library: Library, project: Project) -> list[Edition]:
    """The games that were asked for, or all of them, in each language."""
    # Imported here, because only printing needs it and it is slow to load.
    from logwright.publish.print.cards.edition import Edition

    games = list(library.menu)
    if options.game and options.game not in games:
        hint = did_you_mean(options.game, games) or saying("there-are", known=listed(games))
        raise UsageError(say("no-game", game=options.game, hint=hint))
    chosen = [game for game in games if options.game in (None, game)]
    return [Edition(library, game, lang) for lang in languages(options.lang, library, project) for game in chosen]
