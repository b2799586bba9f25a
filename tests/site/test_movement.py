"""The movement helper: Python in the browser, with mouse, keyboard and phone, and without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from logwright.content.loading.load import load
from logwright.publish.figures import SaucerLook
from logwright.publish.movement.desk import MovementDesk
from logwright.publish.movement.example import EXAMPLE
from logwright.publish.site_build.browser_python import python_size
from logwright.publish.views.game_style import look_of
from logwright.sentences.saucer_story import SaucerStory
from tests.site.offline.offline_worker import LISTENER, keep
from tests.site.test_accessibility import faults
from tests.site.visit import DESK, PHONE, Visit

PAGE = "crash-and-grab/movement.html"


@pytest.fixture(scope="module", autouse=True)
def _fetched(repository: Path) -> None:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")


def desk(repository: Path, lang: str) -> MovementDesk:
    """The helper outside of the browser."""
    library, _ = load(repository)
    look = look_of(library, "crash-and-grab")
    assert isinstance(look, SaucerLook)
    return MovementDesk(look, SaucerStory(library.tongue(lang, look.game), look.box.cards, {}))


def story_of(page: Page) -> list[str]:
    """What is told once the engine has answered all that was asked."""
    expect(page.locator(".told")).to_have_attribute("aria-busy", "false")
    return page.locator(".told li").all_inner_texts()


def open_helper(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.locator(".told li").first).to_be_visible()


@pytest.fixture(scope="module")
def opened(browser: Browser, home: str) -> Iterator[Visit]:
    """The helper on a desk, opened once for all tests that use it, by a damaged link."""
    context = browser.new_context(viewport=DESK, service_workers="block")
    context.add_init_script(LISTENER)
    visit = Visit(context.new_page(), home)
    page = visit.open(f"{PAGE}#table=%7B%22players%22%3A99%7D")
    open_helper(page, "Open the helper")
    expect(page.get_by_role("alert")).to_have_text(
        "The table in this link cannot be laid. Here is the example instead."
    )
    assert "The red saucer picks up the green pilot on C3." in story_of(page)
    yield visit
    context.close()


@pytest.fixture
def helper(opened: Visit) -> Iterator[Page]:
    """The helper as it begins; afterwards nothing may have gone wrong."""
    page = opened.page
    page.get_by_role("button", name="Back to the example").click()
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.locator(".told")).to_contain_text("The blue saucer flies over the edge at H3 and crashes.")
    expect(page.locator(".question")).to_be_hidden()
    yield page
    assert opened.complaints == []
    assert opened.strangers == []


def test_without_scripts_the_example_is_told_and_drawn(browser: Browser, home: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(home + PAGE)
    assert page.locator("main svg.lw-figure").count() == 2
    expect(page.get_by_text("The red saucer picks up the green pilot on C3.")).to_be_visible()
    expect(page.get_by_text("The blue saucer flies over the edge at H3 and crashes.")).to_be_visible()
    context.close()


def test_python_is_loaded_only_when_asked_for(visit: Visit) -> None:
    page = visit.open(PAGE)
    expect(page.get_by_role("button", name="Open the helper")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in visit.requests if "/python" in url] == []


def test_when_python_cannot_be_loaded_it_says_so_and_can_be_tried_again(browser: Browser, home: str) -> None:
    context = browser.new_context(service_workers="block")
    context.route("**/python/*", lambda route: route.abort())
    page = context.new_page()
    page.goto(home + PAGE)
    page.get_by_role("button", name="Open the helper").click()
    expect(page.get_by_role("status")).to_contain_text("The helper could not be loaded.")
    expect(page.get_by_role("button", name="Open the helper")).to_be_visible()
    expect(page.get_by_text("The red saucer picks up the green pilot on C3.")).to_be_visible()
    context.close()


def test_from_a_disk_the_page_says_why_there_is_only_the_example(browser: Browser, built: Path) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), f"{built.as_uri()}/")
    page = visit.open(f"fr/{PAGE}")
    expect(page.get_by_text("pas dans des pages ouvertes depuis un disque")).to_be_visible()
    expect(page.get_by_text("La soucoupe rouge récupère le pilote vert en C3.")).to_be_visible()
    assert visit.complaints == []
    context.close()


def test_python_is_kept_for_later_once_it_was_opened(helper: Page) -> None:
    assert "python" in helper.evaluate("navigator.serviceWorker.active.heard")


def test_a_move_is_flown_by_the_engine(helper: Page) -> None:
    helper.get_by_label("Card").select_option(label="3")
    helper.get_by_label("Direction").select_option(label="to the left")
    assert story_of(helper)[-2:] == [
        "The red saucer flies from B3 to A3.",
        "The red saucer flies over the edge at A3 and crashes.",
    ]
    expect(helper.get_by_label("Spaces")).to_be_disabled()
    helper.get_by_label("Saucer", exact=True).select_option(label="The green saucer")
    expect(helper.locator(".told")).to_contain_text("The green saucer hits the red saucer on B3 and stops.")


def test_house_rules_change_what_happens(helper: Page) -> None:
    helper.get_by_text("House rules").click()
    helper.get_by_label("How far a hit saucer is pushed").select_option(label="The whole distance of the move")
    expect(helper.locator(".told")).to_contain_text("The green saucer is pushed to the right by 5 spaces.")
    helper.get_by_text("House rules").click()


def test_pieces_are_put_down_with_the_keyboard_and_accelerators_ask(helper: Page) -> None:
    board = helper.get_by_role("group", name="The board before the move")
    board.get_by_role("button", name="A1", exact=True).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"):
        helper.keyboard.press(key)
    expect(helper.locator(":focus")).to_have_attribute("aria-label", "B4")
    helper.keyboard.press("Enter")
    expect(helper.locator(":focus")).to_have_attribute("aria-label", "B4, the red saucer")
    helper.get_by_label("Card").select_option(label="2")
    helper.get_by_label("Direction").select_option(label="to the left")
    question = helper.locator(".question")
    expect(question).to_contain_text("Where does the accelerator send it?")
    question.get_by_role("button", name="Up", exact=True).focus()
    helper.keyboard.press("Enter")
    expect(question).to_contain_text("Spend a booster?")
    expect(helper.locator(":focus")).to_have_text("No boost")
    helper.keyboard.press("Tab")
    helper.keyboard.press("Tab")
    expect(helper.locator(":focus")).to_have_text("To the right by 2")
    helper.keyboard.press("Enter")
    expect(question).to_be_hidden()
    assert story_of(helper)[-4:] == [
        "The accelerator sends the red saucer up by 2 spaces.",
        "The red saucer flies from A4 to A2.",
        "The red saucer spends a booster to move to the right by 2 spaces.",
        "The red saucer flies from A2 to C2.",
    ]
    helper.get_by_role("button", name="Take back the last choice").click()
    expect(question).to_contain_text("Spend a booster?")


def test_crew_is_put_down_and_taken_away_by_clicking(helper: Page) -> None:
    board = helper.get_by_role("group", name="The board before the move")
    helper.get_by_label("What to put on a space").select_option(label="The grey scientist")
    board.get_by_role("button", name="D3", exact=True).click()
    expect(helper.locator(".told")).to_contain_text("The red saucer picks up the grey scientist on D3.")
    helper.get_by_label("What to put on a space").select_option("")
    board.get_by_role("button", name="D3, the grey scientist").click()
    expect(helper.locator(".told")).not_to_contain_text("scientist")
    helper.get_by_role("button", name="Go on from here").click()
    expect(board.get_by_role("button", name="E3, crash site 4, the red saucer")).to_be_visible()
    expect(board.get_by_role("button", name="C3", exact=True)).to_be_visible()


def test_boards_for_every_number_of_players_can_be_laid(helper: Page) -> None:
    helper.locator("summary", has_text="Board tiles").click()
    spaces = helper.locator(".spaces button")
    for players, side in ((6, 10), (5, 9), (2, 8)):
        helper.get_by_label("Players").select_option(str(players))
        expect(spaces).to_have_count(side * side)
        expect(helper.locator(".places fieldset")).to_have_count(4 if players == 2 else 9)
    tiles = helper.get_by_label("Tile", exact=True)
    tiles.first.select_option("3")
    expect(tiles.nth(2)).to_have_value("1")
    helper.get_by_label("Side").first.select_option("b")
    helper.get_by_label("Turned").first.select_option("1")
    before = helper.locator(".board svg").inner_html()
    helper.get_by_role("button", name="Shuffle the board").click()
    expect(helper.locator(".problem")).to_be_hidden()
    helper.wait_for_function("old => document.querySelector('.board svg').innerHTML !== old", arg=before)
    helper.locator("summary", has_text="Board tiles").click()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_opened_helper(helper: Page, scheme: Any) -> None:
    helper.emulate_media(color_scheme=scheme)
    for summary in helper.locator(".movement summary").all():
        summary.click()
    assert faults(helper) == []
    for summary in helper.locator(".movement summary").all():
        summary.click()


def test_on_a_phone_and_without_a_network_it_says_the_same_as_here(
    browser: Browser, home: str, repository: Path
) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    visit = Visit(context.new_page(), home)
    page = visit.open(f"ru/{PAGE}")
    keep(page, "python", "ru")
    context.set_offline(True)
    page.reload()
    open_helper(page, "Открыть помощника")
    assert story_of(page) == desk(repository, "ru").answer(EXAMPLE)["story"]
    page.get_by_label("Направление").select_option("down")
    expect(page.locator(".told")).to_contain_text("Красная тарелка летит с B3 на B8.")
    # The table stands in the address.
    page.wait_for_url("**%22direction%22%3A%22down%22**")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    assert visit.strangers == []
    assert visit.complaints == []
    context.close()
