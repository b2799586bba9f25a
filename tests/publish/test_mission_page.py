"""The page of a mission: rules that clash if it cannot be won, and the ways to the table and to the logbook."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from logwright.content.model.library import Library
from logwright.engine.cards.dealing import in_order
from logwright.engine.cards.laid_deal import LaidDeal
from logwright.engine.missions.clash import Clash
from logwright.publish.pages import mission
from logwright.publish.views.book import Book
from logwright.publish.views.print_index import Printed
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.missions.survey import Request, jobs_for
from logwright.verdicts.missions.verdict import Finding, MissionVerdict
from tests.engine.crew_suits import DEEP_SEA
from tests.engine.notation import says
from tests.languages import LANGUAGES

OBJECTIVES = ({"who": "commander", "win_no": "pink"}, {"who": "commander", "win": "9"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_that_clash_are_listed_once(library: Library, lang: str) -> None:
    found = library.missions["custom/odd-socks"]
    objectives = tuple(says(objective, suits=DEEP_SEA) for objective in OBJECTIVES)
    clashing = replace(found, rules=replace(found.rules, objectives=objectives))
    verdict = MissionVerdict(found.key, 3, Finding.IMPOSSIBLE, 0, 20, 0, 0.5, clash=Clash(objectives=(0, 1)))
    jobs = jobs_for(library, [found], None, Request(2))
    judged = {(job.key, job.players): VerdictWithDeal(replace(verdict, players=job.players), job) for job in jobs}
    others = tuple(other for other in library.all_missions if other is not found)
    book = Book(replace(library, all_missions=(*others, clashing)), lang, judged)
    page = next(page for page in mission.pages(book, found.game) if "odd-socks" in page.path)
    text = clash_text(clashing.rules, Clash(objectives=(0, 1)), library.tongue(lang, found.game), 3)
    assert page.body.count(text.head) == 1
    for rule in text.rules:
        # Once among the rules of the mission, once as part of the clash.
        assert page.body.count(f"- {rule}") == 2
    assert page.body.count(book.say("site.verdict.exhausted")) == len(jobs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_no_rests_on_is_said(library: Library, lang: str) -> None:
    found = library.missions["custom/odd-socks"]
    jobs = jobs_for(library, [found], None, Request(2))
    verdict = MissionVerdict(found.key, 3, Finding.IMPOSSIBLE, 0, 2, 0, 0.5, clash=Clash(), proof_steps=7)
    judged = {(job.key, job.players): VerdictWithDeal(replace(verdict, players=job.players), job) for job in jobs}
    book = Book(library, lang, judged)
    page = next(page for page in mission.pages(book, found.game) if "odd-socks" in page.path)
    assert page.body.count(book.say("site.verdict.checked")) == len(jobs)
    assert book.say("site.verdict.exhausted") not in page.body


def test_a_mission_leads_to_its_page_in_the_printed_logbook(library: Library) -> None:
    files = ("en/logbook-planet-nine.pdf", "fr/logbook-planet-nine.pdf", "fr/logbook-custom-planet-nine.pdf")
    printed = [Printed(file, "logbook", "planet-nine", file[:2], "Logbook", 57, 1, "", "") for file in files]
    for lang, place, expected in (
        ("en", "14", "../../print/en/logbook-planet-nine.pdf#nameddest=mission-planet-nine-14"),
        ("fr", "14", "../../../print/fr/logbook-planet-nine.pdf#nameddest=mission-planet-nine-14"),
        ("fr", "plan-b", "../../../print/fr/logbook-custom-planet-nine.pdf#nameddest=mission-custom-plan-b"),
        ("en", "plan-b", ""),
    ):
        pages = {page.path: page.body for page in mission.pages(Book(library, lang, printed=printed), "planet-nine")}
        body = pages[f"planet-nine/missions/{place}.md"]
        found = [unescape(address) for address in re.findall(r'<a href="(\S+\.pdf\S+)">', body)]
        assert found == ([expected] if expected else [])
        assert f"../../evening.md?mission={'planet-nine' if place == '14' else 'custom'}/{place}" in body


def test_the_hands_of_a_puzzle_are_folded_away(library: Library) -> None:
    found = library.missions["custom/odd-socks"]
    cards = in_order(library.games[found.game].deck)
    puzzle = replace(found, laid=LaidDeal(tuple(cards[seat::3] for seat in range(3))))
    others = tuple(other for other in library.all_missions if other is not found)
    book = Book(replace(library, all_missions=(*others, puzzle)), "fr")
    page = next(page for page in mission.pages(book, found.game) if "odd-socks" in page.path)
    folded = re.findall(r"<details markdown>\n<summary>[^<]+</summary>(.*?)</details>", page.body, re.DOTALL)
    assert [hand.count("{ .card") for hand in folded] == [14, 13, 13]
    assert "nobody" not in page.body
