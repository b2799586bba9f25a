"""The evening at the table: clock, log and task cards work at once, without Python, and without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from logwright.content.loading.load import read_library
from logwright.content.model.library import Library
from logwright.engine.chance import Chance
from logwright.publish.evening.card_view import card_words
from logwright.publish.views.book import Book
from tests.publish.evening.table_draw import TableDraw
from tests.site.offline.offline_worker import LISTENER, keep
from tests.site.test_accessibility import faults
from tests.site.visit import DESK, PHONE, Visit

PAGE = "evening.html"
# The page asks for a chance of its own with every draw: 1, 2, 3 …
CHANCES = """
  let last = 0;
  crypto.getRandomValues = (numbers) => numbers.fill(++last);
"""
CREWS = {
    "kind": "logwright-crews",
    "version": 1,
    "crews": [{"name": "Les Étoiles", "log": {"planet-nine/05": {"lost": 2, "distress": True, "won": "2026-11-16"}}}],
}


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return read_library(repository)[0]


@pytest.fixture
def evening(browser: Browser, home: str) -> Iterator[Page]:
    """A new reader's page on a desk; afterwards nothing may have gone wrong."""
    context = browser.new_context(viewport=DESK, service_workers="block")
    context.add_init_script(LISTENER)
    visit = Visit(context.new_page(), home)
    visit.open(f"{PAGE}?mission=deep-sea/14")
    yield visit.page
    assert visit.complaints == []
    assert visit.strangers == []
    assert [url for url in visit.requests if "/python" in url] == [], "nothing here needs Python"
    context.close()


def part(page: Page, title: str) -> Any:
    return page.get_by_role("region", name=title)


def test_without_scripts_the_page_says_so(browser: Browser, home: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{home}fr/{PAGE}")
    expect(page.get_by_text("Cette page a besoin de JavaScript.")).to_be_visible()
    context.close()


def test_a_link_brings_its_mission_and_the_page_remembers_the_last_one(evening: Page) -> None:
    expect(evening.get_by_label("Mission", exact=True)).to_have_value("deep-sea/14")
    evening.get_by_label("Mission", exact=True).select_option("custom/four-wishes")
    # Mission for three and four players: the number of players follows.
    evening.get_by_label("Players").select_option("3")
    evening.goto(evening.url.partition("?")[0])
    expect(evening.get_by_label("Mission", exact=True)).to_have_value("custom/four-wishes")
    expect(evening.get_by_label("Players")).to_have_value("3")
    expect(evening.get_by_role("link", name="Rules of this mission").first).to_have_attribute(
        "href", "deep-sea/missions/four-wishes.html"
    )


def open_out_of_time(page: Page, url: str) -> None:
    """From now on only what the test lets pass goes by, also while the page is opened anew."""
    page.clock.install(time=datetime(2026, 1, 1, 20))
    page.goto(url)
    page.clock.pause_at(datetime(2026, 1, 1, 21))


def test_the_clock_of_a_timed_mission(browser: Browser, home: str) -> None:
    """ds-149 to ds-153: three and a half minutes for mission 14; what is announced is told sparingly."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    open_out_of_time(page, f"{home}{PAGE}?mission=deep-sea/14")
    clock = part(page, "Clock")
    face, status = clock.get_by_role("timer"), clock.get_by_role("status")
    expect(face).to_have_text("3:30")
    clock.get_by_role("button", name="Start", exact=True).click()
    expect(status).to_have_text("The clock is running.")
    page.clock.run_for(30_000)
    expect(face).to_have_text("3:00")
    clock.get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    expect(face).to_have_text("3:00")
    clock.get_by_role("button", name="Go on").click()
    # The device sleeps: nothing runs until it wakes.
    page.clock.fast_forward(125_000)
    expect(face).to_have_text("0:55")
    expect(status).to_have_text("One minute left.")
    # The page is opened anew, and the clock has not stopped.
    page.reload()
    expect(face).to_have_text("0:55")
    page.clock.run_for(46_000)
    expect(status).to_have_text("Ten seconds left.")
    page.clock.run_for(10_000)
    expect(face).to_have_text("0:00")
    expect(status).to_have_text("Time is up. If the mission is not won yet, it is lost.")
    clock.get_by_role("button", name="Start", exact=True).click()
    expect(face).to_have_text("3:30")
    clock.get_by_role("button", name="Back to the start").click()
    page.get_by_label("Mission", exact=True).select_option("planet-nine/01")
    clock.get_by_label("Minutes").fill("2")
    expect(face).to_have_text("2:00")
    context.close()


def test_a_tone_is_handed_over_before_the_end(browser: Browser, home: str) -> None:
    """Behind a locked screen the page may not run, but the sound card does."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(
        "window.tones = []; OscillatorNode.prototype.start = function (at) { window.tones.push(at); };"
        "OscillatorNode.prototype.stop = () => {};"
    )
    page = context.new_page()
    page.goto(f"{home}{PAGE}?mission=deep-sea/15")
    clock = part(page, "Clock")
    clock.get_by_role("button", name="Start", exact=True).click()
    assert page.evaluate("tones") == []
    clock.get_by_label("Sound when the time is up").check()
    first = page.evaluate("tones[0]")
    assert 170 < first <= 181
    context.close()


