"""The board tiles of Crash & Grab: both sides of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.basis import basis_of_file
from logwright.publish.basis_mark import basis_line, basis_mark
from logwright.publish.figures import tile as drawn_tile
from logwright.publish.views.address import game_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, plain
from logwright.publish.views.page import Page


def pages(book: Book, game: str) -> Iterator[Page]:
    document = book.library.at(f"{game}/tiles.yaml")
    if not document:
        return
    here, basis = game_page(game, "tiles"), basis_of_file(book.library, f"{game}/tiles.yaml")
    parts = []
    for tile in document.data["tiles"]:
        title = book.say("site.tiles.tile", n=tile["number"])
        mark = basis_mark(book, game, here, basis) if basis else ""
        sides = [_side(book, tile, side) for side in tile["sides"]]
        parts.append(boxed(blocks(heading(2, plain(title), tile["id"]), mark, boxed(blocks(*sides), "sides")), "tile"))
    title = book.say("site.tiles.title")
    about = basis_line(book, game, here, basis, "tiles")
    body = blocks(plain(book.say("site.tiles.intro")), about, boxed(blocks(*parts), "tiles"))
    yield Page(here, book.of_game(title, game), body, short=title, kind="tiles")


def _side(book: Book, tile: Any, side: str) -> str:
    """A side as a picture, with its rows in words as the description."""
    box = book.library.box
    assert box is not None
    title, rows = book.say("site.tiles.side", side=side.upper()), tile["sides"][side]
    picture = book.drawings.titled(
        lambda: drawn_tile(box.tile(tile["number"]), side), rows, f"{tile['id']}-{side}", title, "; ".join(rows)
    )
    return f'<figure><div class="drawing">{picture}</div><figcaption>{attribute(title)}</figcaption></figure>'
