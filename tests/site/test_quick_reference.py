"""The quick reference: one screen of a phone, one sheet of paper."""

from __future__ import annotations

import io
import re

import pytest
from playwright.sync_api import Browser, expect
from pypdf import PdfReader

from tests.site.sample import LANGUAGES
from tests.site.visit import PHONE

GAMES = ("planet-nine", "deep-sea", "crash-and-grab")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_titles_fit_on_one_screen_and_all_lines_on_one_sheet(browser: Browser, home: str, lang: str) -> None:
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    for game in GAMES:
        page.goto(f"{home}{lang}{game}/quick-reference.html")
        titles = page.locator(".quick summary")
        last = max(box["y"] + box["height"] for title in titles.all() if (box := title.bounding_box()))
        assert last <= PHONE["height"], game
        assert page.locator(".quick p:visible").count() == 0
        sheets = PdfReader(io.BytesIO(page.pdf(format="A4"))).pages
        assert len(sheets) == 1, game
        # Every line ends somewhere on the sheet, though all are folded on the screen.
        printed = letters(sheets[0].extract_text())
        ends = [letters(line)[-8:] for line in page.locator(".quick p").all_text_contents()]
        assert len(ends) > 15
        assert [end for end in ends if end not in printed] == [], game
    context.close()


def letters(text: str) -> str:
    """What is left of a text when lines, spaces and signs may differ."""
    return re.sub(r"[\W_]", "", text)


def test_a_title_unfolds_and_folds_the_one_before(browser: Browser, home: str) -> None:
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.goto(f"{home}planet-nine/quick-reference.html")
    page.get_by_text("Following suit").click()
    expect(page.get_by_text("If you cannot, play any card")).to_be_visible()
    page.get_by_text("Rockets are trump").click()
    assert page.locator(".quick p:visible").count() == 1
    page.get_by_role("link", name="Rockets are trump").click()
    page.wait_for_url("**/rules/playing-tricks.html#trump")
    context.close()


def test_without_scripts_all_lines_are_shown(browser: Browser, home: str) -> None:
    context = browser.new_context(viewport=PHONE, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{home}fr/deep-sea/quick-reference.html")
    lines = page.locator(".quick p")
    assert lines.count() == page.locator(".quick p:visible").count() > 15
    context.close()