def test_a_log_of_several_crews(evening: Page) -> None:
    """p9-016, ruling B23: every attempt counts, and a distress signal counts once per mission."""
    log = part(evening, "Attempts")
    status = log.get_by_role("status")
    expect(status).to_have_text("Attempts so far: 0")
    for _ in range(2):
        log.get_by_role("button", name="Lost").click()
    log.get_by_label("Distress signal sent").check()
    expect(status).to_have_text("Attempts so far: 3")
    log.get_by_role("button", name="Take it back").click()
    expect(status).to_have_text("Attempts so far: 2")
    log.get_by_label("Distress signal sent").check()
    log.get_by_role("button", name="Won").click()
    expect(status).to_have_text(re.compile(r"Won on .+\d{4}\. Entered in the logbook: 4"))
    expect(log.get_by_role("button", name="Lost")).to_be_disabled()
    log.get_by_text("All missions of this crew").click()
    log.get_by_role("button", name="New crew").click()
    log.get_by_label("Name of the crew").fill("<b>Second</b> crew")
    log.get_by_role("button", name="Rename").click()
    expect(log.get_by_label("Crew", exact=True).locator("option")).to_have_text(["Our crew", "<b>Second</b> crew"])
    expect(status).to_have_text("Attempts so far: 0")
    evening.reload()
    expect(log.get_by_label("Crew", exact=True)).to_have_value("1")
    log.get_by_label("Crew", exact=True).select_option(label="Our crew")
    log.get_by_text("All missions of this crew").click()
    expect(log.get_by_role("row")).to_have_count(3)
    expect(log.get_by_role("row").nth(1)).to_contain_text("Mission 14: Hourglass")
    expect(log.get_by_role("row").nth(2)).to_contain_text("4")


def saved(page: Page) -> str:
    with page.expect_download() as download:
        part(page, "Attempts").get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "crews.json"
    return Path(download.value.path()).read_text("utf-8")


def opened(page: Page, text: str) -> None:
    file = {"name": "crews.json", "mimeType": "application/json", "buffer": text.encode()}
    part(page, "Attempts").locator("input[type=file]").set_input_files(file)


def test_what_is_taken_back_is_a_result_of_the_mission_that_is_shown(evening: Page) -> None:
    mission, log = evening.get_by_label("Mission", exact=True), part(evening, "Attempts")
    undo = log.get_by_role("button", name="Take it back")
    log.get_by_role("button", name="Lost").click()
    expect(log).to_contain_text("Attempts so far: 1")
    mission.select_option("deep-sea/15")
    expect(undo).to_be_disabled()
    mission.select_option("deep-sea/14")
    expect(log).to_contain_text("Attempts so far: 1")
    undo.click()
    expect(log).to_contain_text("Attempts so far: 0")


