"""The page of the mission designer: an introduction, and the element where a script opens it."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.views.address import DESIGNER
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, plain
from logwright.publish.views.mission_link import PREFIX
from logwright.publish.views.page import Page
from logwright.publish.views.replay import STYLES as TABLE_STYLES

NAME = "designer"
STYLES = (*(f"designer/{part}" for part in ("page", "form", "cards", "dialogs", "panels")), *TABLE_STYLES)
# A link that contains a mission, or names one from the library.
_LINKS = (f"#{PREFIX}", "?open=")


def pages(book: Book) -> Iterator[Page]:
    place = python_slot(book, NAME, "designer/view.js", opened_by=_LINKS)
    body = blocks(plain(book.say("designer.intro")), plain(book.say("designer.offer")), place)
    title, short = book.say("designer.title"), book.say("designer.short")
    yield Page(DESIGNER, title, body, short=short, kind=NAME, styles=STYLES)
