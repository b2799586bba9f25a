"""The mission designer in a real browser, with Python in it: from nothing to a verdict, and out again."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from logwright.publish.site_build.browser_python import python_size
from tests.site.designer.designer_page import YAML, add_rule, begin, shelf, write, yaml
from tests.site.offline.offline_worker import LISTENER
from tests.site.test_accessibility import faults
from tests.site.visit import DESK, Visit


@pytest.fixture(scope="module", autouse=True)
def _fetched(repository: Path) -> None:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")


@pytest.fixture(scope="module")
def opened(browser: Browser, home: str) -> Iterator[Visit]:
    """The designer on a desk, opened once for all tests that use it."""
    context = browser.new_context(
        viewport=DESK, service_workers="block", permissions=["clipboard-read", "clipboard-write"]
    )
    context.add_init_script(LISTENER)
    visit = Visit(context.new_page(), home)
    page = visit.open("designer.html")
    page.get_by_role("button", name="Open the designer").click()
    expect(page.get_by_role("toolbar")).to_be_visible()
    yield visit
    context.close()


@pytest.fixture
def page(opened: Visit) -> Iterator[Page]:
    """A new mission of Planet Nine on the desk; afterwards nobody has complained."""
    begin(opened.page, "+ The Crew: The Quest for Planet Nine")
    yield opened.page
    assert opened.complaints == []
    assert opened.strangers == []


def test_from_nothing_to_a_verdict(page: Page) -> None:
    page.get_by_label("Title", exact=True).first.fill("The Long Watch")
    page.get_by_role("button", name="Add: 2").click()
    page.get_by_role("button", name="Add: Ω").click()
    page.get_by_role("button", name="+ Add a rule").click()
    dialog = shelf(page)
    dialog.get_by_label("Who").select_option("commander")
    dialog.get_by_role("searchbox").fill("no trick")
    dialog.get_by_role("button", name="The commander must win no trick with a 9.").click()
    page.get_by_text("Choose cards").first.click()
    page.get_by_role("button", name="Pink 7", exact=True).click()
    expect(page.locator(".sentence")).to_have_text("The commander must win no trick with a 9 or the pink 7.")
    page.get_by_label("Disruption").check()
    expect(page.get_by_label("Only from a certain trick on", exact=True)).to_have_value("3")
    # A token for the second task, but none for the first: said at once, in the words of the command line, at its field.
    field = page.locator('[data-path=\'["tasks","tokens"]\']')
    expect(field.locator(".problem")).to_be_visible()
    expect(page.locator(".summary")).to_contain_text("To be mended: 1")
    page.locator(".summary a").click()
    expect(field.locator(":focus")).to_have_count(1)
    page.get_by_role("button", name="Take away: 2").click()
    expect(page.locator(".summary")).to_have_text("Everything is in order.")
    page.get_by_role("tab", name="Page").click()
    paper = page.locator(".paper")
    expect(paper.get_by_role("heading", name="The Long Watch")).to_be_visible()
    page.get_by_role("group", name="Language of the page").get_by_role("button", name="русский").click()
    expect(page.locator(".rules-in-words")).to_contain_text(
        "Командир не должен брать ни одной взятки девяткой или розовой 7."
    )
    page.get_by_role("tab", name="Check").click()
    for players in (3, 4, 5):
        verdict = page.locator(".dealing", has_text=f"{players} players")
        expect(verdict).to_contain_text("can be won")
        expect(verdict).to_contain_text(re.compile(r"\d+% of \d+ deals · between \d+% and \d+%"))
    page.locator(".dealing", has_text="4 players").get_by_role("button", name="Show a winning line").click()
    line = page.locator(".deal-view")
    expect(line.locator(".seat")).to_have_count(4)
    expect(line.locator(".open-hand li")).to_have_count(40)
    expect(line.locator(".controls").get_by_role("status")).to_have_text(re.compile("Trick 1 of"))
    line.get_by_role("button", name="Next trick").click()
    expect(line.locator(".controls").get_by_role("status")).to_have_text(re.compile("Trick 2 of"))
    expect(line.locator(".open-hand li")).to_have_count(36)
    for seat in line.locator(".seat").all():
        # Whoever plays a card may play it.
        expect(seat.locator(".open-hand li.now:not(.barred)")).to_have_count(1)


def test_the_verdict_stays_in_sight_and_comes_back_at_once(page: Page) -> None:
    glance = page.locator(".glance")
    expect(glance).to_contain_text(re.compile(r"Can it be won\?.*3 players ✓ \d+%.*5 players ✓ \d+%"))
    # How hard it is follows, and counting ends by itself.
    expect(glance).to_contain_text(re.compile(r"4 players ✓ \d+% · difficulty \d"), timeout=120_000)
    expect(glance).not_to_contain_text("still counting", timeout=120_000)
    known = glance.inner_text()
    page.get_by_role("button", name="More: How many tasks are drawn").click()
    expect(glance).not_to_have_text(known, use_inner_text=True)
    page.get_by_role("button", name="Undo").click()
    expect(glance).to_have_text(known, use_inner_text=True)
    # A title is no part of the game.
    page.get_by_label("Title", exact=True).first.fill("Seen")
    expect(page.locator(".mission-title")).to_have_text("Seen")
    expect(glance).to_have_text(known, use_inner_text=True)
    glance.click()
    expect(page.get_by_role("tab", name="Check")).to_have_attribute("aria-selected", "true")


def test_the_short_name_follows_the_title(page: Page) -> None:
    title, name = page.get_by_label("Title", exact=True).first, page.get_by_label("Short name")
    title.fill("Спасение на Луне")
    expect(name).to_have_value("spasenie-na-lune")
    title.fill("Évasion")
    expect(name).to_have_value("evasion")
    expect(page.get_by_label(YAML)).to_have_value(re.compile("^id: evasion$", re.MULTILINE))
    name.fill("mine")
    title.fill("Another one")
    expect(page.locator(".mission-title")).to_have_text("Another one")
    expect(name).to_have_value("mine")


def test_a_mission_that_nobody_can_win_says_why(page: Page) -> None:
    page.locator("label", has_text="No tasks").click()
    # The picker offers no such rule for the crew, which wins every trick.
    write(page, yaml(page) + "objectives:\n  - {who: crew, cards: {of: '9', count: 2}}\n")
    page.get_by_role("tab", name="Check").click()
    verdict = page.locator(".dealing", has_text="4 players")
    expect(verdict).to_contain_text("cannot be won")
    expect(verdict).to_contain_text("exactly two 9s")
    verdict.get_by_role("button", name="Show a lost deal").click()
    expect(page.locator(".deal-view .hand li")).to_have_count(40)
    # Both were proved in the browser, and checked there.
    expect(verdict.locator(".clash")).to_contain_text("Checked proof: this is impossible.")
    expect(page.locator(".detail .evidence")).to_contain_text("Checked proof: this is impossible.", timeout=60_000)


def test_each_rule_says_what_it_costs_and_can_be_left_out(page: Page) -> None:
    sentence = "The commander must win at least 2 tricks."
    write(page, yaml(page) + "objectives:\n  - {who: commander, tricks: {count: 2+}}\n")
    expect(page.locator(".sentence")).to_have_text(sentence)
    page.get_by_role("tab", name="Check").click()
    costs = page.locator(".costs li")
    rule = costs.filter(has_text=sentence)
    expect(rule).to_contain_text(re.compile(r"Then \d+% of 60 deals instead of \d+%"))
    expect(costs.filter(has_text="How many tasks are drawn: 3 → 2")).to_contain_text("of 60 deals")
    # The same beside the fields.
    expect(page.locator(".form .objective").locator("xpath=..").locator(".cost")).to_contain_text("of the deals")
    rule.get_by_role("button").click()
    expect(page.locator(".objective")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".objective")).to_have_count(1)
    expect(rule).to_contain_text("of 60 deals")


def test_steps_are_undone_and_done_again(page: Page) -> None:
    start = yaml(page)
    page.get_by_label("Title", exact=True).first.press_sequentially("!!!")
    page.get_by_role("button", name="More: How many tasks are drawn").click()
    page.get_by_role("button", name="Add: Ω").click()
    expect(page.get_by_label(YAML)).to_have_value(re.compile("omega"))
    end = yaml(page)
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    undo.click()
    expect(page.get_by_label(YAML)).not_to_have_value(re.compile("omega"))
    # The keyboard does the same, except in a text, which has its own way back.
    page.get_by_role("tab", name="File").press("Control+z")
    expect(page.get_by_label("How many tasks are drawn", exact=True)).to_have_value("3")
    undo.click()
    expect(page.get_by_label(YAML)).to_have_value(start)
    expect(undo).to_be_disabled()
    for _ in range(2):
        redo.click()
    page.get_by_role("tab", name="File").press("Control+Shift+z")
    expect(page.get_by_label(YAML)).to_have_value(end)
    expect(redo).to_be_disabled()
    page.get_by_role("tab", name="File").press("Control+z")
    page.get_by_role("tab", name="File").press("Control+y")
    expect(page.get_by_label(YAML)).to_have_value(end)


def test_form_and_file_follow_each_other(page: Page) -> None:
    text = yaml(page)
    assert "# Title and story by language" in text
    write(page, text.replace("{count: 3}", "{count: 5, tokens: ['1', '>']}"))
    expect(page.get_by_label("How many tasks are drawn", exact=True)).to_have_value("5")
    write(page, text.replace("{count: 3}", "{count: 37}"))
    line = text.splitlines().index("tasks: {count: 3}") + 1
    expect(page.locator(".gutter .bad")).to_have_text(str(line))
    expect(page.locator(".file-problems")).to_contain_text("37")
    write(page, text.replace("{count: 3}", "{count: 3"))
    expect(page.get_by_text("The text cannot be read yet.")).to_be_visible()
    # A text that is no mission changes none.
    expect(page.get_by_label("How many tasks are drawn", exact=True)).to_have_value("37")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("How many tasks are drawn", exact=True)).not_to_have_value("37")


def test_a_link_holds_the_whole_mission_and_a_proof(page: Page) -> None:
    page.get_by_label("Title", exact=True).first.fill("Sent Away")
    page.get_by_label("Story", exact=True).first.fill("To be continued … «там», là-bas.")
    expect(page.locator(".paper")).to_contain_text("To be continued")
    page.get_by_role("tab", name="Check").click()
    expect(page.get_by_role("button", name="Show a winning line").first).to_be_visible()
    text = yaml(page)
    page.get_by_role("button", name="Share").click()
    address = shelf(page).get_by_label("Link", exact=True)
    expect(address).to_have_value(re.compile(r"designer\.html#mission=1\."))
    short = address.input_value()
    expect(shelf(page).get_by_role("img", name="QR code")).to_be_visible()
    shelf(page).get_by_label("Add a winning line to the link").check()
    expect(address).not_to_have_value(short)
    shelf(page).get_by_role("button", name="Copy").click()
    expect(shelf(page)).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    page.get_by_label("Title", exact=True).first.fill("Something else")
    page.goto(link)
    expect(page.get_by_label("Title", exact=True).first).to_have_value("Sent Away")
    expect(page.locator(".hint")).to_contain_text("replayed by the referee, and it holds")
    page.get_by_role("tab", name="File").click()
    expect(page.get_by_label(YAML)).to_have_value(text)
    # A mission that breaks rules is opened, too: it can be mended.
    page.get_by_label("How many tasks are drawn", exact=True).fill("40")
    expect(page.locator(".summary")).to_contain_text("To be mended")
    page.get_by_role("button", name="Share").click()
    expect(address).to_have_value(re.compile("#mission=1"))
    broken = address.input_value()
    page.keyboard.press("Escape")
    page.get_by_label("How many tasks are drawn", exact=True).fill("2")
    page.goto(broken)
    expect(page.get_by_label("How many tasks are drawn", exact=True)).to_have_value("40")


def test_damaged_links_are_explained(page: Page) -> None:
    chance = random.Random(5)
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.%~!{}<>\"'é\u2028"
    fragments = ["mission=", "mission=1.", "mission=99.abc", "mission=1.AAAA", "mission=%00%ff", "mission=<script>"]
    fragments += ["mission=1." + "".join(chance.choices(letters, k=chance.randrange(1, 400))) for _ in range(25)]
    hint = page.locator(".hint")
    for fragment in fragments:
        page.evaluate("document.querySelector('.hint').textContent = ''")
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        expect(hint).to_have_text(re.compile("link"))
        expect(page.locator(".summary")).to_have_text("Everything is in order.")
    page.get_by_label("Title", exact=True).first.fill("Still here")
    expect(page.locator(".mission-title")).to_have_text("Still here")


def test_what_an_author_writes_stays_text(page: Page) -> None:
    title = page.title()
    field = page.get_by_label("Story", exact=True).first
    field.fill("<script>document.title = 'gone'</script>")
    expect(page.locator(".summary")).to_contain_text("'<script>' looks like markup")
    field.fill("{{ 7 * 7 }}")
    expect(page.locator(".summary")).to_contain_text("looks like markup")
    story = '3 < 4 & 5 > 2 \\ "so they say" &lt;b&gt;'
    field.fill(story)
    page.get_by_role("tab", name="Page").click()
    expect(page.locator(".paper .story")).to_have_text(story)
    assert page.title() == title


def test_files_that_are_no_mission_are_refused_or_explained(page: Page) -> None:
    page.get_by_role("tab", name="File").click()
    chooser = page.locator(".panel.yaml input[type=file]")
    chooser.set_input_files({"name": "big.yaml", "mimeType": "text/yaml", "buffer": b"game: planet-nine\n" * 300_000})
    expect(page.get_by_text("This file is too large for a mission")).to_be_visible()
    many = "game: planet-nine\nid: many\nobjectives:\n" + "  - {win: pink 3}\n" * 1000
    chooser.set_input_files({"name": "many.yaml", "mimeType": "text/yaml", "buffer": many.encode()})
    expect(page.locator(".objective")).to_have_count(1000)
    expect(page.locator(".summary")).to_contain_text("To be mended")
    chooser.set_input_files({"name": "bad.yaml", "mimeType": "text/yaml", "buffer": b"\xff\xfe: [\x00"})
    expect(page.get_by_text("The text cannot be read yet.")).to_be_visible()


def test_missions_are_kept_and_come_back(page: Page) -> None:
    page.get_by_label("Title", exact=True).first.fill("Kept One")
    expect(page.locator(".mission-title")).to_have_text("Kept One")
    page.get_by_role("button", name="My missions").click()
    dialog = shelf(page)
    dialog.get_by_role("button", name="Duplicate: Kept One").click()
    expect(dialog.get_by_role("button", name=re.compile("Open: Kept One"))).to_have_count(2)
    dialog.get_by_role("button", name="Delete: Kept One", exact=True).click()
    expect(dialog.get_by_role("button", name=re.compile("Open: Kept One"))).to_have_count(1)
    dialog.get_by_role("button", name="Bring it back").click()
    dialog.get_by_text("Start from a mission of the games").click()
    dialog.get_by_role("searchbox").fill("Envelope One")
    dialog.get_by_role("button", name=re.compile("Envelope One")).click()
    expect(page.get_by_label("Short name")).to_have_value("planet-nine-20")
    page.get_by_role("button", name="My missions").click()
    shelf(page).get_by_role("button", name="Open: Kept One", exact=True).click()
    expect(page.get_by_label("Title", exact=True).first).to_have_value("Kept One")


def test_all_missions_are_saved_in_one_file_and_added_from_it(page: Page) -> None:
    page.get_by_label("Title", exact=True).first.fill("Taken Along")
    expect(page.locator(".mission-title")).to_have_text("Taken Along")
    page.get_by_role("button", name="My missions").click()
    dialog = shelf(page)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save all as one file").click()
    path = download.value.path()
    dialog.get_by_role("button", name="Delete: Taken Along", exact=True).click()
    expect(dialog.get_by_role("button", name="Open: Taken Along", exact=True)).to_have_count(0)
    chooser = dialog.locator("input[accept*=json]")
    chooser.set_input_files(path)
    expect(dialog).to_contain_text("Missions added: 1")
    expect(dialog.get_by_role("button", name="Open: Taken Along", exact=True)).to_have_count(1)
    chooser.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"[1, 2"})
    expect(dialog).to_contain_text("This file holds no saved missions.")
    page.keyboard.press("Escape")


def test_task_cards_of_deep_sea_are_picked(page: Page) -> None:
    begin(page, "+ The Crew: Mission Deep Sea")
    page.locator("label", has_text="Tasks that I name").click()
    page.get_by_role("button", name="Pick task cards").click()
    shelf(page).get_by_role("searchbox").fill("blue 4")
    shelf(page).get_by_role("button", name="Win the blue 4.").click()
    page.keyboard.press("Escape")
    expect(page.locator(".named li")).to_have_count(2)
    page.get_by_role("button", name="+ Add an objective of its own").click()
    shelf(page).get_by_role("button", name="Win 2 tricks in a row.", exact=True).click()
    expect(page.locator(".named li")).to_have_count(3)
    expect(page.locator(".summary")).to_have_text("Everything is in order.")


def test_page_and_own_tasks_are_printed(page: Page) -> None:
    page.locator("label", has_text="Tasks that I name").click()
    page.get_by_role("button", name="+ Add an objective of its own").click()
    shelf(page).get_by_role("button", name="Win 2 tricks in a row.", exact=True).click()
    page.get_by_label("Title", exact=True).first.fill("On Paper")
    page.get_by_role("tab", name="Page").click()
    page.get_by_role("group", name="Language of the page").get_by_role("button", name="English").click()
    expect(page.locator(".paper")).to_contain_text("On Paper")
    page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1; }; }")
    for name, sheets in (("Print the page", 1), ("Print the page and the tasks of its own", 2)):
        page.get_by_role("button", name="Print", exact=True).click()
        shelf(page).get_by_role("button", name=name, exact=True).click()
        page.wait_for_function("sheets => window.printed === sheets", arg=sheets)
        paper = PdfReader(BytesIO(page.pdf(format="A4")))
        first, *cards = (" ".join(each.extract_text().split()) for each in paper.pages)
        assert "On Paper" in first
        assert "Share" not in first
        assert [card.count("Win 2 tricks in a row.") for card in cards] == [1] * (sheets - 1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_opened_designer(page: Page, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    add_rule(page, "The commander must win exactly two 9s.")
    page.get_by_text("Choose cards").first.click()
    page.get_by_role("button", name="+ Choose a member").click()
    expect(page.locator(".problem").first).to_be_visible()
    for tab in ("Page", "Check", "File"):
        page.get_by_role("tab", name=tab).click()
        assert faults(page) == [], tab
    for name in ("My missions", "Share", "Print", "+ Add a rule"):
        page.get_by_role("button", name=name).click()
        shelf(page).wait_for()
        assert faults(page) == [], name
        page.keyboard.press("Escape")


def test_why_deals_are_lost_and_what_would_make_it_easier(page: Page) -> None:
    rules = "objectives: [{who: {holder: pink 9}, win_no: '9'}, {who: commander, win: yellow 9}]"
    write(page, f"game: planet-nine\nid: hard\nplayers: [3]\n{rules}\ntext: {{en: {{title: Hard}}}}\n")
    page.get_by_role("tab", name="Check").click()
    why = page.locator("details.why")
    expect(why).to_contain_text(re.compile(r"What \d+ of the lost deals were lost to"))
    expect(why.locator("ol > li").first).to_contain_text(re.compile(r"\d+% of the lost deals"))
    expect(why.locator("ol > li").first).to_contain_text("must win no 9s.")
    why.get_by_role("button", name="Show an example").first.click()
    clash = page.locator(".detail .why")
    expect(clash).to_contain_text(re.compile("In this deal"))
    clash.get_by_role("button", name="See it without this rule").first.click()
    expect(clash).to_contain_text("Won without this rule: The holder of the pink 9 must win no 9s.")
    expect(clash.locator(".deal-view .controls").get_by_role("status")).to_have_text("Trick 1 of 13")
    # In another hand the pink 9 does no harm: two cards change places, by keyboard and by mouse.
    page.get_by_role("button", name="Rearrange its cards").click()
    expect(page.get_by_text("No winning line was found.")).to_be_visible()
    holder = page.locator(".laying .seat", has=page.locator('[data-card="pink 9"]'))
    others = page.locator(".laying .seat", has_not=page.locator('[data-card="pink 9"]'))
    holder.locator('[data-card="pink 9"]').focus()
    page.keyboard.press("Enter")
    others.first.get_by_role("button").first.click()
    expect(page.get_by_text("This deal can be won.")).to_be_visible()
    expect(page.locator(".detail .controls").get_by_role("status")).to_contain_text("Trick 1 of")
    # Laid like this it is a puzzle, until it is shuffled again.
    page.get_by_role("button", name="Make this deal a puzzle").click()
    expect(page.get_by_text("This mission is a puzzle")).to_be_visible()
    expect(page.locator(".dealing")).to_contain_text("can be won")
    assert "deal:\n  hands:\n" in yaml(page)
    page.get_by_role("tab", name="Check").click()
    page.get_by_role("button", name="Shuffle again").click()
    expect(page.locator(".dealing")).to_contain_text(re.compile(r"\d+% of 100 deals"))
    advice = page.locator(".advice")
    advice.get_by_label("It should be about as hard as").select_option("difficulty 2 of 10")
    advice.get_by_role("button", name="Look for changes").click()
    change = advice.locator("li", has_text="Without: The holder of the pink 9 must win no 9s.")
    expect(change).to_contain_text(re.compile(r"difficulty [123], \d+% of \d+ attempts"))
    change.get_by_role("button", name="Take this change").click()
    expect(page.locator(".sentence")).to_have_text("The commander must win the yellow 9.")