def test_a_clock_that_stands_still_keeps_its_seconds(evening: Page) -> None:
    open_out_of_time(evening, evening.url)
    clock = part(evening, "Clock")
    clock.get_by_role("button", name="Start", exact=True).click()
    evening.clock.run_for(30_000)
    clock.get_by_role("button", name="Pause").click()
    expect(clock.get_by_role("timer")).to_have_text("3:00")
    evening.reload()
    expect(clock.get_by_role("timer")).to_have_text("3:00")
    expect(clock.get_by_role("button", name="Go on")).to_be_visible()


def test_a_clock_that_runs_goes_on_while_another_mission_is_looked_at(evening: Page) -> None:
    open_out_of_time(evening, evening.url)
    clock = part(evening, "Clock")
    clock.get_by_role("button", name="Start", exact=True).click()
    evening.clock.run_for(10_000)
    evening.get_by_label("Mission", exact=True).select_option("deep-sea/15")
    expect(clock).to_contain_text("This clock is for Mission 14")
    evening.clock.run_for(10_000)
    expect(clock.get_by_role("timer")).to_have_text("3:10")
    clock.get_by_role("button", name="Set it for this mission").click()
    expect(clock).not_to_contain_text("This clock is for")
    expect(clock.get_by_role("timer")).to_have_text("3:00")


def test_tasks_that_a_mission_names_are_shown_and_not_drawn(evening: Page) -> None:
    evening.get_by_label("Mission", exact=True).select_option("deep-sea/32")
    cards = part(evening, "Task cards")
    expect(cards).to_contain_text("This mission names its task cards")
    expect(cards.get_by_role("listitem")).to_have_count(4)
    expect(cards.get_by_role("button", name="Draw task cards")).to_be_hidden()


def test_a_log_goes_into_a_file_and_comes_back(evening: Page) -> None:
    log = part(evening, "Attempts")
    log.get_by_role("button", name="Lost").click()
    opened(evening, json.dumps(CREWS))
    expect(log.get_by_role("status")).to_have_text("Taken over: Les Étoiles.")
    expect(log.get_by_label("Crew", exact=True).locator("option")).to_have_text(["Les Étoiles", "Our crew"])
    text = saved(evening)
    log_of = {crew["name"]: crew["log"] for crew in json.loads(text)["crews"]}
    assert log_of["Les Étoiles"] == CREWS["crews"][0]["log"]  # type: ignore[index]
    assert log_of["Our crew"] == {"deep-sea/14": {"lost": 1, "distress": False, "won": None}}
    # On another device.
    evening.evaluate("localStorage.clear()")
    evening.reload()
    opened(evening, text)
    expect(log.get_by_role("status")).to_have_text("Taken over: Les Étoiles, Our crew.")
    assert saved(evening) == text
    log.get_by_role("button", name="Take it back").click()
    expect(log.get_by_label("Crew", exact=True).locator("option")).to_have_text(["Our crew"])


def test_a_file_that_is_no_log_is_explained_and_changes_nothing(evening: Page) -> None:
    log = part(evening, "Attempts")
    log.get_by_role("button", name="Lost").click()
    before = saved(evening)

    def crews(*crews: Any, **more: Any) -> str:
        return json.dumps({**CREWS, "crews": list(crews), **more})

    entry = {"lost": 1, "distress": False, "won": None}
    for text, reason in (
        ("", "it is no log of crews, or it is damaged."),
        ("{", "it is no log of crews, or it is damaged."),
        ("\0\x01", "it is no log of crews, or it is damaged."),
        ("[" * 100_000, "it is no log of crews, or it is damaged."),
        ("null", "it is no log of crews from this page."),
        ('{"crews": []}', "it is no log of crews from this page."),
        (crews({"name": "A", "log": {}}, version=2), "it was saved by a newer version of this page."),
        (crews(), "it lists no crews."),
        (crews(None), "crew 1 has no name, or one that is too long."),
        (
            crews({"name": "A", "log": {}}, {"name": "x" * 61, "log": {}}),
            "crew 2 has no name, or one that is too long.",
        ),
        (crews({"name": "A", "log": {}}, {"name": "A", "log": {}}), "two crews are called A."),
        (crews({"name": "A", "log": []}), "the entry of A for the mission"),
        (crews({"name": "A", "log": {"x": {**entry, "lost": -1}}}), "the entry of A for the mission x makes no sense."),
        (
            crews({"name": "A", "log": {"x": {**entry, "won": "soon"}}}),
            "the entry of A for the mission x makes no sense.",
        ),
        (crews({"name": "A", "log": {"<img src=x>": 5}}), "the entry of A for the mission <img src=x> makes no sense."),
        (" " * 3_000_000, "it is larger than a log can be."),
    ):
        opened(evening, text)
        expect(log.get_by_role("alert")).to_contain_text(f"This file was not opened: {reason}")
    assert saved(evening) == before


