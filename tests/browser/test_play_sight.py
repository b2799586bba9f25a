"""What must be in sight at the drawn table, on a desk and on a phone: nothing lies under anything else."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.seated import Seated

TWO = "mission=planet-nine/34&players=2&seed=4&level=beginner&seats=0"
MANY_TASKS = "mission=planet-nine/40&players=5&seed=4&level=beginner&seats=0"
NO_TASKS = "mission=planet-nine/09&players=4&seed=4&level=beginner&seats=0"
TERRAIN = "mission=deep-sea/20&players=3&seed=4&level=beginner&seats=0"
LOST = "mission=planet-nine/20&players=4&seed=7&level=beginner&seats=1"
IS_IN_SIGHT = """made => {
  const { x, y, width, height } = made.getBoundingClientRect();
  const top = document.elementFromPoint(x + Math.min(8, width / 2), y + height / 2);
  return width > 8 && height > 8 && made.contains(top);
}"""


def in_sight(each: Locator) -> list[bool]:
    return [one.evaluate(IS_IN_SIGHT) for one in each.all()]


def test_the_cards_of_the_automaton_lie_open(seated: Seated) -> None:
    seated.begin(TWO)
    seated.until_play()
    columns = seated.page.locator(".columns > li")
    assert columns.count() >= 6
    assert all(in_sight(columns.locator(".front")))


def test_all_tasks_to_choose_from_are_in_sight_at_a_table_of_five(seated: Seated) -> None:
    seated.begin(MANY_TASKS)
    pool = seated.page.locator(".pool .task")
    expect(pool).to_have_count(8)
    assert all(in_sight(pool))
    # A new question begins at its first answer, wherever the last one was left.
    seated.decide()
    assert seated.kind == "task"
    assert all(in_sight(seated.options.first))


def test_a_mission_without_tasks_says_on_the_table_what_to_do(seated: Seated) -> None:
    seated.begin(NO_TASKS)
    expect(seated.page.locator(".felt .aim")).to_have_text("The crew must win a trick with a 1.")


def test_the_card_that_decides_about_communication_is_told(seated: Seated) -> None:
    seated.begin(TERRAIN)
    expect(seated.page.locator(".own .notes")).to_contain_text("Unfamiliar terrain: ")
    expect(seated.page.locator("[aria-live]")).to_contain_text("Unfamiliar terrain: ")


def test_what_a_hint_says_of_a_card_is_covered_by_no_other(seated: Seated) -> None:
    seated.begin(NO_TASKS.replace("seats=0", "seats=1"))
    seated.until_play()
    seated.tool("hint").click()
    bars = seated.page.locator(".held .level")
    # Whoever leads may play any card.
    expect(bars).to_have_count(10)
    assert all(in_sight(bars))


def test_whoever_deals_with_a_key_goes_on_with_keys(seated: Seated) -> None:
    page = seated.page
    page.evaluate("deal => { history.replaceState(null, '', location.pathname); location.hash = deal; }", NO_TASKS)
    expect(page.locator("#play-mission")).to_have_value("planet-nine/09")
    page.locator("#play-seed").press("Enter")
    seated.until_asked()
    expect(seated.options.first).to_be_focused()
    page.keyboard.press("Enter")
    # All that happened is still there to be read out, not only what came last.
    expect(page.locator("[aria-live] > p").first).to_contain_text("The cards are dealt.")


def test_the_last_trick_and_the_line_that_would_have_won_can_be_looked_at(seated: Seated) -> None:
    seated.begin(LOST)
    after, lying = seated.to_the_end(), seated.page.locator(".felt .played")
    expect(lying).to_have_count(4)
    played = after.locator(".time-line > li").count()
    expect(seated.page.locator(".trick-count")).to_have_text(f"Trick {played} of 10")
    expect(lying.locator("xpath=self::*[contains(@class, 'winner')]")).to_have_count(1)
    step = after.locator(".steps")
    step.get_by_role("button", name="Next trick").click()
    expect(step.locator(".mini")).to_have_count(4)
    expect(step.locator(".mini.winner")).to_have_count(1)
