"""Nothing is too small to be read, and no page of contents is left nearly empty."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from logwright.content.model.library import Library
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.options import A4, FOLDED, LETTER, Paper
from logwright.publish.print.render import lay_out, templates
from logwright.publish.print.typeface import SMALLEST
from logwright.publish.views.book import Book
from tests.languages import LANGUAGES
from tests.print.conftest import Logbooks
from tests.print.reading import reader, type_sizes

HEARD = 1.5
"""Words that only screen readers are to find are this large, and transparent."""
FEWEST = 1 / 3
"""A page of contents that is less full than this looks like a mistake."""


@pytest.mark.parametrize(("game", "lang"), [("deep-sea", "ru"), ("planet-nine", "en")])
def test_no_letter_of_a_logbook_is_too_small(game: str, lang: str, logbooks: Logbooks) -> None:
    found = type_sizes(logbooks(game, lang)) - {HEARD}
    assert found
    assert min(found) >= SMALLEST


def test_no_text_of_a_card_may_become_too_small(whole: Library) -> None:
    limits = Edition(whole, "planet-nine", "en").measures.data["type"]
    assert min(each["smallest"] for each in limits.values()) >= SMALLEST


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_contents_fill_their_pages(lang: str, paper: Paper, whole: Library) -> None:
    for game in whole.games:
        lines = _lines_of_contents(Book(whole, lang), game, FOLDED[paper.name])
        assert min(lines) >= FEWEST * max(lines), (game, lines)


def _lines_of_contents(book: Book, game: str, page: Paper) -> list[int]:
    """How many entries stand on each page of the contents, set without the missions they lead to."""
    logbook = Logbook(book, game, tuple(mission for mission in book.missions[game] if mission.official), page)
    html = templates().get_template("logbook.html").render(**logbook.words, entries=logbook.entries, tighter={})
    (contents,) = re.findall(r'<section class="contents.*?</section>', html, re.DOTALL)
    anchors = "".join(f'<p id="{anchor}"></p>' for anchor in re.findall(r'href="#(.*?)"', contents))
    layout = lay_out(f"{contents}<section>{anchors}</section>", lang=book.lang, title=game, css=logbook.css)
    counts = Counter(
        number
        for number, each in enumerate(layout.document.pages)
        for box in each._page_box.descendants()
        if type(box).__name__ == "BlockBox" and box.element_tag == "li"
    )
    return list(counts.values())


def test_blank_pages_of_a_booklet_are_never_more_than_its_sheets_need(logbooks: Logbooks) -> None:
    """A booklet has four pages a sheet; what is left over, at most three, are pages for notes before the back."""
    for game, lang in (("deep-sea", "ru"), ("planet-nine", "en")):
        pages = reader(logbooks(game, lang)).pages
        assert all(page.extract_text().strip() for page in pages), (game, lang)
