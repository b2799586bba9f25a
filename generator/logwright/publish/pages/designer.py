"""The mission designer: what it offers, and the place where a script opens it."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.address import DESIGNER
from logwright.publish.book import Book
from logwright.publish.markdown import blocks, plain
from logwright.publish.mission_link import PREFIX
from logwright.publish.offer import SCRIPT, offer
from logwright.publish.page import Page

NAME = "designer"
STYLES = ("designer", "designer-form", "designer-cards", "designer-dialogs", "designer-panels")
# A link that holds a mission, or names one of the library.
_LINKS = (f"#{PREFIX}", "?open=")


def pages(book: Book) -> Iterator[Page]:
    place = offer(book, NAME, "designer-view", opened_by=_LINKS)
    body = blocks(plain(book.say("designer.intro")), plain(book.say("designer.offer")), place)
    title, short = book.say("designer.title"), book.say("designer.short")
    yield Page(DESIGNER, title, body, short=short, kind=NAME, script=SCRIPT, styles=STYLES)
