"""The quick reference: one line per rule that is needed in the middle of a game, on one screen or sheet."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.address import game_page, rule_places
from logwright.publish.book import Book
from logwright.publish.markdown import blocks, boxed, heading, link, listing, plain
from logwright.publish.page import Page, way
from logwright.publish.setter import Setter


def pages(book: Book, game: str) -> Iterator[Page]:
    rulebook = book.library.rulebooks.get(game)
    if not rulebook:
        return
    here = game_page(game, "quick-reference")
    places = rule_places(book.library, game)
    parts = []
    for chapter in rulebook.chapters:
        lines = []
        for section in chapter.walk():
            if not section.quick:
                continue
            words = book.section_words(game, section)
            title = link(plain(words.title), way(here, places[section.id]))
            lines.append(f"**{title}** {Setter(book, game, here).on_one_line(words.short)}")
        if lines:
            title = plain(book.section_words(game, chapter).title)
            parts.append(boxed(blocks(heading(2, title, chapter.id), listing(lines)), "quick-part"))
    title = book.say("site.quick_reference.title")
    yield Page(
        here,
        book.titled(title, book.game_title(game)),
        boxed(blocks(*parts), "quick-reference"),
        short=title,
        kind="quick-reference",
    )
