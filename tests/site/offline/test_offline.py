"""After one visit the pages of that language work without a network; from a disk they need none at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.site.offline.offline_worker import wait_until_kept
from tests.site.visit import Visit


def test_a_language_that_was_visited_once_works_without_a_network(browser: Browser, home: str) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), home)
    page = visit.open("fr/index.html")
    wait_until_kept(page, "fr")
    context.set_offline(True)
    for path, title in (
        ("fr/planet-nine/rules/playing-tricks.html", "Jouer les plis"),
        ("fr/deep-sea/tasks.html", "Cartes Tâche"),
        ("fr/", "Règles et missions"),
    ):
        page.goto(home + path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    assert page.evaluate("[...document.fonts].some(font => font.status === 'loaded')")
    page.locator(".search-button").click()
    page.get_by_role("searchbox").fill("plis")
    page.locator("dialog li").first.wait_for()
    assert visit.strangers == []
    assert visit.complaints == []
    context.close()


def test_the_table_works_offline_for_who_has_only_seen_the_first_page(browser: Browser, home: str) -> None:
    """The clock, the log of attempts and the choice of missions need no Python."""
    context = browser.new_context()
    visit = Visit(context.new_page(), home)
    page = visit.open("index.html")
    wait_until_kept(page, "en")
    context.set_offline(True)
    page.goto(f"{home}evening.html?mission=deep-sea/14")
    for part in ("Task cards", "Clock", "Attempts"):
        expect(page.get_by_role("region", name=part).get_by_role("button").first).to_be_visible()
    page.goto(f"{home}designer.html")
    expect(page.get_by_role("button", name="Open the designer")).to_be_visible()
    page.goto(f"{home}fr/evening.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline, and this is not on your device")
    expect(page.get_by_role("link", name="Try again")).to_have_attribute("href", f"{home}fr/evening.html")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("found in seconds")
    assert visit.strangers == []
    context.close()


def test_the_first_page_offers_to_keep_everything(browser: Browser, home: str) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), home)
    page = visit.open("ru/index.html")
    box = page.locator("[data-keep]")
    box.get_by_role("button", name="Сохранить всё на устройстве").click()
    expect(box.get_by_role("status")).to_contain_text("На этом устройстве сохранено всё")
    context.set_offline(True)
    page.goto(f"{home}fr/deep-sea/tasks.html")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartes Tâche")
    assert visit.complaints == []
    context.close()


@pytest.mark.parametrize("path", ["index.html", "ru/planet-nine/missions/14.html", "crash-and-grab/rules/crew.html"])
def test_pages_from_a_disk_are_whole(browser: Browser, built: Path, path: str) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), f"{built.as_uri()}/")
    page = visit.open(path)
    page.evaluate("document.fonts.ready")
    assert page.evaluate("[...document.fonts].some(font => font.status === 'loaded')")
    link = page.locator("main a[href*='.html']").first
    link.click()
    page.wait_for_url(f"{visit.home}**")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert visit.strangers == []
    assert visit.complaints == []
    context.close()
