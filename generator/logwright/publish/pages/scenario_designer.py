"""The page of the scenario designer: an introduction, and the element where a script opens it."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.scenario_designer.scenario_desk import SCENARIO_PREFIX
from logwright.publish.views.address import SCENARIO_DESIGNER
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, plain
from logwright.publish.views.page import Page

NAME = "scenario_designer"
STYLES = tuple(f"designer/{part}" for part in ("page", "form", "dialogs", "workbench", "scenario", "paper"))
# A link that contains a scenario.
_LINKS = (f"#{SCENARIO_PREFIX}",)


def pages(book: Book) -> Iterator[Page]:
    """Only where the game of the scenarios is among those of the site."""
    if book.library.saucer_game not in book.games:
        return
    place = python_slot(book, NAME, "scenarios/view.js", like="designer", opened_by=_LINKS)
    body = blocks(plain(book.say(f"{NAME}.intro")), plain(book.say(f"{NAME}.offer")), place)
    title, short = book.say(f"{NAME}.title"), book.say(f"{NAME}.short")
    yield Page(SCENARIO_DESIGNER, title, body, short=short, kind=NAME, styles=STYLES)
