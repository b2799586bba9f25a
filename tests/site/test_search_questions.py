"""The search answers what players ask, in their own words: most questions at once, nearly all among the first three."""

from __future__ import annotations

import json
import shutil
import subprocess
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
    if f"/{game}/" not in f"/{page}":
        return False
    belongs = told.get(f"{page.rpartition('/')[2]}#{anchor}") or told.get(f"#{anchor}") or set()
    return bool(({anchor or Path(page).stem} | belongs) & wanted)


def ask(page: Page, questions: list[str]) -> list[list[str]]:
    page.locator(".search-button").click()
    page.get_by_role("dialog").get_by_role("searchbox").fill("?")
    found: list[list[str]] = page.evaluate(_ASK, questions)
    return found


def ask_outside(index: Path, questions: list[tuple[str, str]]) -> list[list[str]]:
    """The first three addresses for each game and question, found by the same scripts without a browser."""
    node = shutil.which("node")
    assert node, "Node.js is needed"
    script = Path(__file__).parents[1] / "scripts" / "ask-search.js"
    ended = subprocess.run([node, str(script), str(index)], input=json.dumps(questions), capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    found: list[list[str]] = json.loads(ended.stdout)
    return found


@pytest.fixture(scope="module")
def asked(repository: Path) -> dict[str, list[dict[str, Any]]]:
    questions: dict[str, list[dict[str, Any]]] = yaml.safe_load(
        (repository / "tests/site/questions.yaml").read_text("utf-8")
    )
    return questions


@pytest.mark.parametrize("lang", list(_LANGUAGES))
def test_questions_are_answered(
    built: Path, repository: Path, asked: dict[str, list[dict[str, Any]]], lang: str
) -> None:
    rows = [(game, row) for game in asked for row in asked[game]]
    told = {game: answers(repository, game) for game in asked}
    found = ask_outside(built / "search" / f"{lang}.js", [(game, row[lang]) for game, row in rows])
    right = [
        [is_answer(address, game, set(row["sections"]), told[game]) for address in addresses]
        for (game, row), addresses in zip(rows, found, strict=True)
    ]
    missed = [f"{game}: {row[lang]}" for (game, row), hits in zip(rows, right, strict=True) if not any(hits)]
    assert len(rows) >= 150
    first = sum(hits[:1] == [True] for hits in right) / len(rows)
    assert first >= FIRST, f"{first:.1%} answered at once; not at all: {missed}"
    three = 1 - len(missed) / len(rows)
    assert three >= AMONG_THREE, f"{three:.1%} among three; not at all: {missed}"


@pytest.mark.parametrize("lang", list(_LANGUAGES))
def test_the_dialog_finds_what_the_scripts_find(
    browser: Browser, home: str, built: Path, asked: dict[str, list[dict[str, Any]]], lang: str
) -> None:
    context = browser.new_context(viewport=DESK, service_workers="block")
    for game, rows in asked.items():
        questions = [row[lang] for row in rows[::15]]
        page = Visit(context.new_page(), home).open(f"{_LANGUAGES[lang]}{game}/index.html")
        outside = ask_outside(built / "search" / f"{lang}.js", [(game, question) for question in questions])
        folder = f"{home}{_LANGUAGES[lang]}"
        assert ask(page, questions) == [[f"{folder}{address}" for address in each] for each in outside]
    context.close()


@pytest.mark.parametrize("lang", list(_LANGUAGES))
def test_the_index_of_a_language_is_at_most_a_megabyte(built: Path, lang: str) -> None:
    assert (built / "search" / f"{lang}.js").stat().st_size <= 1_000_000


@pytest.mark.parametrize("lang", list(_LANGUAGES))
def test_the_index_holds_no_tables_of_numbers_and_no_examples_in_yaml(built: Path, lang: str) -> None:
    script = (built / "search" / f"{lang}.js").read_text("utf-8")
    pages = json.loads(script[script.index("{") : script.rindex("}") + 1])["pages"]
    held = {(kind, place[0]) for _, kind, _, _, places in pages for place in places}
    assert ("mission", "rules") in held
    assert not held & {("mission", "verdict"), ("mission", "replay"), ("check", "good"), ("check", "bad")}


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
