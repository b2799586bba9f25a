"""The components on the style page, and the first screen of each kind of page, look as they were approved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.site.looks.approval import MOST, change, difference, small
from tests.site.visit import DESK, PHONE

STYLE = "handbook/style.html"
WIDTH = 900
# In the languages in turn. Pages that compute, or whose numbers come from many games, have tests of their own.
FACES = {
    "home": "index.html",
    "game": "de/crash-and-grab/index.html",
    "rules": "fr/planet-nine/rules/communication.html",
    "quick-reference": "deep-sea/quick-reference.html",
    "glossary": "ru/planet-nine/glossary.html",
    "faq": "planet-nine/faq.html",
    "catalogue": "fr/planet-nine/missions/index.html",
    "mission": "de/deep-sea/missions/09.html",
    "tasks": "ru/deep-sea/tasks.html",
    "campaign": "campaigns/wheelbarrow-week.html",
    "rulings": "de/crash-and-grab/rulings.html",
    "upgrades": "crash-and-grab/upgrades.html",
    "editions": "fr/planet-nine/editions.html",
    "handbook": "ru/handbook/objectives.html",
    "lost": "404.html",
}


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def still(browser: Browser, scheme: str, size: ViewportSize) -> Iterator[Page]:
    """A page on which nothing moves by itself."""
    context = browser.new_context(
        viewport=size,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("size", [ViewportSize(width=WIDTH, height=900)], ids=["sheet"])
def test_components_look_as_they_were_approved(still: Page, home: str, scheme: str) -> None:
    still.goto(home + STYLE)
    still.evaluate("document.fonts.ready")
    samples = {f"samples/{one.get_attribute('id')}-{scheme}": one for one in still.locator(".sample").all()}
    assert len(samples) >= 8
    changes = {name: change(name, one.screenshot(animations="disabled")) for name, one in samples.items()}
    assert {name: by for name, by in changes.items() if by > MOST} == {}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_pages_look_as_they_were_approved(still: Page, home: str, scheme: str, size: ViewportSize) -> None:
    screen = "phone" if size == PHONE else "desk"
    changes = {}
    for kind, path in FACES.items():
        still.goto(home + path)
        still.evaluate("document.fonts.ready")
        name = f"{screen}/{scheme}/{kind}"
        changes[name] = change(name, still.screenshot(animations="disabled"), share=4)
    assert {name: by for name, by in changes.items() if by > MOST} == {}


def test_another_colour_would_be_noticed(browser: Browser, home: str) -> None:
    page = browser.new_page(viewport={"width": WIDTH, "height": 900}, color_scheme="light", service_workers="block")
    page.goto(home + STYLE)
    sample = page.locator("#sample-actions")
    before = small(sample.screenshot())
    page.add_style_tag(content=":root { --accent: #a11; --raised: #fdd; --ground: #fdd }")
    assert difference(small(sample.screenshot()), before) > MOST
    page.close()
