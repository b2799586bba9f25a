"""The search as a player uses it: a word in the language of the page, a rule, a mission, a card."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.site.visit import PHONE, Visit


def search(page: Page, query: str) -> list[str]:
    """Addresses of what is found, best first, as seen from the page."""
    box = page.get_by_role("dialog")
    if not box.is_visible():
        page.locator(".search-button").click()
    box.get_by_role("searchbox").fill(query)
    expect(box.locator("ol")).to_have_attribute("aria-busy", "false")
    return [str(link.evaluate("link => link.getAttribute('href')")) for link in box.get_by_role("link").all()]


@pytest.mark.parametrize(
    ("lang", "query", "found"),
    [
        ("", "tricks", "planet-nine/rules/playing-tricks.html"),
        ("fr/", "plis", "fr/planet-nine/rules/playing-tricks.html"),
        ("fr/", "pli", "fr/planet-nine/rules/playing-tricks.html"),
        ("ru/", "взятку", "ru/planet-nine/"),
        ("", "p9-047", "planet-nine/rules/playing-tricks.html#trump"),
        ("ru/", "ds-062", "ru/deep-sea/rules/"),
        ("", "mission 34", "planet-nine/missions/34.html"),
        ("fr/", "mission 34", "fr/planet-nine/missions/34.html"),
        ("ru/", "миссия 34", "ru/planet-nine/missions/34.html"),
        ("", "scavenger bot", "crash-and-grab/upgrades.html#scavenger-bot"),
        ("", "win the pink 9 and the yellow 8", "deep-sea/tasks.html#win-pink-9-yellow-8"),
    ],
)
def test_the_search_finds(visit: Visit, lang: str, query: str, found: str) -> None:
    addresses = search(visit.open(f"{lang}index.html"), query)
    assert any(address.startswith(visit.home + found) for address in addresses[:3]), addresses
    assert visit.complaints == []
    assert visit.strangers == []


@pytest.mark.parametrize(
    ("lang", "one", "other"), [("fr/", "pli", "plis"), ("ru/", "взятку", "взятка"), ("ru/", "ракетой", "ракета")]
)
def test_an_inflected_word_finds_what_the_plain_one_finds(visit: Visit, lang: str, one: str, other: str) -> None:
    page = visit.open(f"{lang}index.html")
    assert len(search(page, one)) >= 6
    assert search(page, one) == search(page, other)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("", ["xyzzy", "blorf", "5309"]), ("fr/", ["xyzzy", "blorf"]), ("ru/", ["хрюндель", "ыщщ"])],
)
def test_a_word_that_is_nowhere_finds_nothing(visit: Visit, lang: str, words: list[str]) -> None:
    page = visit.open(f"{lang}index.html")
    assert {word: search(page, word) for word in words} == {word: [] for word in words}


def test_the_search_works_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit.open("planet-nine/missions/14.html")
    page.keyboard.press("/")
    search(page, "mission 34")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/planet-nine/missions/34.html")


def test_escape_closes_the_search_and_nothing_found_is_said(visit: Visit, screen: ViewportSize) -> None:
    page = visit.open("index.html")
    assert search(page, "ъъъ") == []
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Nothing found.")
    assert search(page, "t") == []
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Type a little more.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    if screen == PHONE:
        assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]


def test_the_search_works_from_a_disk(browser: Browser, built: Path) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), f"{built.as_uri()}/")
    found = search(visit.open("ru/planet-nine/index.html"), "миссия 34")
    assert found[0] == f"{visit.home}ru/planet-nine/missions/34.html"
    assert visit.complaints == []
    assert visit.strangers == []
    context.close()
