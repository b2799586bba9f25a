"""The download page lists plain editions in a table that can be heard, and every way to print that is no file."""

from __future__ import annotations

import re

import pytest

from logwright.content.model.library import Library
from logwright.publish.pages.printing import pages
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.plain.job import plain_jobs
from logwright.publish.views.book import Book
from logwright.publish.views.print_index import Printed
from tests.languages import LANGUAGES

ENDS = {"large": "-large-print.pdf", "text": ".txt", "braille": ".brf"}


def printed(book: Book, game: str) -> list[Printed]:
    """The plain editions of a game, and a logbook, without making them."""
    found = [Printed(f"{book.lang}/logbook-{game}.pdf", "logbook", game, book.lang, "Logbook", 57, 400_000, "", "")]
    for number, job in enumerate(plain_jobs(book, game, PrintOptions())):
        name = f"{book.lang}/{game}-{number // 3}{[*ENDS.values()][number % 3]}"
        found.append(Printed(name, job.thing, game, book.lang, job.title, 0, 12_345, "", ""))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_editions_are_a_table_with_headers(lang: str, library: Library) -> None:
    book = Book(library, lang)
    files = printed(book, "planet-nine")
    (page,) = pages(Book(library, lang, printed=files))
    (table,) = re.findall(r'<details class="plain">.*?</details>', page.body, re.DOTALL)
    rows = re.findall(r'<th scope="row">(.*?)</th>', table)
    # Logbook, quick reference and five sets of cards; the game is named by the heading, not by every row.
    assert len(rows) == len(set(rows)) == 7
    assert not any(book.game_title("planet-nine") in row or book.say("press.forms.large") in row for row in rows)
    assert re.findall(r'<th scope="col">(.*?)</th>', table) == [book.say(f"press.forms.{form}") for form in ENDS]
    up = "" if lang == "en" else "../"
    assert re.findall(r'href="(.*?)"', table) == [f"{up}print/{each.file}" for each in files[1:]]
    heard = re.findall(r'aria-label="(.*?)"', table)
    assert len(set(heard)) == len(heard) == 21


def test_every_way_to_print_is_a_command_to_copy(library: Library) -> None:
    (page,) = pages(Book(library, "en", printed=printed(Book(library, "en"), "planet-nine")))
    for option in ("--paper letter", "--low-ink", "--backs fold-over", "--preset", "--cutter", "--tts", "--pcio"):
        assert option in page.body
