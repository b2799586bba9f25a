"""The page of a mission that cannot be won says which of its rules clash."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.content.library import Library
from logwright.engine.clash import Clash
from logwright.publish.book import Book
from logwright.publish.judged import Judged
from logwright.publish.pages import mission
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
