"""Attempts in a real browser, on a desk and on a phone: everything a person can do at the drawn table."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import player
from tests.browser.seated import EASY, Seated
from tests.site.test_accessibility import faults
from tests.site.visit import PHONE

HARD = "mission=planet-nine/20&players=4&seed=7&level=beginner&seats=1"
SHARED = "mission=planet-nine/01&players=3&seed=5&level=beginner&seats=0,1"


def test_a_win_from_the_deal_to_the_look_back(seated: Seated) -> None:
    page = seated.page
    seated.begin(EASY)
    seated.until_play()
    # The whole hand is in sight without scrolling, and nothing is wider than the screen.
    hand, size = page.locator(".held").last.bounding_box(), page.viewport_size
    assert hand
    assert size
    assert hand["y"] + hand["height"] <= size["height"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # In large print, too, one's own tasks lie above the question.
    large = page.locator(".tool-large")
    large.click()
    own, dock = page.locator(".near").bounding_box(), page.locator(".dock").bounding_box()
    assert own
    assert dock
    assert own["y"] + own["height"] <= dock["y"] + 1
    large.click()
    after = seated.to_the_end()
    expect(after.get_by_role("heading").first).to_have_text("Mission accomplished")
    assert faults(page) == []
    after.get_by_role("button", name="Enter in the log").click()
    expect(after.get_by_text("Entered for Our crew.")).to_be_visible()
    logged = json.loads(page.evaluate("localStorage.getItem('evening-crews')"))
    assert logged["crews"][0]["log"]["planet-nine/01"]["won"]
    assert "Deal 5" in after.get_by_role("textbox").input_value()
    # The same deal once more is the same deal.
    after.get_by_role("button", name="Same deal once more").click()
    expect(page.locator(".after")).to_have_count(0)
    seated.until_play()
    expect(page.locator(".trick-count")).to_have_text("Trick 1 of 13")


def test_a_loss_is_explained_and_played_on_from_there(seated: Seated) -> None:
    seated.begin(HARD)
    after = seated.to_the_end()
    expect(after.get_by_role("heading").first).to_have_text("Mission failed")
    expect(after).to_contain_text("What it was lost to")
    expect(after).to_contain_text(re.compile(r"after this card it could no longer be won: .+\. Played by:"))
    after.get_by_role("button", name="Next trick").click()
    expect(seated.page.locator(".felt .played.winner")).to_have_count(1)
    assert faults(seated.page) == []
    after.get_by_role("button", name="Play on from there").click()
    expect(seated.page.locator(".after")).to_have_count(0)
    seated.until_asked()
    kept = json.loads(seated.page.evaluate("localStorage.getItem('play-attempt')"))
    assert kept["taken_back"] == 1


def test_a_card_against_the_rules_explains_itself(seated: Seated) -> None:
    page = seated.page
    seated.begin(EASY)
    forbidden = page.locator(".hand:not(.waiting) .held[aria-disabled=true]")
    seated.until_play()
    while not forbidden.count():
        seated.decide()
        seated.until_play()
    # It says that it is disabled, and answers all the same.
    forbidden.first.click(position={"x": 8, "y": 8}, force=True)
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Whoever holds a card of the suit led must play one.")
    expect(refused.get_by_role("link")).to_have_attribute("href", "planet-nine/rules/playing-tricks.html#p9-038")
    assert faults(page) == []


def test_hints_for_a_task_a_message_and_a_card(seated: Seated) -> None:
    page = seated.page
    seated.begin("mission=planet-nine/05&players=4&seed=4&level=beginner&seats=0")
    hinted = set[str]()
    while seated.kind != "play":
        hint(seated)
        hinted.add(seated.kind)
        assert faults(page) == [], seated.kind
        if seated.kind == "show":
            page.locator(".held.allowed").first.click(position={"x": 8, "y": 8})
            expect(page.locator(".question")).to_contain_text("tells the others")
            seated.options.last.click()
            seated.until_asked()
        else:
            seated.decide()
    hint(seated)
    expect(page.locator(".held .level")).to_have_count(page.locator(".held.allowed").count())
    assert hinted >= {"show"}


def hint(seated: Seated) -> None:
    seated.tool("hint").click()
    expect(seated.page.locator(".level, .advised").first).to_be_visible()


def test_a_step_back_a_reload_and_a_link(seated: Seated) -> None:
    page = seated.page
    seated.begin(EASY)
    seated.until_play()
    for _ in range(2):
        seated.decide()
        seated.until_play()
    expect(page.locator(".trick-count")).not_to_have_text("Trick 1 of 13")
    held = page.locator(".held").count()
    # A reload loses nothing.
    page.reload()
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Go on with your attempt").click()
    seated.until_play()
    expect(page.locator(".held")).to_have_count(held)
    seated.tool("last").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    seated.tool("back").click()
    dialog = page.get_by_role("dialog")
    assert faults(page) == []
    dialog.get_by_role("button", name="Back to the beginning of trick 1").click()
    expect(page.locator(".trick-count")).to_have_text("Trick 1 of 13")
    seated.until_play()
    assert json.loads(page.evaluate("localStorage.getItem('play-attempt')"))["taken_back"] == 1
    seated.tool("share").click()
    expect(page.get_by_role("dialog").locator(".qr svg")).to_be_visible()
    assert EASY in page.get_by_role("textbox", name="Link").input_value()
    assert faults(page) == []


def test_a_whole_attempt_with_keys_alone(seated: Seated) -> None:
    page = seated.page
    seated.begin(EASY)
    page.locator(".mission-title").click()
    page.keyboard.press("Tab")
    seated.options.first.focus()
    page.keyboard.press("End")
    expect(seated.options.last).to_be_focused()
    page.keyboard.press("1")
    expect(seated.options.first).to_be_focused()
    while seated.kind != "play":
        press(seated, seated.options.last)
    focused = page.locator(".held:focus")
    # Whoever decides with keys finds the focus on the hand afterwards.
    press(seated, page.locator(".held[tabindex='0']"))
    seated.until_play()
    page.locator(".held[tabindex='0']").focus()
    page.keyboard.press("End")
    expect(page.locator(".held").last).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator(".held").first).to_be_focused()
    suit, value = (page.locator(".held").last.get_attribute("data-card") or "").split(" ")
    page.keyboard.press(suit[0])
    expect(focused).to_have_attribute("data-card", re.compile(f"^{suit[0]}"))
    page.keyboard.press(value)
    expect(focused).to_have_attribute("data-card", re.compile(f"{value}$"))
    while not seated.is_over:
        press(seated, seated.options.last if seated.options.count() else page.locator(".held.allowed").first)
    # What happens is said to those who cannot see it, and the focus is where it goes on.
    expect(page.locator("[aria-live]")).not_to_be_empty()
    expect(page.locator(".after h2")).to_be_focused()


def press(seated: Seated, made: Locator) -> None:
    made.focus()
    made.press("Enter")
    seated.until_asked()


def test_a_card_is_dragged_or_tapped_twice(seated: Seated) -> None:
    page = seated.page
    seated.begin(EASY)
    seated.until_play()
    held, card = page.locator(".held").count(), page.locator(".held.allowed").first
    box = card.bounding_box()
    assert box
    x, y = box["x"] + 10, box["y"] + 12
    if page.evaluate("navigator.maxTouchPoints"):
        page.touchscreen.tap(x, y)
        expect(card).to_have_class(re.compile("raised"))
        expect(page.locator(".held")).to_have_count(held)
        page.touchscreen.tap(x, y)
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 200, steps=4)
        page.mouse.up()
    expect(page.locator(".held")).to_have_count(held - 1)


def test_the_device_goes_round_and_hands_are_hidden_in_between(seated: Seated) -> None:
    page = seated.page
    seated.begin(SHARED)
    curtain, seen = page.locator(".curtain"), set[str]()
    while len(seen) < 2:
        if curtain.is_visible():
            expect(page.locator(".held")).to_have_count(0)
            assert faults(page) == []
            seen.add(curtain.inner_text())
            curtain.get_by_role("button").click()
            seated.until_asked()
        else:
            seated.decide()
    # Nobody sees a hand after a reload either.
    page.reload()
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Go on with your attempt").click()
    seated.until_asked()
    expect(curtain).to_be_visible()
    expect(page.locator(".held")).to_have_count(0)


def test_it_goes_on_without_a_network(seated: Seated) -> None:
    seated.page.context.set_offline(True)
    seated.begin(EASY)
    after = seated.to_the_end()
    expect(after.get_by_role("heading").first).to_have_text("Mission accomplished")


def test_a_link_opens_the_deal_for_somebody_else(browser: Browser, play_home: str) -> None:
    """In a fresh profile, in another language, where nothing is kept."""
    context = player(browser, viewport=PHONE)
    seated = Seated(context.new_page())
    seated.page.goto(f"{play_home}play-ru.html#{EASY}")
    seated.page.locator(".setup .main").click()
    seated.until_play()
    expect(seated.page.locator(".question")).to_have_text("Ваша карта?")
    assert "undefined" not in seated.page.locator(".attempt").inner_text()
    context.close()
