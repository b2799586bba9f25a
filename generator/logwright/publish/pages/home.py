"""The first page, and the first page of each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.publish.address import DESIGNER, EVENING, chapter_page, game_page, rule_places
from logwright.publish.book import Book
from logwright.publish.markdown import blocks, boxed, heading, link, listing, plain
from logwright.publish.page import Page, way

HOME = "index.md"


def home(book: Book, parts: dict[str, Sequence[Page]]) -> Page:
    """A way into each game: what a player at the table looks for first. Then what serves all of them."""
    games = []
    for game, pages in parts.items():
        wanted = [page for page in pages if page.kind in ("quick-reference", "catalogue", "faq", "tasks", "upgrades")]
        links = [link(plain(book.say("rules")), game_page(game))]
        links += [link(plain(page.name), page.path) for page in wanted]
        title = link(plain(book.game_title(game)), game_page(game))
        games.append(boxed(blocks(heading(2, title, game), listing(links)), "game", game))
    for name, path in (("evening", EVENING), ("designer", DESIGNER)):
        title = link(plain(book.say(f"{name}.title")), path)
        games.append(boxed(blocks(heading(2, title, name), plain(book.say(f"{name}.intro"))), "game"))
    body = blocks(
        plain(book.say("site.home.intro")),
        boxed(blocks(*games), "games"),
        boxed(plain(book.say("site.home.note")), "note"),
    )
    return Page(HOME, book.say("site.home.title"), body, short=book.say("site.home.short"), kind="home")


def game_home(book: Book, game: str, pages: Sequence[Page]) -> Iterator[Page]:
    """All chapters with their sections, and what else there is."""
    here = game_page(game)
    others = [page for page in pages if page.in_menu and page.kind != "rules"]
    parts = [boxed(listing(link(plain(page.name), way(here, page.path)) for page in others), "shortcuts")]
    rulebook = book.library.rulebooks.get(game)
    if rulebook:
        parts.append(heading(2, plain(book.say("rules")), "rules"))
        places = rule_places(book.library, game)
        for chapter in rulebook.chapters:
            title = plain(book.section_words(game, chapter).title)
            inner = (
                link(plain(book.section_words(game, section).title), way(here, places[section.id]))
                for section in chapter.sections
            )
            opening = heading(3, link(title, way(here, chapter_page(game, chapter.id))), chapter.id)
            parts.append(boxed(blocks(opening, listing(inner)), "chapter"))
    yield Page(here, book.game_title(game), blocks(*parts), short=book.say("site.overview"), kind="game")
