"""The page Play with nothing around it."""

from __future__ import annotations

from pathlib import Path

from logwright.publish.pages import play
from logwright.publish.views.book import Book
from tests.browser.bare_page import SIZE, bare_page, write_parts
from tests.whole_library import whole_library


def write_play_page(folder: Path, repository: Path) -> None:
    """Everything the page needs, in English and Russian."""
    write_parts(folder, repository)
    for lang in ("en", "ru"):
        book = Book(whole_library(), lang, python_size=SIZE)
        (page,) = play.pages(book)
        (folder / f"play-{lang}.html").write_text(bare_page(page, book, play.STYLES), "utf-8")
