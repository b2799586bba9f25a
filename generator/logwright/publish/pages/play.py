"""The page Play: an introduction, and the element where a script sets the table."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.views.address import PLAY
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, plain
from logwright.publish.views.page import Page

NAME = "play"
STYLES = ("play", "play-table", "play-tasks", "play-hand", "play-side", "play-after")
# A link to a deal, or to a mission of the library.
_LINKS = ("#mission=", "?mission=")


def pages(book: Book) -> Iterator[Page]:
    place = python_slot(book, NAME, "play/view.js", opened_by=_LINKS, rules={})
    body = blocks(plain(book.say("play.intro")), place)
    title, short = book.say("play.title"), book.say("play.short")
    yield Page(PLAY, title, body, short=short, kind=NAME, styles=STYLES)
