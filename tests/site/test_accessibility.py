"""axe finds nothing wrong with one page of each kind, in each language, light and dark; targets are large enough."""

from __future__ import annotations

from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.site.sample import HANDBOOK, KINDS, LANGUAGES, PROGRAMMERS
from tests.site.visit import DESK, PHONE

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")


def faults(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run({resultTypes: ['violations'], rules: {'target-size': {enabled: true}}})")
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]


def look_at(browser: Browser, home: str, paths: list[str]) -> dict[str, list[str]]:
    """What is wrong with each page; every second one is looked at on a phone."""
    wrong = {}
    for size, share in ((DESK, paths[::2]), (PHONE, paths[1::2])):
        context = browser.new_context(viewport=size, service_workers="block")
        page = context.new_page()
        for path in share:
            page.goto(home + path)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                if found := faults(page):
                    wrong[f"{path} ({scheme})"] = found
        context.close()
    return wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(browser: Browser, home: str, lang: str) -> None:
    paths = [lang + path for path in KINDS.values()]
    assert look_at(browser, home, paths) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_in_the_handbook(browser: Browser, home: str, lang: str) -> None:
    paths = [lang + path for path in HANDBOOK.values()]
    assert look_at(browser, home, [*paths, *([] if lang else [PROGRAMMERS])]) == {}


def test_axe_finds_nothing_in_the_open_search(browser: Browser, home: str) -> None:
    page = browser.new_page(service_workers="block")
    page.goto(f"{home}index.html")
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("trick")
    page.locator("dialog li").first.wait_for()
    assert faults(page) == []
    page.close()
