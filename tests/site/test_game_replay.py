"""The replay of a game of Crash & Grab: leafed through on desk and phone, from a disk, and as a list."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.site.visit import DESK, PHONE, Visit

PAGE = "crash-and-grab/game.html"


def shown(page: Page) -> str:
    """The number of the layer of the drawing that can be seen; there is always just one."""
    seen = [layer for layer in page.locator(".game-replay .step").all() if layer.is_visible()]
    assert len(seen) == 1
    return seen[0].get_attribute("data-step") or ""


def test_a_game_is_leafed_through_from_setup_to_win(visit: Visit) -> None:
    page = visit.open(PAGE)
    last = page.locator("li[data-step]").count() - 1
    told = page.locator(".told")
    expect(told).to_contain_text("Setup. The red saucer is placed on crash site")
    assert shown(page) == "0"
    page.get_by_role("button", name="Next move").click()
    expect(told).to_contain_text("Round 1, the red saucer.")
    expect(page.get_by_text(f"Move 1 of {last}")).to_be_visible()
    assert shown(page) == "1"
    page.get_by_role("button", name="To the end").click()
    expect(told).to_contain_text("has someone at every station and wins.")
    assert shown(page) == str(last)
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    assert shown(page) == str(last)
    page.get_by_role("button", name="Back", exact=True).click()
    assert shown(page) == str(last - 1)
    expect(page.locator("li.now")).to_have_attribute("data-step", str(last - 1))
    page.get_by_role("button", name="To the start").click()
    assert shown(page) == "0"
    assert visit.complaints == []
    assert visit.strangers == []


def test_the_replay_works_with_the_keyboard(visit: Visit) -> None:
    page = visit.open(f"fr/{PAGE}")
    page.get_by_role("button", name="Coup suivant").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    assert shown(page) == "2"
    page.keyboard.press("ArrowLeft")
    assert shown(page) == "1"
    expect(page.locator(".told")).to_contain_text("Manche 1, la soucoupe rouge.")


def test_the_replay_works_from_a_disk(browser: Browser, built: Path) -> None:
    context = browser.new_context(viewport=DESK)
    visit = Visit(context.new_page(), f"{built.as_uri()}/")
    page = visit.open(f"ru/{PAGE}")
    page.get_by_role("button", name="Следующий ход").click()
    assert shown(page) == "1"
    expect(page.locator(".told")).to_contain_text("Раунд 1, красная тарелка.")
    assert visit.complaints == []
    context.close()


def test_without_scripts_the_moves_are_a_list_and_the_board_shows_the_start(browser: Browser, home: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(home + PAGE)
    assert shown(page) == "0"
    expect(page.locator("li[data-step]").first).to_contain_text("Setup.")
    expect(page.locator("li[data-step]").last).to_contain_text("wins.")
    context.close()
