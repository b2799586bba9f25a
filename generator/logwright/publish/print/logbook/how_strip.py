"""A line along the edge of a booklet's first sheet: how it is printed."""

from __future__ import annotations

from html import escape

from logwright.publish.figures.design_tokens import SANS
from logwright.publish.figures.svg.ink import MUTED
from logwright.publish.print.options import Paper
from logwright.publish.print.render import pdf
from logwright.publish.print.typeface import SMALLEST
from logwright.publish.views.book import Book


def how_strip(book: Book, sheet: Paper) -> bytes:
    """The line as a page of its own, half as wide as the sheet when it lies on its long side."""
    words = book.say("print.logbook.how", paper=sheet.name.title())
    css = (
        f"@page{{size:{sheet.height / 2:g}mm 4mm;margin:0}}"
        f"body,p{{margin:0}}p{{text-align:center;font:{SMALLEST}pt/4mm '{SANS}';color:{MUTED.light}}}"
    )
    return pdf(f"<p>{escape(words)}</p>", lang=book.lang, title=words, css=css)
