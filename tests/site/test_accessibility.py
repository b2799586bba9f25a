"""axe finds nothing wrong with a page of each kind: in English, in another language, and in the dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.site.sample import HANDBOOK, KINDS, LANGUAGES, PROGRAMMERS
from tests.site.visit import DESK, PHONE

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")


ALL = {"rules": {"target-size": {"enabled": True}}}
COLOURS: dict[str, Any] = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules that a dark page may break where the same light page does not."""


def faults(page: Page, rules: dict[str, Any] = ALL) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run", {"resultTypes": ["violations"], **rules})
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]


def look_at(browser: Browser, home: str, lang: str, paths: list[str]) -> dict[str, list[str]]:
    """What is wrong with each page; every second one is looked at on a phone. Colours are the same in all languages."""
    schemes = (("light", ALL), *([] if lang else [("dark", COLOURS)]))
    wrong = {}
    for size, share in ((DESK, paths[::2]), (PHONE, paths[1::2])):
        context = browser.new_context(viewport=size, service_workers="block")
        page = context.new_page()
        for path in share:
            page.goto(home + path)
            for scheme, rules in schemes:
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                if found := faults(page, rules):
                    wrong[f"{path} ({scheme})"] = found
        context.close()
    return wrong


def some(lang: str, kinds: dict[str, str]) -> list[str]:
    """All kinds of pages in English, and in each other language every third: together they are all again."""
    others = [other for other in LANGUAGES if other]
    start, step = (others.index(lang), len(others)) if lang else (0, 1)
    return [lang + path for path in list(kinds.values())[start::step]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(browser: Browser, home: str, lang: str) -> None:
    assert look_at(browser, home, lang, some(lang, KINDS)) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_in_the_handbook(browser: Browser, home: str, lang: str) -> None:
    assert look_at(browser, home, lang, [*some(lang, HANDBOOK), *([] if lang else [PROGRAMMERS])]) == {}


def test_axe_finds_nothing_in_the_open_search(browser: Browser, home: str) -> None:
    page = browser.new_page(service_workers="block")
    page.goto(f"{home}index.html")
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("trick")
    page.locator("dialog li").first.wait_for()
    assert faults(page) == []
    page.close()
