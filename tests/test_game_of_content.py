"""A game that exists only as content goes all the way: checked, dealt, proved, refereed, played, printed and shown.

It lies in tests/examples/night-garden: five colours of 1 to 8, three lanterns, three to six players.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from logwright.browser import checker, designer
from logwright.cli.main import main
from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.read.schema import Schemas
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.level import Level
from logwright.engine.referee import approve
from logwright.engine.search import KernelVerdict, Position, solve
from logwright.engine.second_opinion import solve as second_opinion
from logwright.project import Project
from logwright.publish.site_build.browser_python import library_data
from logwright.publish.site_build.contents import contents
from logwright.publish.views.book import Book
from tests.whole_library import ROOT

GARDEN = ROOT / "tests/examples/night-garden"
GAME = "night-garden"
MISSIONS = [f"{GAME}/{number:02}" for number in range(1, 5)] + ["missions/first-frost"]
TABLES = {3: (15, 14, 14), 4: (11, 11, 11, 10), 5: (9, 9, 9, 8, 8), 6: (8, 7, 7, 7, 7, 7)}
SITE = {
    "index": "Night Garden",
    "missions/index": "Three Rare Bulbs",
    "rules/playing": "lantern",
    "tasks": "more red cards",
    "quick-reference": "The highest lantern wins",
}
"""Pages of the game, and what each says among other things."""
HASTY = Level("hasty", worlds=6, choices=6, budget=100, rehearsals=2)


@cache
def project() -> Project:
    return Project.open(GARDEN)


def library() -> Library:
    return project().library


def game() -> GameSpec:
    return library().games[GAME]


def dealt(key: str, players: int, number: int = 1) -> Position:
    mission, pile = library().missions[key].rules, [card.task for card in library().pile(GAME)]
    return Position(mission, deal_mission(mission, game().table(players), Chance(5, number), pile=pile))


def sizes(deal: Deal) -> tuple[int, ...]:
    return tuple(sorted(map(len, deal.hands), reverse=True))


def test_it_validates() -> None:
    assert project().problems == []


def test_all_its_cards_are_dealt() -> None:
    for players, hands in TABLES.items():
        deal = dealt(f"{GAME}/01", players).deal
        assert sizes(deal) == hands
        assert sorted(card for hand in deal.hands for card in hand) == sorted(game().suits.cards)
        assert deal.holder(game().leader.card) == deal.commander


@pytest.mark.parametrize(("key", "players"), list(product(MISSIONS, TABLES)))
def test_searches_agree_and_the_referee_confirms_each_line(key: str, players: int) -> None:
    positions = [dealt(key, players, number) for number in range(3)]
    for position, answer in zip(positions, solve(positions), strict=True):
        second = second_opinion(position.mission, position.deal)
        assert second.verdict.value == answer.verdict.value
        assert answer.verdict is not KernelVerdict.UNDECIDED
        for certificate in (answer.certificate, second.certificate):
            if certificate:
                assert approve(position.mission, position.deal, certificate)


def test_some_deals_cannot_be_won() -> None:
    answers = solve([dealt(f"{GAME}/02", 6, number) for number in range(30)])
    assert {answer.verdict for answer in answers} == {KernelVerdict.SOLVABLE, KernelVerdict.UNSOLVABLE}


@pytest.mark.parametrize("players", TABLES)
def test_crews_play_it(players: int) -> None:
    position = dealt(f"{GAME}/03", players)
    attempt = play_mission(position.mission, position.deal, HASTY, Chance(6, players))
    assert attempt == play_mission(position.mission, position.deal, HASTY, Chance(6, players))


def test_its_rules_are_said_in_both_of_its_languages() -> None:
    assert "the teal 1" in " ".join(project().rules(f"{GAME}/04"))
    assert "die petrolblaue 1" in " ".join(project().rules(f"{GAME}/04", "de"))


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        (("logbook", f"{GAME}/03", "--lang", "de"), "Flüsternde Beete"),
        (("aid",), "The highest lantern wins"),
        (("cards", "--set", "tasks"), "more red cards"),
        (("cards", "--set", "deck"), "Night Garden"),
        (("extras", "--of", "dividers,poster"), "Three Rare Bulbs"),
    ],
    ids=["logbook", "aid", "task cards", "deck", "extras"],
)
def test_it_is_printed(thing: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    options = ("--root", str(GARDEN), "print", *thing, "--game", GAME, "--out", str(tmp_path))
    assert main(options) == 0
    texts = ["".join(page.extract_text() for page in PdfReader(path).pages) for path in tmp_path.rglob("*.pdf")]
    assert any(expected in " ".join(text.split()) for text in texts)


@pytest.mark.parametrize(("lang", "title"), [("en", "Three Rare Bulbs"), ("de", "Drei seltene Zwiebeln")])
def test_the_site_shows_it(lang: str, title: str) -> None:
    schema = Schemas.below(project().schemas).contents["parts/objective.schema.json"]
    pages = {page.path: page.text() for page in contents(Book(library(), lang), schema, {}).pages}
    about = [path for path in pages if path.startswith(f"{GAME}/")]
    assert any(title in pages[path] for path in about)
    assert {f"{GAME}/tasks.md", f"{GAME}/quick-reference.md"} <= set(about)


def test_its_whole_site_is_built_and_opened(tmp_path: Path, browser: Browser, serve: Callable[[Path], str]) -> None:
    garden = tmp_path / "garden"
    shutil.copytree(GARDEN, garden, ignore=shutil.ignore_patterns("build"))
    assert main(("--root", str(garden), "site", "--deals", "0", "--jobs", "1", "--lang", "en")) == 0
    address, page = serve(garden / "build/site"), browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(f"{address}index.html")
    page.get_by_role("link", name="First Frost").first.click()
    expect(page.locator("h1")).to_contain_text("First Frost")
    for path, words in SITE.items():
        page.goto(f"{address}{GAME}/{path}.html")
        expect(page.locator("article")).to_contain_text(words)
    if (ROOT / "node_modules" / "pyodide").is_dir():
        _design(page, address)
    page.close()
    assert faults == []


def _design(page: Page, address: str) -> None:
    """A mission of the game is begun, judged and shown with its suits, by Python in the page."""
    page.goto(f"{address}designer.html")
    page.get_by_role("button", name="Open the designer").click()
    page.get_by_role("button", name="My missions").click()
    page.get_by_role("dialog").get_by_role("button", name="+ Night Garden").click()
    page.get_by_role("tab", name="File").click()
    expect(page.get_by_label("YAML text of the mission")).to_have_value(re.compile(f"game: {GAME}"))


def test_the_designer_proves_a_mission_of_it() -> None:
    brought = json.dumps(library_data(library(), project().base), ensure_ascii=False)
    desk, searching = designer.open(brought, "en"), checker.open(brought, "en")
    document = _asked(desk, do="begin", game=GAME)["document"]
    looked = _asked(desk, do="look", document=document)
    assert looked["problems"] == []
    assert looked["players"] == list(TABLES)
    found = _asked(searching, do="deal", document=document, before=None, players=6, seed=1, first=0, count=5)
    assert found["dealt"] == 5


def _asked(desk: Any, **asked: Any) -> Any:
    return json.loads(desk.answer(json.dumps(asked)))
