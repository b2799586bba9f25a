"""Whole attempts in a real browser, on a desk and on a phone: everything a person can do at the drawn table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from logwright.publish.site_build.browser_python import python_size
from tests.browser.play_page import write_play_page
from tests.site.test_accessibility import faults
from tests.site.visit import DESK, PHONE

EASY = "mission=planet-nine/01&players=3&seed=4&level=beginner&seats=0"
HARD = "mission=planet-nine/20&players=4&seed=5&level=beginner&seats=1"
PATIENCE = 180_000
TURN = ".is-over, .held.allowed, .options:not([hidden]) .option"


@pytest.fixture(scope="module")
def home(serve: Callable[[Path], str], repository: Path, tmp_path_factory: Any) -> str:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")
    folder = tmp_path_factory.mktemp("play")
    write_play_page(folder, repository)
    return serve(folder)


@pytest.fixture(scope="module", params=[DESK, PHONE], ids=["desk", "phone"])
def opened(request: pytest.FixtureRequest, browser: Browser, home: str) -> Iterator[tuple[Page, list[str]]]:
    """The page, opened once for all tests on this screen, and what it complained about."""
    context = browser.new_context(viewport=request.param, service_workers="block", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    page, complaints = context.new_page(), list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.goto(f"{home}play-en.html")
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".setup .main").wait_for()
    yield page, complaints
    context.close()


@pytest.fixture
def page(opened: tuple[Page, list[str]]) -> Iterator[Page]:
    page, complaints = opened
    yield page
    assert [said for said in complaints if "404" not in said] == []


def begin(page: Page, deal: str) -> None:
    """Follows a link to a deal and sits down."""
    page.evaluate(f"location.hash = '{deal}'")
    page.locator(".setup").get_by_label("Number of the deal").wait_for()
    page.locator(".setup .main").click()
    page.locator(".attempt").wait_for()


def until_asked(page: Page) -> None:
    page.locator(TURN).first.wait_for()


def decide(page: Page) -> None:
    """Answers whatever is asked: the last option, else the first card that may be played."""
    options = page.locator(".options:not([hidden]) .option")
    if options.count():
        options.last.click()
    else:
        page.locator(".held.allowed").first.focus()
        page.keyboard.press("Enter")
    page.locator(".question.busy").or_(page.locator(".is-over")).or_(page.locator(TURN)).first.wait_for()
    until_asked(page)


def until_play(page: Page) -> None:
    """Goes on until a card is to be played."""
    until_asked(page)
    while not page.locator(".options[hidden]").count() and not page.locator(".is-over").count():
        decide(page)


def play_to_the_end(page: Page) -> Locator:
    until_asked(page)
    while not page.locator(".is-over").count():
        decide(page)
    after = page.locator(".after")
    after.locator(".time-line").wait_for()
    return after


def tool(page: Page, name: str) -> Locator:
    return page.locator(f".tool-{name}")


def test_an_attempt_from_the_deal_to_the_look_back(page: Page) -> None:
    begin(page, EASY)
    until_play(page)
    # The whole hand is in sight without scrolling, and nothing is wider than the screen.
    hand = page.locator(".held").last.bounding_box()
    size = page.viewport_size
    assert hand
    assert size
    assert hand["y"] + hand["height"] <= size["height"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    after = play_to_the_end(page)
    expect(after.get_by_role("heading").first).to_have_text("Mission accomplished")
    assert faults(page) == []
    after.get_by_role("button", name="Enter in the log").click()
    expect(after.get_by_text("Entered for Our crew.")).to_be_visible()
    logged = json.loads(page.evaluate("localStorage.getItem('evening-crews')"))
    assert logged["crews"][0]["log"]["planet-nine/01"]["won"]
    assert "Deal 4" in after.get_by_role("textbox").input_value()
    # The same deal once more is the same deal.
    after.get_by_role("button", name="Same deal once more").click()
    until_play(page)
    expect(page.locator(".trick-count")).to_have_text("Trick 1 of 13")


def test_a_loss_is_explained_and_played_on_from_there(page: Page) -> None:
    begin(page, HARD)
    after = play_to_the_end(page)
    expect(after.get_by_role("heading").first).to_have_text("Mission failed")
    expect(after).to_contain_text("What it was lost to")
    assert faults(page) == []
    turned = after.get_by_role("button", name="Play on from there")
    if turned.count():
        turned.click()
        until_asked(page)
        expect(page.locator(".after")).to_have_count(0)


def test_a_card_against_the_rules_explains_itself(page: Page) -> None:
    begin(page, EASY)
    until_play(page)
    while not page.locator(".hand:not(.waiting) .held[aria-disabled=true]").count():
        decide(page)
        until_play(page)
    page.locator(".held[aria-disabled=true]").first.click(position={"x": 8, "y": 8})
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Whoever holds a card of the suit led must play one.")
    expect(refused.get_by_role("link")).to_have_attribute("href", "planet-nine/rules/playing-tricks.html#p9-038")
    assert faults(page) == []


def test_a_hint_a_step_back_and_a_reload(page: Page) -> None:
    begin(page, EASY)
    until_play(page)
    tool(page, "hint").click()
    expect(page.locator(".held .level").first).to_be_visible()
    assert faults(page) == []
    for _ in range(2):
        decide(page)
        until_play(page)
    expect(page.locator(".trick-count")).not_to_have_text("Trick 1 of 13")
    hand = page.locator(".held").count()
    # A reload loses nothing.
    page.reload()
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Go on with your attempt").click()
    until_play(page)
    expect(page.locator(".held")).to_have_count(hand)
    tool(page, "back").click()
    dialog = page.get_by_role("dialog")
    assert faults(page) == []
    dialog.get_by_role("button", name="Back to the beginning of trick 1").click()
    until_play(page)
    expect(page.locator(".trick-count")).to_have_text("Trick 1 of 13")
    kept = json.loads(page.evaluate("localStorage.getItem('play-attempt')"))
    assert (kept["taken_back"], kept["hints"]) == (1, 1)
    tool(page, "share").click()
    expect(page.get_by_role("dialog").locator(".qr svg")).to_be_visible()
    link = page.get_by_label("Link").input_value()
    assert "mission=planet-nine/01&players=3&seed=4&level=beginner&seats=0" in link


def test_with_keys_alone(page: Page) -> None:
    begin(page, EASY)
    page.locator(".mission-title").wait_for()
    page.keyboard.press("Tab")
    for _ in range(12):
        until_asked(page)
        if page.locator(".options[hidden]").count():
            break
        page.locator(".options .option").last.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    page.locator(".held[tabindex='0']").focus()
    page.keyboard.press("End")
    expect(page.locator(".held").last).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator(".held").first).to_be_focused()
    suit, value = (page.locator(".held").last.get_attribute("data-card") or "").split(" ")
    page.keyboard.press(suit[0])
    expect(page.locator(".held:focus")).to_have_attribute("data-card", _begins(suit[0]))
    page.keyboard.press(value)
    expect(page.locator(".held:focus")).to_have_attribute("data-card", _ends(value))
    before = page.locator(".held").count()
    page.locator(".held.allowed").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".held")).to_have_count(before - 1)
    # What happens is said to those who cannot see it.
    expect(page.locator("[aria-live]")).not_to_be_empty()


def _begins(letter: str) -> re.Pattern[str]:
    return re.compile(f"^{letter}")


def _ends(value: str) -> re.Pattern[str]:
    return re.compile(f"{value}$")


def test_the_device_goes_round_and_hands_are_hidden_in_between(page: Page) -> None:
    begin(page, "mission=planet-nine/01&players=3&seed=4&level=beginner&seats=0,1")
    curtain = page.locator(".curtain")
    page.locator(f"{TURN}, .curtain:not([hidden]) button").first.wait_for()
    for _ in range(10):
        if curtain.is_visible():
            expect(page.locator(".held")).to_have_count(0)
            assert faults(page) == []
            curtain.get_by_role("button").click()
            until_asked(page)
            return
        options = page.locator(".options:not([hidden]) .option")
        (options.last if options.count() else page.locator(".held.allowed").first).click()
        page.wait_for_timeout(200)
        page.locator(f"{TURN}, .curtain:not([hidden]) button").first.wait_for()
    raise AssertionError("the device stayed where it was")


def test_a_link_opens_the_deal_for_somebody_else(browser: Browser, home: str) -> None:
    """In a fresh profile, in another language, where nothing is kept."""
    context = browser.new_context(viewport=PHONE, service_workers="block", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{home}play-ru.html#{EASY}")
    page.locator(".setup .main").click()
    until_play(page)
    expect(page.locator(".question")).to_have_text("Ваша карта?")
    assert "undefined" not in page.locator(".attempt").inner_text()
    context.close()
