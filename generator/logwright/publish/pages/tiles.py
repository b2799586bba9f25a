"""The board tiles of Crash & Grab: both sides of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.publish.address import game_page
from logwright.publish.book import Book
from logwright.publish.figures import tile as drawn_tile
from logwright.publish.markdown import attribute, blocks, boxed, heading, plain
from logwright.publish.page import Page


def pages(book: Book, game: str) -> Iterator[Page]:
    document = book.library.documents.get(f"content/{game}/tiles.yaml")
    if not document:
        return
    parts = []
    for tile in document.data["tiles"]:
        title = book.say("site.tiles.tile", n=tile["number"])
        sides = [_side(book, tile, side) for side in tile["sides"]]
        parts.append(boxed(blocks(heading(2, plain(title), tile["id"]), boxed(blocks(*sides), "sides")), "tile"))
    title = book.say("site.tiles.title")
    body = blocks(plain(book.say("site.tiles.intro")), boxed(blocks(*parts), "tiles"))
    yield Page(game_page(game, "tiles"), book.of_game(title, game), body, short=title, kind="tiles")


def _side(book: Book, tile: Any, side: str) -> str:
    """A side as a picture; its rows are told in the words of its description."""
    box = book.library.box
    assert box is not None
    title, rows = book.say("site.tiles.side", side=side.upper()), tile["sides"][side]
    picture = book.drawings.titled(
        lambda: drawn_tile(box.tile(tile["number"]), side), rows, f"{tile['id']}-{side}", title, "; ".join(rows)
    )
    return f'<figure><div class="drawing">{picture}</div><figcaption>{attribute(title)}</figcaption></figure>'
