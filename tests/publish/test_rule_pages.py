"""What a rule page has behind its rules: the history of our wording, and what editions say where they differ."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.publish.pages.rules import pages
from logwright.publish.views.book import Book


def bodies(library: Library, game: str, lang: str) -> str:
    return "\n".join(page.body for page in pages(Book(library, lang), game))


@pytest.mark.parametrize(("lang", "words"), [("en", "Said more clearly."), ("ru", "Сказано яснее.")])
def test_a_section_tells_what_changed_and_when_the_latest_first(library: Library, lang: str, words: str) -> None:
    rulebook = library.rulebooks["planet-nine"]
    commander = rulebook.sections["commander"]
    assert [change.on for change in commander.changed] == ["2026-11-18", "2026-11-16"]
    body = bodies(library, "planet-nine", lang)
    assert words in body
    changed = [section for section in rulebook.walk() if section.changed]
    assert body.count('<details class="history">') == len(changed)
    # Every history ends with the day on which the rules were first written.
    assert body.count(f"<time datetime='{rulebook.since}'>") >= len(changed)


def test_a_ruling_on_editions_that_differ_says_what_each_says(library: Library) -> None:
    body = bodies(library, "planet-nine", "en")
    words = Book(library, "en").section_words("planet-nine", library.rulebooks["planet-nine"].homes["A13"])
    assert words.rulings["A13"].editions
    ruling = body[body.index('id="ruling-a13"') :].partition("</details>")[0]
    assert all(language in ruling for language in ("English", "français", "русский"))
