"""What an author does on the page of the designer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

YAML = "YAML text of the mission"


def shelf(page: Page) -> Locator:
    return page.get_by_role("dialog")


def begin(page: Page, choice: str) -> None:
    box = page.locator(".designer")
    before = box.get_attribute("data-opened")
    page.get_by_role("button", name="My missions").click()
    shelf(page).get_by_role("button", name=choice).click()
    expect(box).not_to_have_attribute("data-opened", before or "0")
    expect(box).to_have_attribute("data-opened", re.compile(r"\d"))


def yaml(page: Page) -> str:
    """The file as Python writes it now."""
    page.get_by_role("tab", name="File").click()
    return page.get_by_label(YAML).input_value()


def write(page: Page, text: str) -> None:
    page.get_by_role("tab", name="File").click()
    page.get_by_label(YAML).fill(text)


def add_rule(page: Page, sentence: str) -> None:
    page.get_by_role("button", name="+ Add a rule").click()
    expect(shelf(page).get_by_role("button", name=sentence)).to_be_visible()
    shelf(page).get_by_role("button", name=sentence).click()
