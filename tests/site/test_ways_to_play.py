"""Ways to the page Play: from a mission, a campaign, the evening, the designer, and a link that somebody sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from logwright.publish.site_build.browser_python import python_size
from tests.site.visit import DESK, Visit


@pytest.fixture(scope="module", autouse=True)
def _fetched(repository: Path) -> None:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")


@pytest.fixture(scope="module")
def visit(browser: Browser, home: str) -> Iterator[Visit]:
    context = browser.new_context(viewport=DESK, service_workers="block", reduced_motion="reduce")
    yield Visit(context.new_page(), home)
    context.close()


def chosen(page: Page) -> str:
    """The mission that the form of the page Play begins with."""
    page.wait_for_url("**/play.html*")
    expect(page.locator(".setup .main")).to_be_visible()
    return page.locator("#play-mission").input_value()


def test_from_the_page_of_a_mission(visit: Visit) -> None:
    page = visit.open("planet-nine/missions/14.html")
    page.get_by_role("link", name="Play it here").click()
    assert chosen(page) == "planet-nine/14"
    # One link leads to one deal.
    page.goto(f"{visit.home}play.html#mission=deep-sea/03&players=3&seed=77&level=expert&seats=1")
    assert chosen(page) == "deep-sea/03"
    assert page.locator("#play-seed").input_value() == "77"


def test_from_a_campaign(visit: Visit) -> None:
    page = visit.open("campaigns/wheelbarrow-week.html")
    way = page.get_by_role("link", name="Play it here").first
    mission = (way.get_attribute("href") or "").partition("mission=")[2]
    way.click()
    assert chosen(page) == mission


def test_from_the_evening(visit: Visit) -> None:
    page = visit.open("evening.html?mission=deep-sea/05")
    way = page.locator("a[href='play.html?mission=deep-sea/05']")
    expect(way).to_be_visible()
    way.click()
    assert chosen(page) == "deep-sea/05"


def test_from_the_designer_also_without_a_title(visit: Visit) -> None:
    page = visit.open("designer.html?open=planet-nine/14")
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.get_by_label("Title", exact=True).first.fill("")
    page.get_by_role("button", name="Play it now").click()
    assert "." in chosen(page), "the mission comes with the link"
    page.locator(".setup .main").click()
    expect(page.locator(".attempt .seat")).to_have_count(4)
