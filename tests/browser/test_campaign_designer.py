"""The campaign designer in a real browser: a campaign put in another order by mouse and by keyboard, sent as a link."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from logwright.publish.pages import campaign_designer
from logwright.publish.views.book import Book
from tests.browser.bare_page import SIZE, bare_page
from tests.browser.conftest import player
from tests.site.test_accessibility import faults
from tests.site.visit import DESK
from tests.whole_library import whole_library

OWN = {"game": "planet-nine", "id": "lost-probe", "tasks": {"count": 2}, "text": {"en": {"title": "Lost Probe"}}}
SHELF = [{"key": "1", "title": "Lost Probe", "game": "planet-nine", "changed": 1, "document": OWN}]


@pytest.fixture(scope="module")
def campaign_home(play_home: str, play_folder: Path) -> str:
    book = Book(whole_library(), "en", python_size=SIZE)
    (page,) = campaign_designer.pages(book)
    (play_folder / "campaigns.html").write_text(bare_page(page, book, campaign_designer.STYLES), "utf-8")
    return f"{play_home}campaigns.html"


def titles(page: Page, chapter: int) -> list[str]:
    return page.locator(".chapter").nth(chapter).locator(".placed strong").all_inner_texts()


def test_a_campaign_is_put_together(browser: Browser, campaign_home: str) -> None:
    context = player(browser, viewport=DESK)
    context.add_init_script(f"localStorage.setItem('designer-missions', {json.dumps(json.dumps(SHELF))})")
    page = context.new_page()
    page.goto(campaign_home)
    page.get_by_role("button", name="Open the campaign designer").click()
    page.get_by_label("Title", exact=True).fill("Night Shift")
    page.get_by_role("button", name="+ Add a chapter").click()
    page.get_by_role("button", name="Add “Lost Probe”").click()
    first, second = titles(page, 0)
    assert titles(page, 1) == ["Lost Probe"]

    # With the mouse into the other chapter, and with the keyboard back again.
    grip = page.locator(".chapter").nth(0).locator(".grip").nth(1)
    grip.hover()
    page.mouse.down()
    page.locator(".chapter").nth(1).locator(".placed").hover(position={"x": 60, "y": 2}, force=True)
    page.mouse.up()
    assert (titles(page, 0), titles(page, 1)) == ([first], [second, "Lost Probe"])
    page.keyboard.press("ArrowUp")
    assert (titles(page, 0), titles(page, 1)) == ([first, second], ["Lost Probe"])
    page.get_by_role("button", name="Undo").click()
    assert titles(page, 1) == [second, "Lost Probe"]

    expect(page.locator(".all-problems")).to_have_text("The campaign is whole.")
    expect(page.locator(".curve svg")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.locator("#share-link")
    expect(link).not_to_have_value("")
    fragment = urlsplit(link.input_value()).fragment

    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(f"{campaign_home}#{fragment}")
    expect(page.locator(".mission-title")).to_have_text("Night Shift")
    assert titles(page, 1) == [second, "Lost Probe"]
    context.close()
