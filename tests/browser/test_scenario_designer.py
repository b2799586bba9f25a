"""The scenario designer in a real browser: a board laid by mouse and keyboard, played, watched, sent as a link."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from logwright.publish.pages import scenario_designer
from logwright.publish.views.book import Book
from tests.browser.bare_page import SIZE, bare_page
from tests.browser.conftest import player
from tests.site.test_accessibility import faults
from tests.site.visit import DESK
from tests.whole_library import whole_library


@pytest.fixture(scope="module")
def scenario_home(play_home: str, play_folder: Path) -> str:
    book = Book(whole_library(), "en", python_size=SIZE)
    (page,) = scenario_designer.pages(book)
    (play_folder / "scenario-page.html").write_text(bare_page(page, book, scenario_designer.STYLES), "utf-8")
    return f"{play_home}scenario-page.html"


def tile(page: Page, number: int) -> str:
    return page.locator(f"#tile-{number}").get_attribute("aria-label") or ""


def test_a_scenario_is_laid_played_and_shared(browser: Browser, scenario_home: str) -> None:
    context = player(browser, viewport=DESK)
    page = context.new_page()
    page.goto(scenario_home)
    page.get_by_role("button", name="Open the scenario designer").click()
    page.get_by_label("Title", exact=True).fill("Long Way")

    # With the mouse two spaces to the right, then on with the keyboard.
    page.locator("#tile-2").hover()
    page.mouse.down()
    ground, held = page.locator(".ground").bounding_box(), page.locator("#tile-2").bounding_box()
    assert ground
    assert held
    beside = held["x"] + held["width"] / 2 + 1.9 * ground["width"] / 12
    page.mouse.move(beside, held["y"] + held["height"] / 2, steps=4)
    page.mouse.up()
    assert tile(page, 2) == "Tile 2, side A, row 1, column 7"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("r")
    page.keyboard.press("f")
    assert tile(page, 2) == "Tile 2, side B, turned by 90°, row 2, column 7, lies on another tile"
    page.keyboard.press("Delete")
    expect(page.locator("#tile-2")).to_have_count(0)
    expect(page.locator(".box-tile[aria-label='Lay tile 2']")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    assert tile(page, 2) == "Tile 2, side B, turned by 90°, row 2, column 7, lies on another tile"
    page.locator("#tile-2").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")

    page.get_by_label("Manned stations needed to win").select_option("3")
    expect(page.locator(".all-problems")).to_have_text("The scenario is whole.")
    expect(page.locator(".table-outcome .verdict").first).to_have_text("fair and playable")
    expect(page.locator(".shares dd span").first).to_contain_text("%")
    assert faults(page) == []

    page.locator("#watch-3").click()
    told = page.locator(".game-replay .told")
    expect(told).to_contain_text("Setup.")
    page.get_by_role("button", name="Next move").click()
    expect(told).to_contain_text("Round 1")
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.locator("#share-link")
    expect(link).not_to_have_value("")
    fragment = urlsplit(link.input_value()).fragment

    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(f"{scenario_home}#{fragment}")
    expect(page.locator(".mission-title")).to_have_text("Long Way")
    assert tile(page, 2) == "Tile 2, side B, turned by 90°, row 1, column 5"
    page.get_by_role("button", name="Print", exact=True).click()
    page.evaluate("window.print = () => {}")
    page.get_by_role("button", name="Print the sheet").click()
    expect(page.locator(".print-sheet")).to_have_count(1)
    assert page.locator(".print-sheet .needed li").count() == 4
    context.close()
