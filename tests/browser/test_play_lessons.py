"""Guided first missions in a real browser, done as told and with a mistake: one on a desk, one on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from logwright.content.lesson import Lesson, lesson_deal, lesson_record, lesson_words, scripted
from logwright.engine.attempts import MemberDecision, after, decisions
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage
from logwright.engine.crews.sitting import sit_down
from tests.browser.seated import Seated
from tests.browser.test_play_kinds import is_desk
from tests.site.test_accessibility import faults
from tests.whole_library import whole_library


def test_a_lesson_from_its_first_step_to_its_last(seated: Seated) -> None:
    page, game = seated.page, "planet-nine" if is_desk(seated.page) else "deep-sea"
    lesson = whole_library().lessons[game]
    words = lesson_words(whole_library(), lesson, "en")
    page.evaluate(
        "game => { history.replaceState(null, '', location.pathname); location.hash = `learn=${game}`; }", game
    )
    guide = page.locator(".guide")
    for number, (decision, option) in enumerate(taught(lesson)):
        step = lesson.steps[number]
        expect(guide).to_contain_text(f"Step {number + 1} of {len(lesson.steps)}")
        expect(guide).to_contain_text(words[f"steps.{step.id}.text"])
        expect(guide.get_by_role("link")).to_have_attribute("href", re.compile(f"^{game}/rules/"))
        if number == 0:
            # Something else is explained, and changes nothing.
            seated.options.nth(option + 1).click()
            expect(guide.get_by_role("alert")).to_contain_text(words[f"steps.{step.id}.wrong"])
            assert faults(page) == []
        # The whole hand stays in sight below what is told.
        hand, size = page.locator(".held").last.bounding_box(), page.viewport_size
        assert hand
        assert size
        assert hand["y"] + hand["height"] <= size["height"] + 1, step.id
        decide(seated, game, decision, option)
    expect(guide).to_contain_text("That was everything you need.")
    expect(page.locator(".after").get_by_role("heading").first).to_have_text("Mission accomplished")
    assert faults(page) == []


def taught(lesson: Lesson) -> Iterator[tuple[MemberDecision, int]]:
    """What a lesson wants, step by step, and its place among the options."""
    library = whole_library()
    suits, rules = library.games[lesson.game].suits, library.missions[lesson.mission].rules
    state = sit_down(lesson_record(lesson, suits), rules, lesson_deal(library, lesson)).state
    for each in scripted(lesson, suits):
        due = each.decision
        if each.step is not None:
            options = next(one.options for one in decisions(state) if (one.kind, one.seat) == (due.kind, due.seat))
            yield due, options.index(due.value)
        state = after(state, due)


def decide(seated: Seated, game: str, decision: MemberDecision, option: int) -> None:
    """As a person would: a card of the hand, or an answer."""
    card = decision.value.card if isinstance(decision.value, CardMessage) else decision.value
    seated.until_asked()
    if not isinstance(card, Card):
        seated.options.nth(option).click()
        return
    suits = whole_library().games[game].suits
    held = seated.page.locator(f".held[data-card='{suits.spelled(card)}']")
    held.focus()
    held.press("Enter")
    if isinstance(decision.value, CardMessage):
        seated.options.first.click()
