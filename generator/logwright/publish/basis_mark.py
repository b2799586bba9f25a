"""The mark that shows what a rule or card is based on; it links to the page that explains the marks."""

from __future__ import annotations

from logwright.content.basis import Basis
from logwright.publish.views.address import game_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, link, plain
from logwright.publish.views.page import way

PAGE = "basis"


def basis_mark(book: Book, game: str, here: str, basis: Basis) -> str:
    return f"{link(plain(book.say(f'site.basis.marks.{basis}')), _place(game, here, basis))}{{ .basis .{basis} }}"


def basis_sign(book: Book, basis: Basis) -> str:
    """The mark as HTML without the link, for lists of many cards."""
    return f'<em class="basis {basis}">{attribute(book.say(f"site.basis.marks.{basis}"))}</em>'


def basis_line(book: Book, game: str, here: str, basis: Basis | None, what: str) -> str:
    """A sentence about a whole list of cards or tiles; empty if the file states no basis."""
    if not basis:
        return ""
    said = plain(book.say(f"site.basis.about.{what}"))
    return f"{said} {basis_mark(book, game, here, basis)}"


def _place(game: str, here: str, basis: Basis) -> str:
    return way(here, f"{game_page(game, PAGE)}#{basis}")