def test_from_a_disk_the_page_says_why_it_does_not_work(browser: Browser, built: Path) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), f"{built.as_uri()}/")
    page = visit.open(PAGE)
    expect(page.get_by_text("not when it is opened from a disk")).to_be_visible()
    assert visit.complaints == []
    context.close()


@pytest.fixture(scope="module")
def table(browser: Browser, home: str) -> Iterator[Page]:
    """A phone on the table, without a network, after one visit to the home page."""
    context = browser.new_context(viewport=PHONE, has_touch=True)
    context.add_init_script(CHANCES)
    visit = Visit(context.new_page(), home)
    page = visit.open("ru/index.html")
    keep(page, "ru")
    context.set_offline(True)
    visit.open(f"ru/{PAGE}?mission=deep-sea/20")
    yield page
    assert visit.complaints == []
    assert visit.strangers == []
    context.close()


def test_cards_are_drawn_in_the_page_as_they_are_here(table: Page, library: Library) -> None:
    book, out = Book(library, "ru"), set[str]()
    drawer = TableDraw(library, "deep-sea", library.missions["deep-sea/20"].rules, 5)
    draw = part(table, "Карточки заданий")
    table.get_by_label("Игроки").select_option("5")
    for seed in range(1, 13):
        draw.get_by_role("button", name="Вытянуть карточки").click()
        tasks = drawer.draw(out, Chance(seed)).tasks
        said = [card_words(book, "deep-sea", task, 5) for task in tasks]
        expect(draw.locator(".cards li > div > p:first-child")).to_have_text([card["words"] for card in said])
        expect(draw.get_by_role("status")).to_contain_text("Общая сложность: 10.")
        out |= {task.id for task in tasks}
        expect(draw).to_contain_text(f"Осталось в стопке: {96 - len(out)}")
        redeals = dict.fromkeys(text for card in said for text in card["redeals"])
        expect(draw.locator(".redeals li")).to_have_text(list(redeals))
    draw.get_by_label("Сложность").fill("4")
    draw.get_by_role("button", name="Перемешать все карточки").click()
    draw.get_by_role("button", name="Вытянуть карточки").click()
    expect(draw.get_by_role("status")).to_contain_text("Общая сложность: 4.")
    assert table.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]


def test_another_mission_is_found_and_taken(table: Page, library: Library) -> None:
    like = part(table, "Другая миссия")
    like.get_by_role("button", name="Подобрать миссию").click()
    expect(like.get_by_role("status")).to_contain_text(re.compile("сложная|легче|сложнее"))
    title = like.get_by_role("status").inner_text()
    like.get_by_role("button", name="Играть в неё").click()
    chosen = table.get_by_label("Миссия", exact=True).input_value()
    assert chosen != "deep-sea/20"
    assert title.startswith(f"{table.get_by_label('Миссия', exact=True).locator('option:checked').inner_text()}.")
    assert library.missions[chosen].game == "deep-sea"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(table: Page, scheme: Any) -> None:
    table.emulate_media(color_scheme=scheme)
    table.get_by_label("Миссия", exact=True).select_option("deep-sea/26")
    part(table, "Карточки заданий").get_by_role("button", name="Вытянуть карточки").click()
    expect(table.locator(".cards li").first).to_be_visible()
    part(table, "Попытки").locator("details").evaluate("details => { details.open = true; }")
    assert faults(table) == []
