"""The handbook in the reader's language: what is translated, what is not yet, and what is for programmers."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from logwright.content.model.locale import Locale
from logwright.content.page_text import anchors
from logwright.publish.pages import checks
from logwright.publish.site_build.handbook import english_pages, english_texts, handbook_pages
from logwright.publish.views.book import Book
from logwright.publish.views.page import Page
from tests.languages import TRANSLATED
from tests.whole_library import ROOT, whole_library

ENGLISH = english_texts(ROOT / "docs")
FOR_PROGRAMMERS = {path.stem for path in (ROOT / "docs").glob("*.md")}


def pages(book: Book) -> dict[str, Page]:
    return {page.path: page for page in handbook_pages(book, ENGLISH)}


def without(lang: str, place: str) -> Book:
    """A book whose language lacks one file."""
    library = whole_library()
    files = {name: file for name, file in library.locales[lang].files.items() if name != place}
    return Book(replace(library, locales={**library.locales, lang: Locale(lang, files)}), lang)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_page_for_authors_is_there_with_the_same_path_and_anchors(lang: str) -> None:
    english, found = pages(Book(whole_library(), "en")), pages(Book(whole_library(), lang))
    assert set(found) == {path for path in english if path.split("/")[1].removesuffix(".md") not in FOR_PROGRAMMERS}
    for path, page in found.items():
        assert page.everywhere, path
        assert anchors(page.body) == anchors(english[path].body), path
        assert "untranslated-page" not in page.body, path
    assert found["handbook/objectives.md"].title != english["handbook/objectives.md"].title


def test_a_page_for_programmers_says_that_it_is_in_english_only() -> None:
    english = pages(Book(whole_library(), "en"))
    assert "\nonly: en\n" in english["handbook/api.md"].text()
    assert "\nonly:" not in english["handbook/print.md"].text()


@pytest.mark.parametrize(("lang", "mark"), [("fr", "en anglais"), ("de", "auf Englisch"), ("ru", "на английском")])
def test_links_to_english_pages_say_so(lang: str, mark: str) -> None:
    body = pages(Book(whole_library(), lang))["handbook/index.md"].body
    found = re.findall(r'<a href="\.\./\.\./handbook/([\w-]+)\.html" hreflang="en">[^<]+</a> <small>\(([^)]+)\)', body)
    assert {name for name, _ in found} >= {"architecture", "api", "proofs", "crews"}
    assert {said for _, said in found} == {mark}
    assert not set(re.findall(r"\]\((?:\.\./)?([\w-]+)\.md", body)) & FOR_PROGRAMMERS


def test_links_lead_to_pages_beside_each_other() -> None:
    found = pages(Book(whole_library(), "en"))
    links = {path: re.findall(r"\]\(([^)#:]+\.md)", page.body) for path, page in found.items()}
    assert "crews.md" in links["handbook/play.md"]
    assert "solve.md" in links["handbook/proofs.md"]
    made = {name for names in links.values() for name in names if not name.startswith(("phrases/", "checks/"))}
    assert {f"handbook/{name}" for name in made} <= set(found)


def test_menus_list_the_english_pages() -> None:
    listed = english_pages(ENGLISH)
    assert {"title": "Architecture", "url": "handbook/architecture.html"} in listed
    assert len(listed) == len(FOR_PROGRAMMERS)


def test_a_page_that_is_not_translated_is_shown_in_english_with_a_note() -> None:
    book = without("fr", "docs/print.md")
    page = pages(book)["handbook/print.md"]
    assert page.title == "Printing"
    title, _, rest = page.body.partition("\n")
    assert title.startswith("# Printing")
    assert rest.index("Cette page n’est pas encore traduite.") < rest.index('lang="en"') < rest.index("logbook")


def test_pictures_lie_beside_the_pages() -> None:
    for lang in TRANSLATED:
        body = pages(Book(whole_library(), lang))["handbook/print-cards.md"].body
        assert re.findall(r"!\[[^\]]+\]\(([^)]+)\)", body) == ["card-edges.svg"], lang


def test_a_rule_that_is_not_translated_is_told_in_english() -> None:
    found = {page.path: page for page in checks.pages(without("ru", "handbook.yaml"))}
    page = found["handbook/checks/text/stale.md"]
    assert page.title == "A translation follows its source"
    assert "Правильно" in page.body
    translated = {page.path: page for page in checks.pages(Book(whole_library(), "ru"))}
    assert re.search("[а-я]", translated["handbook/checks/text/stale.md"].title)
