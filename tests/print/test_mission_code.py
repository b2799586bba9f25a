"""The QR code on a mission sheet is read off the page and leads to the very mission."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
import zxingcpp

from logwright.cli.exit_code import UsageError
from logwright.cli.options.site_address import site_address
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.project import Project
from logwright.publish.print.mission_sheet.mission_sheet import MissionSheet
from logwright.publish.print.mission_sheet.share_code import in_language
from logwright.publish.print.options import A5, LETTER, PrintOptions
from logwright.publish.views.book import Book
from logwright.publish.views.mission_link import shared_mission
from logwright.saying import Saying, read_saying
from tests.print.reading import page_texts, picture, reader
from tests.words import in_english

SITE = "https://crew.example/rules/"
# A phone that sees a sheet of A4 whole has about so many pixels per inch for it.
PHONE_DPI = 150


def retold(mission: LoggedMission, story: str) -> LoggedMission:
    """The mission with another story, which is written in its link, but not on its sheet."""
    document = mission.document
    return replace(mission, document=replace(document, data={**document.data, "text": {"en": {"story": story}}}))


@pytest.mark.parametrize(
    ("key", "lang", "options"),
    [
        ("custom/plan-b", "ru", PrintOptions(low_ink=True)),
        ("custom/lantern-parade", "en", PrintOptions(LETTER)),
        ("planet-nine/30", "fr", PrintOptions(A5)),
    ],
)
def test_the_code_on_a_sheet_leads_to_its_mission(key: str, lang: str, options: PrintOptions, whole: Library) -> None:
    mission = whole.missions[key]
    sheet = MissionSheet(Book(whole, lang), mission, options, SITE)
    pdf = sheet.pdf()
    assert sheet.remark == ""
    (found,) = zxingcpp.read_barcodes(picture(pdf, 1, PHONE_DPI))
    page, _, fragment = found.text.partition("#")
    assert page == f"{SITE}{'' if lang == 'en' else lang + '/'}designer.html"
    # Four languages are too many for some codes; then it holds that of the sheet.
    assert shared_mission(fragment).document in (mission.document.data, in_language(mission.document.data, lang))
    # Whoever reads the sheet on a screen can click on it.
    links = {link.get_object()["/A"]["/URI"] for link in reader(pdf).pages[0].annotations or ()}
    assert links == {found.text}
    assert len(page_texts(pdf)) == 1


def said(sheet: MissionSheet) -> str:
    remark = read_saying(sheet.remark)
    assert isinstance(remark, Saying)
    return in_english(remark)


def test_a_mission_that_is_too_long_for_a_code_has_none_and_that_is_said(whole: Library) -> None:
    story = "".join(sha256(bytes([line])).hexdigest() for line in range(60))
    sheet = MissionSheet(Book(whole, "en"), retold(whole.missions["custom/plan-b"], story), PrintOptions(), SITE)
    assert zxingcpp.read_barcodes(picture(sheet.pdf(), 1, PHONE_DPI)) == []
    assert said(sheet) == "custom/plan-b (en) has no QR code: its link is too long for one that phones can read"


def test_a_mission_that_needs_its_whole_page_has_no_code_and_that_is_said(whole: Library) -> None:
    mission = whole.missions["custom/numbered-drawers"]
    sheet = MissionSheet(Book(whole, "ru"), mission, PrintOptions(), SITE)
    assert zxingcpp.read_barcodes(picture(sheet.pdf(), 1, PHONE_DPI)) == []
    assert said(sheet) == "custom/numbered-drawers (ru) has no QR code: its text needs the whole page"


def test_the_address_is_that_of_the_settings_unless_one_is_given(tmp_path: Path) -> None:
    for part in ("content", "schemas"):
        (tmp_path / part).mkdir()
    checkout = Project.open(tmp_path)
    assert site_address(None, checkout) == ""
    (tmp_path / "mkdocs.yml").write_text(f"site_name: X\nsite_url: {SITE}\n", "utf-8")
    assert site_address(None, checkout) == SITE
    assert site_address("http://elsewhere.example", checkout) == "http://elsewhere.example"
    assert site_address("", checkout) == ""


def test_the_address_of_a_project_stands_in_its_settings(tmp_path: Path) -> None:
    (tmp_path / "logwright.yaml").write_text(f"name: X\nsite: {SITE}\n", "utf-8")
    assert site_address(None, Project.open(tmp_path)) == SITE


@pytest.mark.parametrize(
    "wrong", ["crew.example", "/rules/", "file:///rules", "https://", "https://x/?a=1", "http://x/#a"]
)
def test_an_address_that_leads_nowhere_is_refused(wrong: str) -> None:
    with pytest.raises(
        UsageError, match=r"--site is .*; a whole address is needed, such as https://crew.example/rules/"
    ):
        site_address(wrong, Project.open())
