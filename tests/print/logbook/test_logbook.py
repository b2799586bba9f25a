"""A logbook as a PDF: pages, bookmarks, tags, fonts, the same bytes everywhere, and what it looks like.

After a change that is meant: UPDATE=1 pytest -n0 tests/print/logbook/test_logbook.py, then look at the pictures.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission, MissionWords
from logwright.publish.print.fit import Overfull
from logwright.publish.print.logbook.job import logbook_job
from logwright.publish.print.options import A5, LETTER, PrintOptions
from logwright.publish.print.render import Spoiled
from logwright.publish.views.book import Book
from tests.print.conftest import Logbooks
from tests.print.reading import difference, fonts, letters, page_texts, picture, reader, sizes, tags
from tests.words import raises_saying

APPROVED = Path(__file__).parent / "approved"
MOST = 3.0
"""Grey levels that a page may differ on average; other versions of the tools smooth edges differently."""
SHOWN = {
    ("planet-nine", "en"): {"cover": 1, "use": 2, "crews": 3, "contents": 4, "mission": 19, "golden": 30, "key": 56},
    ("deep-sea", "ru"): {"cover": 1, "timed": 19, "epilogue": 38, "key": 39},
}


@pytest.fixture(scope="module")
def logbook(logbooks: Logbooks) -> bytes:
    return logbooks("planet-nine", "en")


def test_pages_are_a5_and_missions_have_one_each(logbook: bytes) -> None:
    assert sizes(logbook) == {(A5.width, A5.height)}
    assert len(reader(logbook).pages) == 5 + 50 + 2


def test_bookmarks_lead_to_every_mission(logbook: bytes) -> None:
    read = reader(logbook)
    marks: list[Any] = list(read.outline)
    pages = {mark.title: read.get_destination_page_number(mark) for mark in marks}
    assert pages["Mission 14 · Jupiter Interrupts"] == 18
    assert sum(title.startswith("Mission ") for title in pages) == 50


def test_it_is_tagged_and_says_its_language_and_title(logbook: bytes) -> None:
    read = reader(logbook)
    root: Any = read.trailer["/Root"]
    assert root["/Lang"] == "en"
    assert root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert b'pdfuaid:part="1"' in root["/Metadata"].get_data() or b"<pdfuaid:part>1" in root["/Metadata"].get_data()
    assert read.metadata is not None
    assert read.metadata.title == "Logbook: The Crew: The Quest for Planet Nine"
    kinds = [tag.get("/S") for tag in tags(logbook)]
    assert kinds.count("/H1") == 50 + 5
    assert {"/P", "/L", "/LI", "/Table", "/TH", "/TD", "/H2"} <= set(kinds)
    assert kinds.count("/Table") == 3, "one for each crew; what is filled in on the page of a mission has headings only"
    assert "/Figure" not in kinds, "icons stand beside their names and are not read twice"


def test_fonts_are_ours_and_embedded(logbook: bytes, logbooks: Logbooks) -> None:
    for pdf in (logbook, logbooks("deep-sea", "ru")):
        found = dict(fonts(pdf))
        assert len(found) >= 4
        assert all(embedded for embedded in found.values())
        assert all(name.partition("+")[2].startswith(("Logwright-Sans", "Logwright-Serif")) for name in found)


def test_contents_and_instructions_name_the_right_pages(logbook: bytes) -> None:
    pages = page_texts(logbook)
    assert "Enter your crew on page 3." in " ".join(pages[1].split())
    assert "Our crews" in pages[2]
    contents = " ".join(" ".join(pages[3:5]).split())
    assert "14 Jupiter Interrupts 19" in contents
    assert "Jupiter Interrupts" in pages[18]


def test_missions_with_the_five_player_rule_have_a_golden_frame(logbook: bytes) -> None:
    def gold(page: int) -> int:
        colours: Any = picture(logbook, page, 50).getcolors(1 << 24)
        return int(sum(n for n, (red, green, blue) in colours if red > 190 and 120 < green < 190 and blue < 90))

    assert gold(5 + 25) > 10 * max(gold(5 + 24), 20)


def test_another_process_makes_the_same_bytes(repository: Path, whole: Library) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from logwright.content.loading.load import read_library\n"
        "from tests.print.logbook.test_logbook import digests\n"
        "print(digests(read_library(Path(sys.argv[1]))[0]))\n"
    )
    elsewhere = subprocess.run(
        [sys.executable, "-c", code, str(repository)],
        env={**os.environ, "PYTHONHASHSEED": "2", "TZ": "Asia/Tokyo", "PYTHONPATH": str(repository)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    here = digests(whole)
    assert set(here) == {"fr/logbook-deep-sea.pdf", "fr/logbook-deep-sea-booklet.pdf"}
    assert elsewhere.strip() == str(here)


def digests(library: Library) -> dict[str, str]:
    """What becomes of three missions, to be compared with what another process makes of them."""
    book = Book(library, "fr")
    job = logbook_job(book, "deep-sea", book.missions["deep-sea"][13:16], PrintOptions())
    return {name: sha256(raw).hexdigest() for name, raw in job.make().items()}


@pytest.mark.parametrize(
    ("game", "lang", "name"), [(*key, name) for key, names in SHOWN.items() for name in names], ids="-".join
)
def test_pages_look_as_they_were_approved(game: str, lang: str, name: str, logbooks: Logbooks) -> None:
    made = picture(logbooks(game, lang), SHOWN[game, lang][name])
    approved = APPROVED / f"{game}-{lang}-{name}.png"
    if os.environ.get("UPDATE"):
        approved.parent.mkdir(exist_ok=True)
        made.quantize(64).save(approved, optimize=True)
    assert difference(made, Image.open(approved).convert("RGB")) < MOST


def test_another_page_would_not_pass_for_an_approved_one() -> None:
    one, other = (Image.open(APPROVED / f"planet-nine-en-{name}.png").convert("RGB") for name in ("mission", "golden"))
    assert difference(one, other) > 2 * MOST


def _told(mission: LoggedMission, story: str) -> LoggedMission:
    return replace(mission, own_words={"en": MissionWords("A title", story)})


def _printed(whole: Library, *missions: LoggedMission, **chosen: Any) -> bytes:
    options = PrintOptions(**{name: chosen.pop(name) for name in ("paper", "players", "low_ink") if name in chosen})
    job = logbook_job(Book(whole, "en"), missions[0].game, missions, options, "own", "Our own", **chosen)
    return next(iter(job.make().values()))


def test_a_long_story_is_set_smaller_until_it_fits(whole: Library) -> None:
    story = "The kettle has opinions about navigation, and it shares them. " * 27
    pages = page_texts(_printed(whole, _told(whole.missions["planet-nine/02"], story)))
    assert len(pages) == 7
    (own,) = [page for page in pages if "opinions" in page]
    assert letters(own).count("opinions") == 27


def test_a_story_that_cannot_fit_is_named(whole: Library) -> None:
    sound, endless = whole.missions["planet-nine/02"], _told(whole.missions["planet-nine/03"], "Knock, knock. " * 900)
    with raises_saying(Overfull, "too long for its place: planet-nine/03"):
        _printed(whole, sound, endless)


def test_a_word_without_end_does_not_leave_its_page(whole: Library) -> None:
    pdf = _printed(whole, _told(whole.missions["planet-nine/02"], "knock" * 60))
    assert letters("knock" * 60) in letters("".join(page_texts(pdf)))


STORIES = (
    '<img src="http://127.0.0.1:9/spy.png">',
    '<img src="file:///etc/hostname"><a rel="attachment" href="file:///etc/hostname">x</a>',
    "</p></article><style>@import url(http://127.0.0.1:9/spy.css); * { background: url(file:///etc/hostname) }</style>",
    "{{ say('title') }} {% include 'logbook.css' %}",
)


def test_a_story_is_only_ever_words(whole: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_network(*_: Any) -> None:
        raise AssertionError("something was fetched")

    monkeypatch.setattr("socket.socket.connect", no_network)
    missions = [_told(whole.missions[f"planet-nine/0{n}"], story) for n, story in enumerate(STORIES, start=1)]
    pdf = _printed(whole, *missions)
    pages = [letters(text) for text in page_texts(pdf)]
    for story, page in zip(STORIES, pages[4:], strict=False):
        assert letters(story) in page
    assert not reader(pdf).attachments


def test_a_letter_that_no_font_has_is_named(whole: Library) -> None:
    with raises_saying(Spoiled, "U\\+1F680"):
        _printed(whole, _told(whole.missions["planet-nine/02"], "Rockets \N{ROCKET}"))


def test_two_missions_share_a_page_if_asked_and_they_fit(whole: Library) -> None:
    missions = [whole.missions[f"planet-nine/0{number}"] for number in (1, 2, 3, 4, 5)]
    pages = page_texts(_printed(whole, *missions, halves=True))
    titles = [whole.words(mission, "en").title for mission in missions]
    assert [sum(title in page for title in titles) for page in pages[4:7]] == [2, 2, 1]
    assert [letters("Notes") in letters(page) for page in pages[4:7]] == [False, False, True], (
        "one without a partner has a whole page"
    )


def test_for_five_players_only_what_concerns_them_is_told(whole: Library) -> None:
    mission = whole.missions["planet-nine/25"]
    for players, golden in ((4, False), (5, True)):
        text = " ".join(page_texts(_printed(whole, mission, players=players))[4].split())
        assert ("Five-player rule" in text) is golden


def test_letter_paper_gives_half_letter_pages_and_low_ink_saves_ink(whole: Library) -> None:
    mission = whole.missions["deep-sea/14"]
    assert sizes(_printed(whole, mission, paper=LETTER)) == {(139.7, 215.9)}
    full, low = (_printed(whole, mission, low_ink=low) for low in (False, True))
    inks = [255 - ImageStat.Stat(picture(pdf, 1, 20).convert("L")).mean[0] for pdf in (full, low)]
    assert inks[1] < 0.3 * inks[0]
