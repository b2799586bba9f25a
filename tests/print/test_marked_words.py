"""Rule texts on paper: what clings to an icon stays on its line, and is there once."""

from __future__ import annotations

import re

import pytest

from logwright.publish.figures import Palette
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.print.marked_words import MarkedWords
from logwright.publish.views.book import Book
from tests.languages import LANGUAGES
from tests.whole_library import whole_library

TOKEN = '<span class="sign [^"]*"></span><span class="read">[^<]+</span>'
MARKS = "[\u00a0\u202f]?[.,:;!?)»”“]+"


def _rules(lang: str) -> str:
    """Each section of the rules in a sentence or two, as HTML."""
    book = Book(whole_library(), lang)
    words = MarkedWords(book, "planet-nine", IconSheet(Palette.PRINT))
    sections = whole_library().rulebooks["planet-nine"].sections.values()
    return "\n".join(str(words.text(book.section_words("planet-nine", section).short)) for section in sections)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_begins_with_punctuation_after_a_token(lang: str) -> None:
    html = _rules(lang)
    held = re.findall(f'<span class="whole">{TOKEN}{MARKS}</span>', html)
    assert held
    assert len(held) == len(re.findall(TOKEN + MARKS, html))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_punctuation_after_a_token_is_there_once(lang: str) -> None:
    words = re.sub(r"<[^>]*>", "", _rules(lang))
    assert not re.search(r"([,:;!?])\s*\1", words)
