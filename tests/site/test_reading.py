"""Reading: changing the language, linking to a rule, filtering missions, clicking through a replay, light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.site.visit import PHONE, Visit


def test_the_language_changes_on_the_same_page_and_at_the_same_rule(visit: Visit) -> None:
    page = visit.open("planet-nine/rules/communication.html#token-positions")
    page.get_by_role("navigation", name="Language").get_by_role("link", name="Русский").click()
    page.wait_for_url("**/ru/planet-nine/rules/communication.html#token-positions")
    assert page.locator("html").get_attribute("lang") == "ru"
    page.get_by_role("navigation", name="Язык").get_by_role("link", name="Français").click()
    page.wait_for_url("**/fr/planet-nine/rules/communication.html#token-positions")
    page.get_by_role("navigation", name="Langue").get_by_role("link", name="English").click()
    page.wait_for_url(f"{visit.home}planet-nine/rules/communication.html#token-positions")
    assert visit.complaints == []


def test_a_page_of_one_language_only_leads_to_the_first_page_of_the_others(visit: Visit) -> None:
    page = visit.open("handbook/architecture.html")
    page.get_by_role("navigation", name="Language").get_by_role("link", name="Français").click()
    page.wait_for_url("**/fr/index.html")


def test_a_page_of_the_handbook_leads_to_itself_in_other_languages(visit: Visit) -> None:
    page = visit.open("handbook/objectives.html")
    page.get_by_role("navigation", name="Language").get_by_role("link", name="Français").click()
    page.wait_for_url("**/fr/handbook/objectives.html")


def test_a_link_to_a_rule_is_copied_and_the_rule_is_marked(visit: Visit) -> None:
    visit.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit.open("planet-nine/rules/playing-tricks.html")
    heading = page.get_by_role("heading", name="Rockets are trump")
    heading.get_by_role("link", name="Copy the link to this place").click()
    expect(page.locator(".toast")).to_have_text("Link copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{visit.home}planet-nine/rules/playing-tricks.html#trump"
    plain = page.get_by_role("heading", name="Following suit").evaluate("it => getComputedStyle(it).backgroundColor")
    assert heading.evaluate("it => getComputedStyle(it).backgroundColor") != plain


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("planet-nine/rules/playing-tricks.html#p9-047", "Rockets are trump"),
        ("deep-sea/rules/task-cards.html#ds-137", "The task cards"),
        ("ru/crash-and-grab/rules/hits-and-accelerators.html#cg-084", "Цепочки"),
    ],
)
@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_link_to_a_single_fact_shows_and_marks_its_rule(
    browser: Browser, home: str, screen: ViewportSize, address: str, title: str, scripts: bool
) -> None:
    context = browser.new_context(viewport=screen, java_script_enabled=scripts, service_workers="block")
    page = context.new_page()
    page.goto(home + address)
    heading = page.get_by_role("heading", name=title)
    expect(heading).to_be_in_viewport(ratio=1)
    # Nothing lies over it: the header is above, not on it.
    box, top = heading.bounding_box(), page.locator(".top").bounding_box()
    assert box is not None
    assert top is not None
    assert box["y"] >= top["y"] + top["height"]
    marked = page.locator("main :is(h1, h2, h3, h4, h5):has(:target)")
    assert marked.count() == 1
    expect(marked).to_contain_text(title)
    expect(marked).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    if scripts:
        expect(page.locator(".fact.linked")).to_have_text(address.rpartition("#")[2])
    context.close()


def test_the_link_to_a_single_fact_is_copied(visit: Visit) -> None:
    visit.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit.open("fr/planet-nine/rules/playing-tricks.html")
    page.get_by_role("link", name="p9-048").click()
    expect(page.locator(".toast")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{visit.home}fr/planet-nine/rules/playing-tricks.html#p9-048"


def test_missions_are_filtered_and_the_choice_stands_in_the_address(visit: Visit) -> None:
    page = visit.open("planet-nine/missions/index.html")
    rows = page.locator("tbody tr:visible")
    everything = rows.count()
    page.get_by_label("Symbols").select_option(label="dead zone")
    page.get_by_label("Origin").select_option(label="from the box")
    few = rows.count()
    assert 0 < few < everything
    assert all("dead zone" in row.inner_text() for row in rows.all())
    assert "symbols=dead-zone" in page.url
    page.reload()
    assert page.locator("tbody tr:visible").count() == few
    page.get_by_label("Symbols").select_option("")
    page.get_by_label("Origin").select_option(label="custom")
    assert all("custom" in row.inner_text() for row in rows.all())
    page.get_by_label("Origin").select_option("")
    page.get_by_label("Verdict").select_option(label="can be won")
    assert "14" in rows.first.inner_text()
    assert visit.complaints == []


@pytest.mark.parametrize(
    ("game", "choices", "found"),
    [
        ("planet-nine", {"players": "2", "tasks": "10", "origin": "official"}, {"47", "49"}),
        ("planet-nine", {"symbols": "disruption", "tasks": "5", "origin": "official"}, {"18", "19"}),
        ("deep-sea", {"verdict": "completable"}, {"1"}),
    ],
)
def test_filters_leave_the_right_missions(visit: Visit, game: str, choices: dict[str, str], found: set[str]) -> None:
    page = visit.open(f"ru/{game}/missions/index.html")
    for name, value in choices.items():
        page.locator(f".filters select[name={name}]").select_option(value)
    assert {number.inner_text() for number in page.locator("tbody tr:visible .number").all()} == found


def test_task_cards_are_filtered_by_difficulty_and_kind(visit: Visit) -> None:
    page = visit.open("fr/deep-sea/tasks.html")
    cards = page.locator("article li:visible")
    everything = cards.count()
    page.get_by_label("Difficulté").select_option("5")
    page.get_by_label("Genre").select_option(label="remporter des plis")
    few = cards.count()
    assert 0 < few < everything
    # The same difficulty is another set of cards for other players, and every page knows how many there are.
    page.get_by_label("Joueurs").select_option("5")
    assert "5" in (page.locator(".levels:visible").first.inner_text())
    page.goto(page.url.replace("fr/deep-sea/tasks.html", "deep-sea/missions/index.html").partition("?")[0])
    expect(page.get_by_label("Players")).to_have_value("5")


def test_missions_are_found_by_what_they_ask_for(visit: Visit) -> None:
    page = visit.open("planet-nine/missions/index.html")
    page.get_by_role("searchbox", name="Search").fill("JUPITER")
    rows = page.locator("tbody tr:visible")
    expect(rows).to_have_count(1)
    page.get_by_role("searchbox", name="Search").fill("without placing the token")
    assert rows.count() > 3


def test_what_is_known_of_a_mission_follows_the_players_on_every_page(visit: Visit) -> None:
    page = visit.open("planet-nine/missions/14.html")
    cards = page.locator(".table-card:visible")
    expect(cards).to_have_count(4)
    page.get_by_role("radio", name="5").check(force=True)
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("5 players")
    page = visit.open("planet-nine/missions/13.html")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("5 players")


def test_a_ruling_is_one_line_until_somebody_asks_why(visit: Visit) -> None:
    page = visit.open("planet-nine/rules/communication.html")
    ruling = page.locator("details.ruling-box").first
    why = ruling.get_by_text("Why:")
    expect(why).to_be_hidden()
    ruling.locator("summary").click()
    expect(why).to_be_visible()


def test_a_winning_line_is_clicked_through_trick_by_trick(visit: Visit) -> None:
    page = visit.open("ru/planet-nine/missions/14.html")
    tricks = page.locator(".replay tbody tr:visible")
    assert tricks.count() == 1
    where = page.locator(".replay .controls").get_by_role("status")
    first = re.fullmatch(r"Взятка 1 из (\d+)", where.inner_text())
    assert first
    last = int(first[1])
    on = page.get_by_role("button", name="Следующая взятка")
    on.click()
    # The drawn table has all hands, and a card of each in the trick.
    expect(page.locator(".open-table .seat")).to_have_count(4)
    expect(page.locator(".open-table .open-hand li")).to_have_count(36)
    expect(page.locator(".open-table .played svg")).to_have_count(4)
    for _ in range(last - 2):
        on.press("Enter")
    # It ends when the mission is won, and the focus stays where it was.
    expect(on).to_be_focused()
    expect(on).to_have_attribute("aria-disabled", "true")
    assert tricks.count() == last
    tasks = page.locator(".open-table .task")
    expect(page.locator(".open-table .task.met")).to_have_count(tasks.count())
    on.press("ArrowLeft")
    assert tricks.count() == last - 1
    page.get_by_role("button", name="В начало").click()
    assert tricks.count() == 1
    page.get_by_role("button", name="Показать все").click()
    assert tricks.count() == 10
    assert visit.complaints == []


def test_a_mission_leads_to_its_neighbours(visit: Visit) -> None:
    page = visit.open("planet-nine/missions/14.html")
    page.locator("a[rel=next]").click()
    page.wait_for_url("**/planet-nine/missions/15.html")
    page.locator("a[rel=prev]").click()
    page.wait_for_url("**/planet-nine/missions/14.html")


def test_light_and_dark_follow_the_device_until_somebody_chooses(visit: Visit) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    page = visit.open("index.html")
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(ground)
    page.emulate_media(color_scheme="light")
    light = page.evaluate(ground)
    assert dark != light
    page.locator(".scheme-button").click()
    assert page.evaluate(ground) == dark
    page.reload()
    assert page.evaluate(ground) == dark


def test_without_scripts_everything_can_be_read(browser: Browser, home: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{home}planet-nine/missions/14.html")
    assert page.locator(".replay tbody tr:visible").count() == 10
    assert not page.locator(".search-button").is_visible()
    page.get_by_role("link", name="Menu").click()
    menu = page.get_by_role("navigation", name="Menu")
    expect(menu.get_by_role("link", name="Quick reference")).to_be_in_viewport()
    menu.get_by_role("link", name="Missions").click()
    assert page.locator("tbody tr:visible").count() > 60
    context.close()


def test_the_menu_of_a_phone_opens_and_closes(browser: Browser, home: str) -> None:
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.goto(f"{home}planet-nine/index.html")
    menu = page.get_by_role("navigation", name="Menu")
    expect(menu).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    expect(menu.get_by_role("link", name="Quick reference")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    context.close()


def test_paper_shows_the_text_alone(visit: Visit) -> None:
    page = visit.open("planet-nine/missions/14.html")
    page.emulate_media(media="print", color_scheme="dark")
    for part in (".top", "#menu", ".controls", ".headerlink"):
        expect(page.locator(part).first).to_be_hidden()
    assert page.locator(".replay tbody tr:visible").count() == 10
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
