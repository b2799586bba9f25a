"""Printing a play aid."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.publish.print.aid.aid import Aid
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.views.book import Book


def aid_job(books: Sequence[Book], game: str, options: PrintOptions) -> PrintJob:
    """The job for a play aid in the language of its book, or of its two books."""
    aid = Aid(books, game, options.paper, options.low_ink)
    langs = "-".join(book.lang for book in books)
    name = f"{langs}/aid-{game}{options.suffix}.pdf"

    def make() -> Files:
        return {name: aid.layout().pdf(accessible=True)}

    return PrintJob("aid", game, langs, aid.title, make, missions=frozenset())
