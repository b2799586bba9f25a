from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from logwright.content.loading.load import read_library
from logwright.content.model.library import Library
from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.printer import printed_set
from logwright.publish.print.cards.sheet import Printing
from tests.print.cards.read_back import Printed

Prints = Callable[..., list[Printed]]


@pytest.fixture(scope="session")
def library(repository: Path) -> Library:
    return read_library(repository)[0]


@pytest.fixture(scope="session")
def prints(library: Library) -> Prints:
    """Prints a set once, however many tests look at it: its files, read back."""

    @cache
    def printed(
        game: str, wanted: str, lang: str = "en", printing: Printing | None = None, palette: Palette = Palette.PRINT
    ) -> list[Printed]:
        edition = Edition(library, game, lang)
        return [Printed(out.contents) for out in printed_set(edition, wanted, printing or Printing(), palette)]

    return printed
