"""The project's own logbooks, each made once however many tests look at it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from logwright.content.loading.load import read_library
from logwright.content.model.library import Library
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.views.book import Book

Logbooks = Callable[[str, str], bytes]


@pytest.fixture(scope="session")
def whole(repository: Path) -> Library:
    return read_library(repository)[0]


@pytest.fixture(scope="session")
def logbooks(whole: Library) -> Logbooks:
    """A game's logbook in a language, as the PDF to read."""

    @cache
    def printed(game: str, lang: str) -> bytes:
        book = Book(whole, lang)
        missions = tuple(mission for mission in book.missions[game] if mission.official)
        return Logbook(book, game, missions).layout().pdf(accessible=True)

    return printed
