"""The search answers what players ask, in their own words: most questions at once, nearly all among the first three."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Browser, Page

from tests.site.visit import DESK, Visit

FIRST = 0.75
AMONG_THREE = 0.92
_LANGUAGES = {"en": "", "fr": "fr/", "de": "de/", "ru": "ru/"}

# Types each question into the open search and reads what is found, as soon as the list is no longer busy.
_ASK = """async (questions) => {
  const box = document.querySelector("dialog[open]");
  const [input, list] = [box.querySelector("input"), box.querySelector("ol")];
  const found = [];
  for (const question of questions) {
    input.value = question;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    do await new Promise((done) => setTimeout(done, 10)); while (list.getAttribute("aria-busy") !== "false");
    found.push([...list.querySelectorAll("a")].slice(0, 3).map((link) => link.href));
  }
  return found;
}"""


def answers(repository: Path, game: str) -> dict[str, set[str]]:
    """The sections that each question and each ruling of a game belongs to, by the end of its address."""
    folder = repository / "content" / game
    told: dict[str, set[str]] = {}
    for question in yaml.safe_load((folder / "faq.yaml").read_text("utf-8"))["questions"]:
        told[f"faq.html#{question['id']}"] = set(question["sections"])

    def sections(nodes: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        for node in nodes:
            yield node
            yield from sections(node.get("sections", []))

    for section in sections(yaml.safe_load((folder / "rules.yaml").read_text("utf-8"))["sections"]):
        for ruling in section.get("rulings", []):
            told[f"#ruling-{ruling.lower()}"] = {section["id"]}
    return told


def is_answer(address: str, game: str, wanted: set[str], told: dict[str, set[str]]) -> bool:
    """Whether an address is a section, a ruling in it, a question about it, or a card or chapter of that name."""
    page, _, anchor = address.partition("#")
    if f"/{game}/" not in page:
        return False
    belongs = told.get(f"{page.rpartition('/')[2]}#{anchor}") or told.get(f"#{anchor}")
    return bool((belongs or {anchor or Path(page).stem}) & wanted)


def ask(page: Page, questions: list[str]) -> list[list[str]]:
    page.locator(".search-button").click()
    page.get_by_role("dialog").get_by_role("searchbox").fill("?")
    found: list[list[str]] = page.evaluate(_ASK, questions)
    return found


@pytest.mark.parametrize("lang", list(_LANGUAGES))
def test_questions_are_answered(browser: Browser, home: str, repository: Path, lang: str) -> None:
    asked = yaml.safe_load((repository / "tests/site/questions.yaml").read_text("utf-8"))
    context = browser.new_context(viewport=DESK, service_workers="block")
    total = first = three = 0
    missed = []
    for game, rows in asked.items():
        told = answers(repository, game)
        page = Visit(context.new_page(), home).open(f"{_LANGUAGES[lang]}{game}/index.html")
        for row, found in zip(rows, ask(page, [row[lang] for row in rows]), strict=True):
            right = [is_answer(address, game, set(row["sections"]), told) for address in found]
            total += 1
            first += right[:1] == [True]
            three += any(right)
            if not any(right):
                missed.append(f"{game}: {row[lang]} -> {found}")
    context.close()
    assert total >= 150
    assert first / total >= FIRST, f"{first} of {total} answered at once; not at all: {missed}"
    assert three / total >= AMONG_THREE, f"{three} of {total} among three; not at all: {missed}"


@pytest.mark.parametrize("lang", list(_LANGUAGES))
def test_what_people_type_leads_to_something(repository: Path, lang: str) -> None:
    words = yaml.safe_load((repository / f"content/locales/{lang}/synonyms.yaml").read_text("utf-8"))
    known: dict[str, set[str]] = {"everywhere": set()}
    for folder in (file.parent for file in (repository / "content").glob("*/faq.yaml")):
        named = {each["id"] for each in yaml.safe_load((folder / "faq.yaml").read_text("utf-8"))["questions"]}
        nodes = yaml.safe_load((folder / "rules.yaml").read_text("utf-8"))["sections"]
        while nodes:
            named |= {node["id"] for node in nodes}
            nodes = [inner for node in nodes for inner in node.get("sections", [])]
        known[folder.name] = named
        known["everywhere"] |= named
    for game, asked in words["asked"].items():
        assert set(asked) <= known[game]
