"""The page Play: an introduction, and the element where a script sets the table."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.play.guiding import rule_name
from logwright.publish.views.address import PLAY, rule_places
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, plain
from logwright.publish.views.page import Page

NAME = "play"
STYLES = tuple(f"play/{part}" for part in ("page", "table", "tasks", "hand", "side", "after", "deals"))
# A link to a deal, to a mission of the library, to a lesson, or to the deals of the day.
_LINKS = ("#mission=", "?mission=", "#learn=", "?learn=", "?daily")


def pages(book: Book) -> Iterator[Page]:
    place = python_slot(book, NAME, "play/view.js", opened_by=_LINKS, rules=_rules(book))
    body = blocks(plain(book.say("play.intro")), place)
    title, short = book.say("play.title"), book.say("play.short")
    yield Page(PLAY, title, body, short=short, kind=NAME, styles=STYLES)


def _rules(book: Book) -> dict[str, str]:
    """Where each rule stands that can forbid something or is taught: Python names it, and the script adds the link."""
    taught = {
        rule_name(lesson.game, step.rule): rule_places(book.library, lesson.game)[step.rule].replace(".md", ".html")
        for lesson in book.library.lessons.values()
        if lesson.game in book.library.rulebooks
        for step in lesson.steps
    }
    return taught | {
        f"{game}/{name}": rule_places(book.library, game)[fact.id].replace(".md", ".html")
        for game in book.library.games
        if game in book.library.rulebooks
        for name, (fact, _) in book.library.rulebooks[game].forbidding.items()
    }
