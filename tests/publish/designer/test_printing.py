"""Sheets that a browser prints say what those of the command line say, though no rulebook is at hand."""

from __future__ import annotations

import json
from pathlib import Path

from logwright.browser import campaigns, designer
from logwright.publish.print.browser_sheet import mission_for_browser
from logwright.publish.print.options import A5
from logwright.publish.site_build.browser_python import library_data
from logwright.publish.views.book import Book
from tests.whole_library import whole_library

SITE = "https://example.org/"


def test_a_mission_and_a_campaign_are_the_same_on_paper(repository: Path) -> None:
    library = whole_library()
    data = json.dumps(library_data(library, repository))
    mission = library.missions["planet-nine/14"]
    asked = {"do": "print", "document": mission.document.data, "lang": "de", "paper": "a5", "page": SITE}
    found = json.loads(designer.open(data, "en").answer(json.dumps(asked)))["sheet"]
    whole = mission_for_browser(Book(library, "de"), mission, A5, SITE)
    meaning = whole.html.partition("<dd>")[2].partition("</dd>")[0].strip()
    assert len(meaning) > 20
    assert meaning in found["html"]

    campaign = library.campaigns["wheelbarrow-week"].document.data
    book = json.loads(
        campaigns.open(data, "en").answer(
            json.dumps({"do": "print", "document": campaign, "lang": "de", "paper": "letter"})
        )
    )["sheet"]
    assert meaning in book["html"]
