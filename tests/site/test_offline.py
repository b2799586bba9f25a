"""After one visit the pages of that language work without a network; from a disk they need none at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.visit import Visit

MISSING = """async () => {
  const list = await fetch(`${document.body.dataset.root}offline/${document.documentElement.lang}.json`);
  const kept = (await (await caches.open("logwright")).keys()).map(({ url }) => url);
  const named = Object.entries(await list.json()).map(([name, revision]) => `/${name}?kept=${revision}`);
  return named.filter((name) => !kept.some((url) => url.endsWith(name))).length;
}"""


def keep_pages(page: Page) -> None:
    """Wait until the worker has fetched everything that its list names."""
    for _ in range(300):
        if page.evaluate(MISSING) == 0:
            return
        page.wait_for_timeout(200)
    raise AssertionError("the pages were not kept")


def test_a_language_that_was_visited_once_works_without_a_network(browser: Browser, home: str) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), home)
    page = visit.open("fr/index.html")
    keep_pages(page)
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
