"""The page Play: an introduction, the element where a script sets the table, and what there is to begin with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from logwright.publish.page_parts.miniature import lively, miniature
from logwright.publish.page_parts.python_slot import python_slot
from logwright.publish.play.guiding import rule_name
from logwright.publish.views.address import PLAY, mission_page, rule_places
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, boxed, heading, link, plain
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page

NAME = "play"
STYLES = tuple(f"play/{part}" for part in ("page", "bar", "table", "tasks", "hand", "side", "after", "deals"))
# A link to a deal, to a mission of the library, to a lesson, or to the deals of the day.
_LINKS = ("#mission=", "?mission=", "#learn=", "?learn=", "?daily")


def pages(book: Book) -> Iterator[Page]:
    place = python_slot(book, NAME, "play/view.js", opened_by=_LINKS, rules=_rules(book))
    # Without the table these lead nowhere.
    ways = [boxed(blocks(*_ways(book)), "doors"), *_watched(book)] if book.python_size else []
    body = blocks(plain(book.say("play.intro")), place, *ways)
    title, short = book.say("play.title"), book.say("play.short")
    yield Page(PLAY, title, body, short=short, kind=NAME, styles=STYLES)


def _ways(book: Book) -> Iterator[str]:
    """The deals of the day, and the lesson of each game."""
    yield _way(book, "deals.daily", {"?daily": book.say("deals.daily.link")})
    lessons = [game for game in book.games if game in book.library.lessons]
    if lessons:
        named = {f"?learn={game}": book.say("deals.learn.begin", mission=book.game_title(game)) for game in lessons}
        yield _way(book, "deals.learn", named)


def _way(book: Book, words: str, links: Mapping[str, str]) -> str:
    title, intro = heading(2, plain(book.say(f"{words}.title"))), plain(book.say(f"{words}.intro"))
    there = (link(plain(said), f"{PLAY}{asked}") for asked, said in links.items())
    return boxed(blocks(title, intro, *there), "door")


def _watched(book: Book) -> Iterator[str]:
    """What it looks like: a line that plays itself."""
    won = lively((MissionView(book, mission) for game in book.games for mission in book.missions[game]), 4)
    if won and (played := miniature(book, [won])):
        yield heading(2, plain(book.say("site.home.watch")), "watch")
        yield link(plain(book.say("site.home.watched", title=won.title)), f"{mission_page(won.mission)}#replay")
        yield played


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
