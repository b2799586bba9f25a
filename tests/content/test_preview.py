"""A translator sees on the page itself what is missing or out of date, with its key."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.content.model.library import Library
from logwright.content.model.locale import Locale
from logwright.content.preview import shown, with_badges
from logwright.publish.pages import faq, rulings
from logwright.publish.views.book import Book
from tests.whole_library import whole_library

PLACE = "planet-nine/faq.yaml"


@pytest.fixture(scope="module")
def half() -> Library:
    """French, as if one answer had never been translated and another were out of date."""
    library = whole_library()
    french = library.locales["fr"]
    document = french.files[PLACE]
    data = {key: dict(value) for key, value in document.data.items()}
    del data["must-i-win"]["answer"]
    data["made_from"] = {**data["made_from"], "look-at-tricks.answer": "00000000"}
    torn = Locale("fr", {**french.files, PLACE: replace(document, data=data)})
    return with_badges(replace(library, locales={**library.locales, "fr": torn}), "fr")


def test_missing_text_is_there_in_english_with_its_key(half: Library) -> None:
    text = half.locales["fr"].words(PLACE)["must-i-win.answer"]
    assert "You must only follow suit." in text
    assert shown(text).startswith(
        '<code class="untranslated missing" translate="no">missing planet-nine/faq.yaml:must-i-win.answer</code>'
    )


def test_stale_text_stays_as_it_is_with_its_key(half: Library) -> None:
    text = half.locales["fr"].words(PLACE)["look-at-tricks.answer"]
    assert "Seulement le dernier pli remporté." in text
    assert "stale planet-nine/faq.yaml:look-at-tricks.answer" in shown(text)


def test_the_page_shows_exactly_these_badges(half: Library) -> None:
    page = next(page for page in faq.pages(Book(half, "fr"), "planet-nine"))
    assert shown(page.body).count('class="untranslated') == 2


def test_what_is_translated_has_no_badge(half: Library) -> None:
    body = next(page for page in rulings.pages(Book(half, "fr"), "planet-nine")).body
    assert shown(body) == body


def test_where_english_says_nothing_nothing_is_missing() -> None:
    library = whole_library()
    new = with_badges(replace(library, locales={**library.locales, "xx": Locale("xx", {})}), "xx")
    words = new.locales["xx"].words("sentences.yaml")
    assert library.locales["en"].words("sentences.yaml")["mission.allocation.draft"] == ""
    assert "mission.allocation.draft" not in words
    assert "missing sentences.yaml:mission.allocation.free" in shown(words["mission.allocation.free"])


def test_a_page_of_the_handbook_has_its_badge_below_the_title() -> None:
    library = whole_library()
    french = library.locales["fr"]
    pages = {place: page for place, page in french.files.items() if place != "docs/print.md"}
    half = with_badges(replace(library, locales={**library.locales, "fr": Locale("fr", pages)}), "fr")
    text = half.locales["fr"].words("docs/print.md")["docs/print"]
    title, _, rest = shown(text).partition("\n")
    assert title == "# Printing"
    assert rest.lstrip().startswith(
        '<code class="untranslated missing" translate="no">missing docs/print.md:docs/print<'
    )


def test_badges_stay_out_of_attributes_titles_and_scripts() -> None:
    badge = "\ue000missing interface.yaml:story\ue001 Story"
    html = f'<title>{badge}</title><script>let a = "{badge}"</script><p title="{badge}">{badge}</p>'
    made = shown(html)
    assert made.count("<code") == 1
    assert "\ue000" not in made
    assert '<p title=" Story">' in made
