"""Every way that leads to the page Play: a mission, a campaign, the table, the designer, a link, the page itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from logwright.publish.site_build.browser_python import python_size
from tests.real_browser import PATIENCE
from tests.site.designer.designer_page import begin
from tests.site.test_accessibility import faults
from tests.site.visit import DESK, PHONE, Visit

ASKED = ".held.allowed, .options:not([hidden]) .option"
"""Whatever waits for a person."""


@pytest.fixture(scope="module", autouse=True)
def _fetched(repository: Path) -> None:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")


@pytest.fixture
def newcomer(browser: Browser, home: str) -> Iterator[Visit]:
    """Somebody whose browser keeps nothing yet; afterwards nobody has complained."""
    context = browser.new_context(viewport=DESK, service_workers="block", reduced_motion="reduce")
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    context.set_default_timeout(PATIENCE)
    visit = Visit(context.new_page(), home)
    yield visit
    assert visit.complaints == []
    assert visit.strangers == []
    context.close()


@pytest.mark.parametrize(
    ("page", "link", "mission"),
    [
        ("planet-nine/missions/14.html", "main a[href*='play.html?']", "planet-nine/14"),
        ("campaigns/wheelbarrow-week.html", ".chapter-missions a[href*='play.html?']", "planet-nine/01"),
        ("fr/evening.html?mission=deep-sea/07", "main a[href*='play.html?']", "deep-sea/07"),
    ],
    ids=["mission", "campaign", "evening"],
)
def test_a_page_leads_to_its_mission(newcomer: Visit, page: str, link: str, mission: str) -> None:
    shown = newcomer.open(page)
    shown.locator(link).first.click()
    expect(shown.locator("#play-mission")).to_have_value(mission)
    shown.locator(".setup .main").click()
    shown.locator(ASKED).first.wait_for()


def test_the_page_offers_a_lesson_and_the_deals_of_the_day_before_anything_is_loaded(newcomer: Visit) -> None:
    page = newcomer.open("de/play.html")
    expect(page.locator(".doors p a")).to_have_count(3)
    page.locator(".doors a[href$='?learn=deep-sea']").click()
    expect(page.locator(".guide")).to_be_visible()
    page = newcomer.open("de/play.html")
    page.locator(".doors a[href$='?daily']").click()
    expect(page.locator(".setup .main")).to_be_visible()
    expect(page.locator(".doors")).to_be_hidden()


def test_an_unfinished_mission_is_played_from_the_designer_and_its_link_by_somebody_else(
    newcomer: Visit, browser: Browser
) -> None:
    page = newcomer.open("designer.html")
    page.get_by_role("button", name="Open the designer").click()
    expect(page.get_by_role("toolbar")).to_be_visible()
    begin(page, "+ The Crew: Mission Deep Sea")
    # It has no story yet, and nobody has named it.
    page.get_by_role("button", name="Play it now").click()
    sit_down(page)
    expect(page.locator(".side")).to_contain_text("Still to do")
    assert faults(page) == []
    page.locator(".tool-share").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    held = page.locator(".held").evaluate_all("cards => cards.map(card => card.dataset.card)")
    other = browser.new_context(viewport=PHONE, service_workers="block", color_scheme="dark")
    other.set_default_timeout(PATIENCE)
    fresh = other.new_page()
    fresh.goto(link)
    sit_down(fresh)
    assert fresh.locator(".held").evaluate_all("cards => cards.map(card => card.dataset.card)") == held
    other.close()


def sit_down(page: Page) -> None:
    page.locator(".setup .main").click()
    page.locator(ASKED).first.wait_for()
