"""The page of what can be printed: every file with what it is and how the paper is turned."""

from __future__ import annotations

import pytest

from logwright.publish.pages.printing import pages
from logwright.publish.print.extras.job import KINDS
from logwright.publish.views.book import Book
from logwright.publish.views.print_index import Printed
from tests.languages import LANGUAGES
from tests.whole_library import whole_library

GAME = "planet-nine"


def listed(lang: str, thing: str, name: str, count: int) -> Printed:
    title = Book(whole_library(), lang).titled(name, Book(whole_library(), lang).game_title(GAME))
    return Printed(f"{lang}/{GAME}-{name}-{lang}-a4.pdf", thing, GAME, lang, title, count, 1000, "", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_goes_with_the_cards_is_listed_with_what_it_is(lang: str) -> None:
    printed = [listed(lang, "extras", "box-deck" if kind == "box" else kind, 1) for kind in KINDS]
    (page,) = pages(Book(whole_library(), lang, printed=[*printed, listed(lang, "starter", "starter", 28)]))
    book = Book(whole_library(), lang)
    for kind in (*KINDS, "starter"):
        assert book.say(f"site.print.about.{kind}") in page.body
    assert page.body.index("-starter-") < page.body.index("-box-deck-"), "what to begin with comes first"
    assert page.body.count(book.say("site.print.flip.single")) == len(KINDS)
    assert page.body.count(book.say("site.print.flip.long")) == 1, "a starter set has two sides"
    assert "logwright print box --sleeves thin" in page.body
