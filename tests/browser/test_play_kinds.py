"""Whole attempts in a real browser: one for every way in which tasks are shared out, and every way to communicate."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from logwright.engine.missions.mission import Allocation, Signal
from tests.browser.seated import Seated
from tests.site.test_accessibility import faults
from tests.whole_library import whole_library

# A mission, its players, and some of what a person is asked there.
DESK_TABLES = {
    ("planet-nine/40", 5): {"tokens", "task", "offer", "wish", "distress", "side", "pass", "show", "play"},
    ("planet-nine/50", 3): {"ready", "members", "play"},
    ("planet-nine/37", 3): {"willing", "play"},
    ("deep-sea/09", 4): {"show", "play"},
    ("planet-nine/39", 4): {"task", "show", "play"},
    ("deep-sea/25", 3): {"distress", "play"},
    ("deep-sea/13", 4): {"willing", "play"},
    ("planet-nine/34", 2): {"pass", "play"},
    ("custom/tea-leaves", 4): {"predict", "play"},
}
PHONE_TABLES = {
    ("deep-sea/26", 2): {"volunteer", "wanted", "owner", "distress", "side", "pass", "show", "play"},
    ("deep-sea/33", 3): {"wanted", "play"},
    ("planet-nine/43", 3): {"wanted", "play"},
    ("planet-nine/38", 3): {"task", "show", "play"},
    ("planet-nine/12", 3): {"task", "play"},
    ("deep-sea/19", 3): {"task", "play"},
    ("deep-sea/11", 3): {"show", "play"},
    ("deep-sea/06", 3): {"willing", "play"},
    ("custom/luck-of-the-draw", 4): {"show", "play"},
}
TABLES = DESK_TABLES | PHONE_TABLES
YES = ("wish", "distress")
"""Where the first option is chosen, so that cards are passed on."""


def test_these_missions_have_every_kind() -> None:
    rules = [whole_library().missions[key].rules for key, _ in TABLES]
    assert {each.allocation for each in rules} >= set(Allocation)
    assert {each.communication.signal for each in rules} >= set(Signal) - {Signal.NONE}


@pytest.fixture(scope="module")
def looked_at() -> set[tuple[bool, str]]:
    """The kinds of questions that were looked at on each screen."""
    return set()


@pytest.mark.parametrize("table", range(len(DESK_TABLES)))
def test_an_attempt_with_each_kind_of_decision(seated: Seated, looked_at: set[tuple[bool, str]], table: int) -> None:
    """The desk plays one half, the phone the other."""
    at_desk = is_desk(seated.page)
    tables = DESK_TABLES if at_desk else PHONE_TABLES
    (mission, players), wanted = list(tables.items())[table]
    seated.begin(f"mission={mission}&players={players}&seed=4&level=beginner&seats=0&distress=1")
    met = set[str]()
    while not seated.is_over:
        kind, is_first = seated.kind, seated.kind not in met
        met.add(kind)
        if (at_desk, kind) not in looked_at:
            looked_at.add((at_desk, kind))
            assert faults(seated.page) == [], kind
        if kind == "show" and is_first:
            seated.show_a_card()
        else:
            seated.decide(first=kind in YES)
    seated.page.locator(".after .time-line").wait_for()
    assert met >= wanted
    assert "undefined" not in seated.page.locator(".attempt").inner_text()


def is_desk(page: Page) -> bool:
    size = page.viewport_size
    return size is not None and size["width"] > 600
