"""Deals of the day, comparing results and guided missions in a real browser, on a desk and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from logwright.publish.site_build.browser_python import python_size
from logwright.verdicts.crews.daily_choice import kept_par
from tests.browser.play_page import write_play_page
from tests.site.test_accessibility import faults
from tests.site.visit import DESK, PHONE
from tests.whole_library import whole_library

DAY = date(2026, 11, 18)
PATIENCE = 180_000
LINK = "https://example.org/play.html#mission=planet-nine/05&players=4&seed=202611181&level=club&seats=0&result="
OWN = {"planet-nine/05 4 202611181": {"won": True, "tricks": 9, "back": 0, "hints": 1, "level": "club"}}


@pytest.fixture(scope="module")
def home(serve: Callable[[Path], str], repository: Path, tmp_path_factory: Any) -> str:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")
    folder = tmp_path_factory.mktemp("deals")
    write_play_page(folder, repository)
    return serve(folder)


@pytest.fixture(scope="module", params=[DESK, PHONE], ids=["desk", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser, home: str) -> Iterator[Page]:
    """The page on some day, opened by the link of the home page."""
    context = browser.new_context(viewport=request.param, service_workers="block", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    page = context.new_page()
    page.clock.set_fixed_time(f"{DAY}T12:00:00")
    page.goto(f"{home}play-en.html?daily")
    page.locator(".daily").wait_for()
    yield page
    context.close()


def test_six_deals_a_day_with_par(page: Page) -> None:
    deals = page.locator(".daily-deal")
    expect(deals).to_have_count(6)
    first, *_ = whole_library().daily.of(DAY)
    par = kept_par(whole_library(), first)
    expect(deals.first).to_contain_text(f"Par: {par.won} of 100 crews win" if par else "No par was worked out")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_results_are_compared_and_hostile_text_stays_text(page: Page) -> None:
    page.evaluate(f"localStorage.setItem('play-results', JSON.stringify({json.dumps(OWN)}))")
    page.get_by_text("Compare results").click()
    field, found = page.get_by_label("Result of the other one"), page.locator(".compared")
    field.fill("We won! <img src=x onerror=alert(1)>")
    expect(found).to_contain_text("There is no result in this text.")
    field.fill(f"<b>Lost</b>\n{LINK}lost-7-2-0")
    expect(found).to_contain_text("You won, the other one lost.")
    expect(found.locator("tbody tr").nth(1)).to_have_text("Tricks97")
    assert faults(page) == []
    field.fill(LINK.replace("planet-nine/05", "%3Cimg%20src=x%3E") + "won-7-2-0")
    expect(found).to_contain_text("<img src=x>")
    expect(found.locator("img")).to_have_count(0)
    expect(found.get_by_role("button", name="Play this deal")).to_be_visible()
