"""The download page: every printed file of a language, by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.publish.views.address import folder_of
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, listing, plain
from logwright.publish.views.page import Page, way
from logwright.publish.views.print_index import Printed

HERE = "print.md"
FOLDER = "print"
"""Where the files lie, below the root of the site; they are the same files in build/print."""
_THINGS = ("logbook", "aid", "cards")


def pages(book: Book) -> Iterator[Page]:
    """No page if nothing was printed at all; otherwise every language has the page."""
    if not book.printed:
        return
    own = [each for each in book.printed if each.lang == book.lang]
    parts = [plain(book.say("site.print.intro"))]
    for game in (*book.games, ""):
        lists = [part for thing in _THINGS for part in _things(book, own, game, thing)]
        if lists:
            title = book.game_title(game) if game else book.say("site.print.printer")
            parts.append(boxed(blocks(heading(2, plain(title), game or "printer"), *lists), "printed"))
    title = book.say("site.print.title")
    yield Page(HERE, title, blocks(*parts), kind="print")


def _things(book: Book, own: Sequence[Printed], game: str, thing: str) -> Iterator[str]:
    found = [each for each in own if (each.game, each.thing) == (game, thing)]
    if found:
        yield blocks(f"**{plain(book.say(f'site.print.{thing}'))}**", listing(_file(book, each) for each in found))


def address_of(book: Book, here: str, file: str) -> str:
    """The address of a printed file relative to a page: files are at the root, other languages one folder below it."""
    up = "../" if folder_of(book.lang) else ""
    return up + way(here, f"{FOLDER}/{file}")


def _file(book: Book, printed: Printed) -> str:
    """A link as HTML: the file is not a Markdown page."""
    # The title starts or ends with that of the game, which is already the heading.
    name = printed.title.replace(book.game_title(printed.game), "").strip(" :\u00a0\u202f") if printed.game else ""
    words = name or printed.title
    if printed.file.endswith("-booklet.pdf"):
        words = f"{words} – {book.say('site.print.booklet')}"
    size = book.say("site.print.size", n=printed.pages, kb=-(-printed.size // 1000))
    address = address_of(book, HERE, printed.file)
    return f'<a href="{attribute(address)}" class="file">{plain(words)}</a> <small>PDF, {plain(size)}</small>'
