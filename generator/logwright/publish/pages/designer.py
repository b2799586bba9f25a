"""The page of the designer: an introduction, the element where a script opens it, and missions to begin with."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.page_parts.mission_card import mission_card
from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.views.address import CAMPAIGN_DESIGNER, DESIGNER, SCENARIO_DESIGNER
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, boxed, heading, link, plain
from logwright.publish.views.mission_link import PREFIX
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page
from logwright.publish.views.replay import STYLES as TABLE_STYLES

NAME = "designer"
STYLES = (*(f"designer/{part}" for part in ("page", "form", "cards", "dialogs", "panels", "paper")), *TABLE_STYLES)
# A link that contains a mission, or names one from the library.
_LINKS = (f"#{PREFIX}", "?open=")


def pages(book: Book) -> Iterator[Page]:
    place = python_slot(book, NAME, "designer/view.js", opened_by=_LINKS)
    # Without the designer they lead nowhere.
    examples = _examples(book) if book.python_size else ()
    told = (plain(book.say(f"designer.{name}")) for name in ("intro", "offer"))
    body = blocks(*told, place, *examples, *_others(book))
    title, short = book.say("designer.title"), book.say("designer.short")
    yield Page(DESIGNER, title, body, short=short, kind=NAME, styles=STYLES)


def _others(book: Book) -> Iterator[str]:
    """The designers of what is no mission."""
    yield link(plain(book.say("campaign_designer.title")), CAMPAIGN_DESIGNER)
    if book.library.saucer_game in book.games:
        yield link(plain(book.say("scenario_designer.title")), SCENARIO_DESIGNER)


def _examples(book: Book) -> Iterator[str]:
    """A custom mission of each game, which opens in the designer."""
    custom = [[mission for mission in book.missions[game] if not mission.official] for game in book.games]
    views = [MissionView(book, missions[0]) for missions in custom if missions]
    if views:
        yield heading(2, plain(book.say("designer.begin_with")), "begin-with")
        yield plain(book.say("designer.begin_with_text"))
        cards = (mission_card(view, DESIGNER, f"{DESIGNER}?open={view.mission.key}") for view in views)
        yield boxed(blocks(*cards), "examples")
