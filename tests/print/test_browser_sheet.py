"""What a browser prints is what WeasyPrint prints: the same pages, their numbers, and the paper that was chosen."""

from __future__ import annotations

import io
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from pypdf import PdfReader

from logwright.publish.campaign_view import CampaignView
from logwright.publish.print.browser_sheet import book_for_browser, mission_for_browser, page_on
from logwright.publish.print.logbook.campaign_book import CampaignBook
from logwright.publish.print.options import A4, A5, LETTER, PAPERS, Paper
from logwright.publish.views.book import Book
from tests.whole_library import whole_library

_PAGE = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="stylesheet" href="paper.css"></head>
<body><main>Not on paper</main><script type="module">
import { prepared } from "./scripts/designer/paper.js";
const sheet = await (await fetch(location.search.slice(1))).json();
await prepared(sheet, "en");
document.body.dataset.done = "";
</script></body></html>"""
MM = 72 / 25.4


@pytest.fixture(scope="module")
def folder(repository: Path, tmp_path_factory: Any) -> Path:
    made: Path = tmp_path_factory.mktemp("paper")
    shutil.copytree(repository / "site/scripts", made / "scripts")
    shutil.copy(repository / "site/theme/styles/designer/paper.css", made)
    (made / "index.html").write_text(_PAGE, "utf-8")
    return made


def campaign_book(paper: Paper) -> CampaignBook:
    library = whole_library()
    campaign = library.campaigns["wheelbarrow-week"]
    view = CampaignView(Book(library, "en"), campaign)
    missions = tuple(library.missions[key] for key in campaign.keys)
    return CampaignBook(view.book, campaign.game, missions, page_on(paper), view.title, view=view)


def printed(browser: Browser, home: str, folder: Path, sheet: dict[str, Any]) -> PdfReader:
    (folder / "sheet.json").write_text(json.dumps(sheet), "utf-8")
    page = browser.new_page()
    page.goto(f"{home}index.html?sheet.json")
    page.locator("body[data-done]").wait_for(state="attached")
    pdf = page.pdf(prefer_css_page_size=True)
    page.close()
    return PdfReader(io.BytesIO(pdf))


def test_a_book_has_its_pages_and_knows_their_numbers(
    browser: Browser, serve: Callable[[Path], str], folder: Path
) -> None:
    book = campaign_book(A4)
    found = printed(browser, serve(folder), folder, book_for_browser(book, A4).data)
    texts = [" ".join(page.extract_text().split()) for page in found.pages]
    assert not any("Not on paper" in text for text in texts)
    assert [round(side / MM) for side in found.pages[0].mediabox[2:]] == [210, 297]
    (contents,) = [text for text in texts if "Contents" in text]
    for entry in book.entries:
        (number,) = re.findall(rf"{re.escape(entry.title)} (\d+)", contents)
        text = texts[int(number) - 1]
        assert entry.title in text
        assert f"THE WHEELBARROW {number} " in text


def test_a_mission_fills_one_sheet_of_each_paper(browser: Browser, serve: Callable[[Path], str], folder: Path) -> None:
    home, library = serve(folder), whole_library()
    # The one with the most to say, which is set tighter.
    long = max(library.all_missions, key=lambda each: len(library.words(each, "en").story) * each.official)
    for paper in PAPERS.values():
        sheet = mission_for_browser(Book(library, "en"), long, paper, "https://example.org/")
        found = printed(browser, home, folder, sheet.data)
        assert len(found.pages) == 1
        assert [round(side / MM) for side in found.pages[0].mediabox[2:]] == [round(paper.width), round(paper.height)]


@pytest.mark.parametrize("paper", [A5, LETTER], ids=lambda paper: paper.name)
def test_what_an_author_wrote_cannot_leave_the_head_of_a_page(paper: Paper) -> None:
    book = campaign_book(paper)
    object.__setattr__(book, "title", 'a"} @page { size: 1mm } \\ </style>')
    pages = book_for_browser(book, paper).pages
    assert "1mm }" not in pages
    assert "</style>" not in pages
    assert pages.count("{") == pages.count("}")
    assert f"size: {paper.css};" in pages
