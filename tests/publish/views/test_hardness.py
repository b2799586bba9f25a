"""How hard missions are, on their pages and on a page of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.content.model.crew_record import CrewRecord, CrewRecords, PlainSetting
from logwright.publish.page_parts.hardness_section import hardness_section
from logwright.publish.page_parts.players_choice import table_section
from logwright.publish.pages.hardness import pages
from logwright.publish.views.book import Book, Records
from logwright.publish.views.mission_view import MissionView
from tests.languages import LANGUAGES
from tests.whole_library import whole_library

PLAIN = {PlainSetting(tasks, 4, talking): CrewRecord(10, 10 - tasks) for tasks in (1, 5) for talking in (True, False)}
RECORDS: Records = {
    ("planet-nine/01", 4): CrewRecord(20, 20),
    ("planet-nine/02", 4): CrewRecord(20, 12, play=8),
    ("planet-nine/03", 4): CrewRecord(20, 0, deal=5, play=15),
    ("planet-nine/02", 5): CrewRecord(20, 5),
    ("custom/after-you", 4): CrewRecord(20, 11),
}


def book(lang: str = "en", records: Records = RECORDS) -> Book:
    library = replace(whole_library(), crews=CrewRecords("club", plain=PLAIN))
    return Book(library, lang, records=records)


def section(key: str, lang: str = "en") -> str:
    told = book(lang)
    return hardness_section(MissionView(told, told.library.missions[key]), "planet-nine/missions/02.md")


def test_a_mission_page_tells_how_hard_it_is_for_each_number_of_players() -> None:
    text = section("planet-nine/02")
    assert "| 4 | 4 of 10 (4–7) | 60% (39–78) | 1&#46;7 |" in text
    assert "| 5 | 1 of 10 (1–10) | 25% (11–47) | 4&#46;0 | – |" in text


def test_a_custom_mission_is_compared_with_official_ones() -> None:
    assert "(02.md)" in section("custom/after-you")


def test_who_never_won_needs_no_number() -> None:
    assert "none won" in section("planet-nine/03")
    assert "aucune réussie" in section("planet-nine/03", "fr")


def test_decimals_follow_the_language() -> None:
    assert "1,7" in section("planet-nine/02", "ru")


def test_nothing_is_said_of_missions_nobody_tried() -> None:
    assert section("planet-nine/10") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_charts_with_their_numbers(lang: str) -> None:
    (page,) = pages(book(lang))
    assert page.body.count("<svg") == page.body.count('role="img"') == 4 + 2
    assert page.body.count("<details") == 3
    assert "missions/03.md" in page.body


def test_the_page_says_how_much_its_numbers_can_be_trusted() -> None:
    (page,) = pages(book())
    assert "rests on at least 10 attempts" in page.body
    assert "up to 26 percentage points" in page.body


@pytest.mark.parametrize(
    ("late", "story"),
    [
        (0, "won in 100% of all attempts, the last 2 in 0%. The logbook gets harder."),
        (18, "The difference is not certain."),
    ],
)
def test_the_page_says_whether_the_logbook_gets_harder(late: int, story: str) -> None:
    early = {(f"planet-nine/{number:02}", 4): CrewRecord(20, 20) for number in (1, 2)}
    (page,) = pages(book(records=early | {(f"planet-nine/{n}", 4): CrewRecord(20, late) for n in (49, 50)}))
    assert story in page.body.replace("&#46;", ".")


def test_the_page_says_what_attempts_are_lost_to() -> None:
    (page,) = pages(book())
    assert "Planet Nine: 4 players | 18% | 0% | 0% | 82% |" in page.body


def test_the_card_of_a_table_says_it_in_a_sentence() -> None:
    told = book()
    view = MissionView(told, told.library.missions["planet-nine/02"])
    text = table_section(view, "planet-nine/missions/02.md")
    assert "A crew succeeds in about 60% of its attempts (39–78%); a success takes 1.7 attempts on average." in text
    nobody = MissionView(told, told.library.missions["planet-nine/03"])
    assert "A crew succeeds" not in table_section(nobody, "planet-nine/missions/03.md")


def test_no_page_while_no_crew_has_played() -> None:
    assert list(pages(book(records={}))) == []
