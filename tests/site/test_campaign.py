"""Campaigns on the site: their pages, and the progress of a crew, which is the same at the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.visit import DESK, Visit

PAGE = "campaigns/wheelbarrow-week.html"


@pytest.fixture
def reader(browser: Browser, home: str) -> Iterator[Visit]:
    """A new reader on a desk; afterwards nothing may have gone wrong."""
    context = browser.new_context(viewport=DESK, service_workers="block")
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    visit = Visit(context.new_page(), home)
    yield visit
    assert visit.complaints == []
    assert visit.strangers == []
    context.close()


def progress(page: Page) -> Any:
    return page.locator(".campaign-progress")


def press(page: Page, *names: str) -> None:
    for name in names:
        progress(page).get_by_role("button", name=name, exact=True).click()


def test_a_page_lists_the_campaigns_and_leads_to_each(reader: Visit) -> None:
    page = reader.open("ru/campaigns/index.html")
    expect(page.get_by_role("heading", level=2)).to_have_count(2)
    page.get_by_role("link", name="Неделя на «Тачке»").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Неделя на «Тачке»")
    expect(page.get_by_role("heading", name="Глава 3: Среда: шёпот")).to_be_visible()
    expect(page.get_by_text("Одна миссия проиграна 3 раза: переходите к главе 4, «Мастерская».")).to_be_visible()


def test_without_scripts_everything_is_there_to_read(browser: Browser, home: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{home}{PAGE}")
    expect(page.get_by_role("link", name="A Knock at the Hatch")).to_be_visible()
    expect(page.get_by_text("A mission lost 3 times: on to chapter 4, The Workshop.")).to_be_visible()
    expect(page.locator(".drawing svg").last).to_be_visible()
    context.close()


def test_a_crew_comes_forward_and_the_browser_remembers(reader: Visit) -> None:
    page = reader.open(PAGE)
    expect(progress(page)).to_contain_text("Missions won: 0 of 16")
    press(page, "Won", "Won", "Won")
    expect(progress(page).get_by_role("status")).to_have_text("Chapter won. On to Tuesday: Tidying Up.")
    expect(progress(page)).to_contain_text("Next: The Doormat")
    first = page.locator('[data-chapter="monday"] li').first
    expect(first).to_contain_text("won")
    expect(page.locator('[data-chapter="tuesday"] li').nth(2)).to_contain_text("locked")
    press(page, "Won", "Won")
    expect(progress(page).get_by_role("status")).to_contain_text("An extra mission has opened: Numbered Drawers")
    page.reload()
    expect(progress(page)).to_contain_text("Missions won: 5 of 16")
    expect(progress(page)).to_contain_text("Chapter 3: Wednesday: Whispers")


def test_who_loses_too_often_takes_the_way_round_and_may_take_it_back(reader: Visit) -> None:
    page = reader.open(PAGE)
    press(page, "Won", "Won", "Won", "Won", "Won", "Lost", "Lost", "Lost")
    expect(progress(page).get_by_role("status")).to_have_text("Lost too often: on to The Workshop.")
    press(page, "Take it back")
    expect(progress(page)).to_contain_text("Chapter 3: Wednesday: Whispers")
    press(page, "Lost", "Won")
    expect(progress(page)).to_contain_text("Chapter 3: Wednesday: Whispers")
    press(page, "Begin again")
    expect(progress(page)).to_contain_text("Missions won: 0 of 16")


def test_the_campaign_goes_on_at_the_table(reader: Visit) -> None:
    page = reader.open(PAGE)
    press(page, "Won", "Won")
    page.get_by_role("link", name="Play it at the table").click()
    expect(page.get_by_label("Mission", exact=True)).to_have_value("planet-nine/03")
    at = page.get_by_role("region", name="Campaign")
    expect(at.get_by_role("heading", name="Chapter 1: Monday: Knots")).to_be_visible()
    log = page.get_by_role("region", name="Attempts")
    log.get_by_role("button", name="Lost").click()
    expect(at.get_by_role("listitem").nth(2)).to_contain_text("lost: 1")
    log.get_by_role("button", name="Won").click()
    expect(at.get_by_role("status")).to_have_text("Chapter won. On to Tuesday: Tidying Up.")
    at.get_by_role("button", name="Next: The Doormat").click()
    expect(page.get_by_label("Mission", exact=True)).to_have_value("planet-nine/04")
    # Results are taken back mission by mission.
    expect(log.get_by_role("button", name="Take it back")).to_be_disabled()
    page.get_by_label("Mission", exact=True).select_option("planet-nine/03")
    log.get_by_role("button", name="Take it back").click()
    expect(at.get_by_role("heading", name="Chapter 1: Monday: Knots")).to_be_visible()
    log.get_by_role("button", name="Take it back").click()
    expect(at.get_by_role("listitem").nth(2)).not_to_contain_text("lost")
    page.go_back()
    expect(progress(page)).to_contain_text("Missions won: 2 of 16")


def test_at_the_table_a_branch_is_followed_to_the_workshop_and_back(reader: Visit) -> None:
    page = reader.open("evening.html?campaign=wheelbarrow-week")
    at, log = (page.get_by_role("region", name=name) for name in ("Campaign", "Attempts"))

    def won() -> None:
        log.get_by_role("button", name="Won").click()
        at.get_by_role("button", name="Next:").click()

    for _ in range(5):
        won()
    for _ in range(3):
        log.get_by_role("button", name="Lost").click()
    expect(at.get_by_role("heading", name="Chapter 4: The Workshop")).to_be_visible()
    at.get_by_role("button", name="Next: Odd Socks").click()
    won()
    expect(at.get_by_role("heading", name="Chapter 3: Wednesday: Whispers")).to_be_visible()
    expect(page.get_by_label("Mission", exact=True)).to_have_value("planet-nine/05")
    expect(log.get_by_role("button", name="Won")).to_be_enabled()
    at.get_by_label("Campaign", exact=True).select_option("")
    expect(at.get_by_role("heading", level=3)).to_have_count(0)


def test_the_file_of_a_crew_brings_its_campaigns_along(reader: Visit) -> None:
    page = reader.open("evening.html?campaign=wheelbarrow-week")
    log = page.get_by_role("region", name="Attempts")
    log.get_by_role("button", name="Won").click()
    with page.expect_download() as download:
        log.get_by_role("button", name="Save as a file").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert saved["crews"][0]["campaigns"] == {"wheelbarrow-week": ["+planet-nine/01"]}
    wrong = {**saved, "crews": [{"name": "A", "log": {}, "campaigns": {"wheelbarrow-week": ["planet-nine/01"]}}]}
    file: Any = {"name": "crews.json", "mimeType": "application/json", "buffer": json.dumps(wrong).encode()}
    log.locator("input[type=file]").set_input_files(file)
    expect(log.get_by_role("alert")).to_contain_text("the progress of A in a campaign makes no sense.")


def test_from_a_disk_progress_is_kept_as_well(browser: Browser, built: Path) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto((built / PAGE).as_uri())
    press(page, "Won")
    page.reload()
    expect(progress(page)).to_contain_text("Missions won: 1 of 16")
    context.close()
