"""The quick reference: one line per rule that is needed during play, on one sheet.

On a phone the titles fit on one screen, and unfold.
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.rulebook import Section
from logwright.publish.views.address import game_page, rule_places
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, plain
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.page import Page, way


def pages(book: Book, game: str) -> Iterator[Page]:
    rulebook = book.library.rulebooks.get(game)
    if not rulebook:
        return
    here = game_page(game, "quick-reference")
    places = rule_places(book.library, game)
    parts = []
    for chapter in rulebook.chapters:
        entries = [
            _entry(book, game, here, section, way(here, places[section.id]))
            for section in chapter.walk()
            if section.quick
        ]
        if entries:
            title = plain(book.section_words(game, chapter).title)
            parts.append(boxed(blocks(heading(2, title, chapter.id), *entries), "quick-part"))
    title = book.say("site.quick_reference.title")
    yield Page(
        here,
        book.of_game(title, game),
        boxed(blocks(*parts), "quick-reference"),
        short=title,
        kind="quick-reference",
    )


def _entry(book: Book, game: str, here: str, section: Section, place: str) -> str:
    """A title that expands to one line, with a link to the full rule."""
    words = book.section_words(game, section)
    title = attribute(words.title)
    said = MarkdownRenderer(book, game, here).on_one_line(words.short)
    more = f'[→]({place}){{ .more title="{title}" aria-label="{title}" }}'
    return f'<details class="quick" open markdown>\n<summary>{title}</summary>\n\n{said}\u00a0{more}\n\n</details>'
