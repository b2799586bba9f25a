"""The page of a mission: rules that clash if it cannot be won, and the ways to the table and to the logbook."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from logwright.content.library import Library
from logwright.engine.clash import Clash
from logwright.publish.book import Book
from logwright.publish.judged import Judged
from logwright.publish.pages import mission
from logwright.publish.print.print_index import Printed
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.survey import Request, jobs_for
from logwright.verdicts.verdict import Finding, MissionVerdict
from tests.engine.notation import says

OBJECTIVES = ({"who": "commander", "win_no": "pink"}, {"who": "commander", "win": "9"})


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_the_rules_that_clash_are_listed_once(library: Library, lang: str) -> None:
    found = library.missions["custom/odd-socks"]
    objectives = tuple(says(objective, trump="submarine") for objective in OBJECTIVES)
    clashing = replace(found, rules=replace(found.rules, objectives=objectives))
    verdict = MissionVerdict(found.key, 3, Finding.IMPOSSIBLE, 0, 20, 0, 0.5, clash=Clash(objectives=(0, 1)))
    jobs = jobs_for(library, [found], None, Request(2))
    judged = {(job.key, job.players): Judged(replace(verdict, players=job.players), job) for job in jobs}
    others = tuple(other for other in library.all_missions if other is not found)
    book = Book(replace(library, all_missions=(*others, clashing)), lang, judged)
    page = next(page for page in mission.pages(book, found.game) if "odd-socks" in page.path)
    text = clash_text(clashing.rules, Clash(objectives=(0, 1)), library.tongue(lang, found.game), 3)
    assert page.body.count(text.head) == 1
    for rule in text.rules:
        # Once among the rules of the mission, once as part of the clash.
        assert page.body.count(f"- {rule}") == 2


def test_a_mission_leads_to_its_page_in_the_printed_logbook(library: Library) -> None:
    files = ("en/logbook-planet-nine.pdf", "fr/logbook-planet-nine.pdf", "fr/logbook-custom-planet-nine.pdf")
    printed = [Printed(file, "logbook", "planet-nine", file[:2], "Logbook", 57, 1, "") for file in files]
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
