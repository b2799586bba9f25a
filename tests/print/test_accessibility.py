"""Everything that is read as a PDF passes all rules of PDF/UA-1 that a machine can check, as veraPDF judges them."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.model.library import Library
from logwright.publish.print.aid.job import aid_job
from logwright.publish.print.logbook.job import campaign_job, logbook_job
from logwright.publish.print.mission_sheet.mission_sheet import mission_job
from logwright.publish.print.options import A4, A5, PrintOptions
from logwright.publish.print.print_job import PrintJob
from logwright.publish.print.render import pdf
from logwright.publish.views.book import Book
from tests.languages import LANGUAGES
from tests.print.pdf_ua import judged

SITE = "https://example.org/crew"


def read_jobs(library: Library, lang: str) -> list[PrintJob]:
    """One of each kind. Of a logbook a few pages: every mission is set by the same template."""
    book, options = Book(library, lang), PrintOptions(A5)
    jobs = [aid_job([book], game, PrintOptions(A4)) for game in book.games]
    for game in library.games:
        official = [mission for mission in book.missions[game] if mission.official]
        jobs.append(logbook_job(book, game, official[::12], options))
        jobs.append(mission_job(book, official[-1], options, SITE))
    campaign = next(iter(library.campaigns.values()))
    return [*jobs, campaign_job(book, campaign, options, answers=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_passes(whole: Library, lang: str, tmp_path: Path) -> None:
    files = []
    for number, job in enumerate(read_jobs(whole, lang)):
        for name, raw in job.make().items():
            files.append(tmp_path / f"{number}-{Path(name).name}")
            files[-1].write_bytes(raw)
    found = judged(files)
    assert {
        file.name: judgement.broken[:3] for file, judgement in zip(files, found, strict=True) if judgement.broken
    } == {}
    assert all(judgement.passes and judgement.checks > 500 for judgement in found)


def test_a_sheet_in_two_languages_passes(whole: Library, tmp_path: Path) -> None:
    (raw,) = aid_job([Book(whole, "de"), Book(whole, "ru")], "deep-sea", PrintOptions(A4)).make().values()
    file = tmp_path / "aid.pdf"
    file.write_bytes(raw)
    assert judged([file])[0].broken == ()


def test_the_judge_can_say_no(tmp_path: Path) -> None:
    untagged, skipping = tmp_path / "untagged.pdf", tmp_path / "skipping.pdf"
    untagged.write_bytes(pdf("<h1>One</h1>", lang="en", title="One"))
    skipping.write_bytes(pdf("<h1>One</h1><h3>Three</h3>", lang="en", title="One", accessible=True))
    assert [judgement.passes for judgement in judged([untagged, skipping])] == [False, False]
