"""The order of pages on the sheets of a booklet, and the booklet of a whole logbook."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from logwright.content.model.library import Library
from logwright.publish.figures.design_tokens import SANS
from logwright.publish.print.logbook.booklet import booklet, imposed
from logwright.publish.print.logbook.how_strip import how_strip
from logwright.publish.print.options import A4, FOLDED, LETTER
from logwright.publish.print.render import pdf
from logwright.publish.views.book import Book
from tests.print.conftest import Logbooks
from tests.print.reading import letters, page_texts, picture, reader, sizes


def test_eight_pages_make_two_sheets_with_the_outer_one_first() -> None:
    assert imposed(8) == [7, 0, 1, 6, 5, 2, 3, 4]


@pytest.mark.parametrize("pages", range(1, 30))
def test_folded_and_stapled_every_page_follows_the_one_before(pages: int) -> None:
    order = imposed(pages)
    assert len(order) % 4 == 0
    # Leaf through it: fronts and backs of the right halves from the outer sheet inwards, then back out on the left.
    sheets = [order[at : at + 4] for at in range(0, len(order), 4)]
    read = [page for sheet in sheets for page in (sheet[1], sheet[2])]
    read += [page for sheet in reversed(sheets) for page in (sheet[3], sheet[0])]
    assert [page for page in read if page is not None] == list(range(pages))
    assert read.count(None) < 4
    assert read[-1] == pages - 1, "the last page is the back of the booklet"


def test_pages_meet_in_the_fold() -> None:
    css = f"@page {{ size: {FOLDED['letter'].css} }} p {{ break-after: page; font-family: '{SANS}' }}"
    pages = pdf("<p>one</p><p>two</p><p>three</p><p>four</p>", lang="en", title="title", css=css)
    sheets = booklet(pages, LETTER, "title")
    assert sizes(sheets) == {(279.4, 215.9)}
    content: Any = reader(sheets).pages[0]["/Contents"]
    placed = content.get_data().decode()
    assert placed == "q 1 0 0 1 0.000 0.000 cm /Left Do Q\nq 1 0 0 1 396.000 0.000 cm /Right Do Q"


def test_the_booklet_of_a_logbook_shows_cover_and_back_on_its_first_side(logbooks: Logbooks) -> None:
    read = logbooks("planet-nine", "en")
    folded = booklet(read, A4, "title")
    assert sizes(folded) == {(A4.height, A4.width)}
    pages = [letters(text) for text in page_texts(read)]
    sides = [letters(text) for text in page_texts(folded)]
    assert len(sides) == -(-len(pages) // 4) * 2
    for side, (left, right) in zip(sides, _pairs(imposed(len(pages))), strict=True):
        shown = [pages[page] for page in (left, right) if page is not None]
        assert sorted(side) == sorted("".join(shown))


def _darkest(grey: Image.Image) -> int:
    return min(shade for shade, pixels in enumerate(grey.histogram()) if pixels)


@pytest.mark.parametrize(("lang", "said"), [("fr", "retourné sur le bord court"), ("ru", "по короткому краю")])
def test_the_first_sheet_of_a_booklet_says_how_to_print_it_where_no_page_is(
    lang: str, said: str, whole: Library, logbooks: Logbooks
) -> None:
    read = logbooks("deep-sea", lang)
    how = how_strip(Book(whole, lang), LETTER)
    line = picture(how, 1, 200).convert("L")
    for y in (0, line.height - 1):
        assert _darkest(line.crop((0, y, line.width, y + 1))) > 250, "the line is not cut off"
    folded = booklet(read, LETTER, "title", how=how)
    first, *others = [" ".join(text.split()) for text in page_texts(folded)]
    assert said in first
    assert "Letter" in first
    (words,) = page_texts(how)
    assert len(words.strip().splitlines()) == 1
    assert not any(said in other for other in others)
    pages = reader(read).pages
    foot = picture(read, len(pages), 50)
    below = foot.crop((0, round(foot.height - 8.5 / 25.4 * 50), foot.width, foot.height)).convert("L")
    assert _darkest(below) > 250, "the back of the booklet leaves this edge free"


def test_places_that_would_stay_blank_are_pages_for_notes() -> None:
    css = f"@page {{ size: {FOLDED['a4'].css} }} p {{ break-after: page; font-family: '{SANS}' }}"

    def made(text: str) -> bytes:
        return pdf(text, lang="en", title="title", css=css)

    five = made("<p>one</p><p>two</p><p>three</p><p>four</p><p>back</p>")
    told = [letters(text) for text in page_texts(booklet(five, A4, "title", lambda: made("<p>notes</p>")))]
    assert told == ["backone", "twonotes", "notesthree", "fournotes"]
    assert "notes" not in "".join(letters(text) for text in page_texts(booklet(five, A4, "title")))


def _pairs(order: list[int | None]) -> list[tuple[int | None, int | None]]:
    return list(zip(order[::2], order[1::2], strict=True))
