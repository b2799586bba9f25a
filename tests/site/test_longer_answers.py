"""Whatever the language, answers fit: pages that compute, with longer words, on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from logwright.publish.site_build.browser_python import python_size
from tests.site.test_longer_words import faults
from tests.site.visit import PHONE

PATIENCE = 180_000
DEAL = "mission=planet-nine/20&players=4&seed=5&level=beginner&seats=1"
TURN = ".is-over, .held.allowed, .options:not([hidden]) .option"
BROKEN = {
    "game": "planet-nine",
    "id": "long-watch",
    "tasks": {"count": 2, "tokens": ["1", "2", "omega"]},
    "objectives": [{"no_trick": {"who": "commander", "with": "9"}}, {"win": "pink 12"}],
}


@pytest.fixture(scope="module", autouse=True)
def _fetched(repository: Path) -> None:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")


Looked = Callable[[str], None]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, service_workers="block", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.fixture
def look(phone: Page) -> Iterator[Looked]:
    """Notes what does not fit at this point; in the end there must be nothing."""
    wrong = dict[str, list[str]]()

    def at(place: str) -> None:
        if found := faults(phone):
            wrong[place] = found

    yield at
    assert wrong == {}


def test_the_designer(phone: Page, oddly_spoken: str, look: Looked) -> None:
    phone.goto(f"{oddly_spoken}designer.html")
    phone.locator(".open-helper").click()
    phone.get_by_role("toolbar").wait_for()
    look("welcome")
    phone.locator(".add").last.click()
    phone.get_by_role("dialog").wait_for()
    look("phrases to choose from")
    phone.keyboard.press("Escape")
    for details in phone.locator("details.section").all():
        details.evaluate("each => { each.open = true; }")
    look("all fields")
    phone.get_by_role("toolbar").get_by_role("button").last.click()
    look("the end of the toolbar")
    phone.keyboard.press("Escape")
    phone.locator("#tab-page").click()
    phone.locator(".paper").wait_for()
    look("page")
    phone.locator("#tab-check").click()
    phone.locator(".dealing .finding").first.wait_for()
    look("verdicts")
    phone.locator("[id^=line-], [id^=lost-]").first.click()
    phone.locator(".deal-view .seat").first.wait_for()
    look("a deal")
    phone.locator("#tab-yaml").click()
    phone.locator("#panel-yaml textarea").fill(json.dumps(BROKEN))
    phone.locator("#file-problems li").first.wait_for()
    look("problems of a file")


def test_the_evening(phone: Page, oddly_spoken: str, look: Looked) -> None:
    phone.goto(f"{oddly_spoken}evening.html?mission=deep-sea/14")
    phone.locator(".draw .main").click()
    phone.locator(".draw .cards li").first.wait_for()
    look("cards are drawn")
    for details in phone.locator("main details").all():
        details.evaluate("each => { each.open = true; }")
    look("everything open")


def test_the_movement_helper(phone: Page, oddly_spoken: str, look: Looked) -> None:
    phone.goto(f"{oddly_spoken}crash-and-grab/movement.html")
    phone.locator(".open-helper").click()
    phone.locator(".told li").first.wait_for()
    look("the example")


def test_the_search(phone: Page, oddly_spoken: str, look: Looked) -> None:
    phone.goto(f"{oddly_spoken}planet-nine/index.html")
    word = phone.locator("main h2").first.inner_text().split()[0]
    phone.locator(".search-button").click()
    box = phone.get_by_role("dialog")
    look("before anything is typed")
    box.get_by_role("searchbox").fill(word)
    box.get_by_role("link").first.wait_for()
    look("answers")
    box.get_by_role("searchbox").fill("xyzzy")
    box.locator("ol[aria-busy=false]").wait_for()
    look("no answer")


def test_playing(phone: Page, oddly_spoken: str, look: Looked) -> None:
    phone.goto(f"{oddly_spoken}play.html#{DEAL}")
    slot = phone.locator(".open-helper")
    if slot.count():
        slot.click()
    phone.locator(".setup .main").wait_for()
    look("before the deal")
    phone.locator(".setup .main").click()
    phone.locator(".attempt").wait_for()
    asked = set[str]()
    for _ in range(90):
        phone.locator(TURN).first.wait_for()
        if phone.locator(".is-over").count():
            break
        question = phone.locator(".question").inner_text()
        if question not in asked:
            look(f"asked: {question}")
        if phone.locator(".options[hidden]").count() and not any("hint" in each for each in asked):
            _tools(phone, look)
            asked.add("hint")
        asked.add(question)
        _decide(phone)
    phone.locator(".after .time-line").wait_for()
    for details in phone.locator(".after details").all():
        details.evaluate("each => { each.open = true; }")
    look("afterwards")


def _tools(phone: Page, look: Looked) -> None:
    phone.locator(".tool-hint").click()
    phone.locator(".held .level").first.wait_for()
    look("a hint")
    for name in ("back", "share"):
        phone.locator(f".tool-{name}").click()
        phone.get_by_role("dialog").wait_for()
        look(name)
        phone.keyboard.press("Escape")


def _decide(phone: Page) -> None:
    options = phone.locator(".options:not([hidden]) .option")
    if options.count():
        options.last.click()
    elif phone.locator(".held.allowed").count():
        phone.locator(".held.allowed").first.focus()
        phone.keyboard.press("Enter")
    phone.locator(".question.busy").or_(phone.locator(TURN)).first.wait_for()
