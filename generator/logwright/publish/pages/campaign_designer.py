"""The page of the campaign designer: an introduction, and the element where a script opens it."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.designer.campaign_desk import CAMPAIGN_PREFIX
from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.views.address import CAMPAIGN_DESIGNER
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, plain
from logwright.publish.views.page import Page

NAME = "campaign_designer"
STYLES = tuple(f"designer/{part}" for part in ("page", "form", "dialogs", "workbench", "campaign", "paper"))
# A link that contains a campaign.
_LINKS = (f"#{CAMPAIGN_PREFIX}",)


def pages(book: Book) -> Iterator[Page]:
    place = python_slot(book, NAME, "campaigns/view.js", like="designer", opened_by=_LINKS)
    body = blocks(plain(book.say(f"{NAME}.intro")), plain(book.say(f"{NAME}.offer")), place)
    title, short = book.say(f"{NAME}.title"), book.say(f"{NAME}.short")
    yield Page(CAMPAIGN_DESIGNER, title, body, short=short, kind=NAME, styles=STYLES)
