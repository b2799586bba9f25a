"""Printing a logbook: the file to read, and the booklet to fold where the paper can be folded."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.content.logged_mission import LoggedMission
from logwright.publish.book import Book
from logwright.publish.print.logbook.booklet import booklet
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.paper import FOLDED
from logwright.publish.print.print_job import Files, PrintJob


def own_name(game: str) -> str:
    """The name of the logbook of missions that people have invented for a game."""
    return f"custom-{game}"


def logbook_stem(lang: str, name: str) -> str:
    """What the names of a logbook's files begin with."""
    return f"{lang}/logbook-{name}"


def logbook_job(
    book: Book,
    game: str,
    missions: Sequence[LoggedMission],
    options: PrintOptions,
    name: str = "",
    title: str = "",
    halves: bool = False,
) -> PrintJob:
    """`name` tells the files apart, `title` stands on the cover; both are the game's unless given."""
    logbook = Logbook(
        book,
        game,
        tuple(missions),
        FOLDED.get(options.paper.name, options.paper),
        title,
        options.players,
        options.low_ink,
        halves,
    )
    stem = f"{logbook_stem(book.lang, name or game)}{'-half-pages' if halves else ''}{options.suffix}"

    def make() -> Files:
        read = logbook.layout().pdf(accessible=True)
        files = {f"{stem}.pdf": read}
        if options.paper.name in FOLDED:
            files[f"{stem}-booklet.pdf"] = booklet(read, options.paper, logbook.full_title)
        return files

    return PrintJob("logbook", game, book.lang, logbook.full_title, make)
