"""Ask the referee: an example of the rules is changed, and the page says what happens and by which rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.site.test_accessibility import faults
from tests.site.visit import DESK, Visit

TRICKS = "planet-nine/rules/playing-tricks.html"
TALK = "planet-nine/rules/communication.html"


def asked(visit: Visit, path: str, caption: str) -> Locator:
    """The example with these words, opened for changes."""
    example = visit.open(path).locator("figure.example").filter(has_text=caption)
    example.get_by_role("button", name="Ask the referee").click()
    expect(example.get_by_role("status")).not_to_be_empty()
    return example


def test_a_trick_with_other_cards_and_another_leader(visit: Visit) -> None:
    """p9-042, p9-043, p9-047: what wins follows from what is led."""
    example = asked(visit, TRICKS, "is the highest blue card and wins")
    said = example.get_by_role("status")
    expect(said).to_contain_text("Player 2 wins with blue 7. It is the highest card of the suit that was led.")
    example.get_by_label("Player 3").select_option("pink 9")
    expect(said).to_contain_text("Player 2 wins with blue 7.")
    example.get_by_label("Who leads").select_option("2")
    expect(said).to_contain_text("Player 3 wins with pink 9.")
    example.get_by_label("Player 1").select_option("rocket 1")
    expect(said).to_contain_text("Player 1 wins with rocket 1. The highest trump beats every other card.")
    expect(said.get_by_role("link")).to_have_attribute("href", f"{visit.home}{TRICKS}#p9-047")
    example.get_by_label("Player 2").select_option("rocket 1")
    expect(said).to_contain_text("There is only one of this card: rocket 1.")
    assert [url for url in visit.requests if "python" in url] == [], "a single trick needs no Python"
    assert visit.complaints == []


def test_a_hand_that_must_follow_and_one_that_need_not(visit: Visit) -> None:
    example = asked(visit, TRICKS, "You hold a green card, so you must play")
    said = example.get_by_role("status")
    expect(said).to_contain_text("Whoever holds a card of the suit led must play one.")
    expect(example.locator("[data-judged=yes]")).to_have_count(1)
    example.get_by_label("The card that was led").select_option("yellow 2")
    expect(said).to_contain_text("any card may be played")
    expect(example.locator("[data-judged=no]")).to_have_count(0)


def test_other_tokens_on_a_shown_card(visit: Visit) -> None:
    """p9-064, p9-067 to p9-070: what a token says must be true, and trumps stay unsaid."""
    page = visit.open(TALK)
    example = page.locator("figure[data-referee*=communication]").first
    example.get_by_role("button", name="Ask the referee").click()
    said = example.get_by_role("status")
    example.get_by_label("Card 1", exact=True).select_option("rocket 3")
    expect(said).to_contain_text("Trumps are never communicated.")
    for value, place in (("blue 9", "1"), ("blue 5", "2"), ("blue 2", "3")):
        example.get_by_label(f"Card {place}", exact=True).select_option(value)
    example.get_by_label("Show", exact=True).select_option("1")
    expect(said).to_contain_text("Only the highest, the lowest or the only card of a colour can be shown.")
    example.get_by_label("Show", exact=True).select_option("0")
    expect(said).to_contain_text("This may be shown.")
    example.get_by_label("The token says").select_option("lowest")
    expect(said).to_contain_text("What the token says must be true when it is laid.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_an_open_referee(browser: Browser, home: str, scheme: str) -> None:
    context = browser.new_context(viewport=DESK, service_workers="block", color_scheme=scheme)  # type: ignore[arg-type]
    visit = Visit(context.new_page(), home)
    asked(visit, TRICKS, "is the highest blue card and wins")
    assert faults(visit.page) == []
    context.close()


def test_from_a_disk_and_without_scripts(browser: Browser, built: Path) -> None:
    context = browser.new_context()
    visit = Visit(context.new_page(), f"{built.as_uri()}/")
    example = asked(visit, TRICKS, "is the highest blue card and wins")
    expect(example.get_by_role("status")).to_contain_text("Player 2 wins with blue 7.")
    assert visit.complaints == []
    context.close()
    silent = browser.new_context(java_script_enabled=False)
    page = silent.new_page()
    page.goto(f"{built.as_uri()}/{TRICKS}")
    expect(page.locator("figure.example").first).to_be_visible()
    expect(page.get_by_role("button", name="Ask the referee")).to_have_count(0)
    silent.close()
