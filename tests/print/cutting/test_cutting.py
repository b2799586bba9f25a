"""Sheets for cutting machines: marks where the machine looks for them, and cards where it cuts."""

from __future__ import annotations

import re
from math import atan, degrees
from typing import Any

import pytest

from logwright.content.model.library import Library
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.printer import Printout
from logwright.publish.print.cards.sheet import Printing
from logwright.publish.print.cutting.cut_lines import cut_dxf, cut_svg
from logwright.publish.print.cutting.cut_set import CutSet
from logwright.publish.print.cutting.cutter import PLACE, Cutter, cutters
from tests.print.reading import page_texts, picture

DOTS = 100


@pytest.fixture(scope="module")
def edition(whole: Library) -> Edition:
    return Edition(whole, "planet-nine", "de")


@pytest.fixture(scope="module")
def silhouette(whole: Library) -> Cutter:
    return cutters(whole.data(PLACE))["silhouette"]


@pytest.fixture(scope="module")
def files(edition: Edition, silhouette: Cutter) -> dict[str, Printout]:
    made = CutSet(edition, "reminders", silhouette, Printing("a4")).files()
    return {each.name.removeprefix("planet-nine-reminders-de-a4-silhouette"): each for each in made}


def test_a_set_comes_as_sheets_a_test_sheet_and_cut_lines(files: dict[str, Printout]) -> None:
    assert set(files) == {".pdf", "-test.pdf", ".svg", ".dxf"}


def test_a_sheet_says_how_to_print_it_and_which_template_fits(whole: Library, silhouette: Cutter) -> None:
    sheets = next(iter(CutSet(Edition(whole, "planet-nine", "fr"), "tasks", silhouette, Printing("letter")).files()))
    words = " ".join(page_texts(sheets.contents)[0].split())
    assert "Imprimez sur Letter, recto verso" in words
    assert "Imprimez à 100 %." in words
    assert "letter-euro_mini-v2" in words


@pytest.mark.parametrize("end", [".pdf", "-test.pdf"])
def test_marks_are_black_where_the_machine_looks_for_them(end: str, files: dict[str, Printout]) -> None:
    """A square of 6 mm with its outline, 10 mm from the edges; corners with arms of 9.4 mm, 1 mm thick."""
    page = picture(files[end].contents, 1, DOTS).convert("L")

    def dark(x: float, y: float) -> bool:
        value: Any = page.getpixel((round(x / 25.4 * DOTS), round(y / 25.4 * DOTS)))
        return bool(value < 60)

    assert all(dark(x, y) for x in (9.8, 12, 15.2) for y in (9.8, 12, 15.2))
    assert not dark(16.5, 12)
    for x in (297 - 10, 297 - 14, 297 - 19):
        assert dark(x, 10)
    assert dark(297 - 10, 19)
    assert not dark(297 - 20.5, 10)
    assert not dark(297 - 12, 13)
    assert dark(10, 210 - 19)
    assert dark(19, 210 - 10)
    assert not dark(297 - 10, 210 - 10)


def test_the_test_sheet_takes_hardly_any_ink(files: dict[str, Printout]) -> None:
    def ink(end: str) -> float:
        shown = picture(files[end].contents, 1).convert("L")
        return sum(255 - value for value in shown.tobytes()) / (255 * shown.width * shown.height)

    assert ink("-test.pdf") < 0.02
    assert ink(".pdf") > 0.1


def test_cards_lie_as_in_the_published_layout(edition: Edition, silhouette: Cutter) -> None:
    """The template a4-standard: four by two cards of 63 × 88 mm, 1.25 mm apart, in the middle of the sheet."""
    sheet = silhouette.sheet(edition.measures.sizes["playing"], "a4", edition.measures)
    assert sheet.template == "a4-standard-v5"
    assert (sheet.layout.paper.width, sheet.layout.paper.height) == (297, 210)
    assert sheet.layout.lefts == pytest.approx([20.625, 84.875, 149.125, 213.375])
    assert sheet.layout.tops == pytest.approx([16.375, 105.625])
    assert sheet.bleed == 0.625


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_lies_on_a_mark(paper: str, edition: Edition, silhouette: Cutter) -> None:
    # A poster fills its page and is cut by hand.
    for size in (each for each in edition.measures.sizes.values() if each.id != "poster"):
        sheet = silhouette.sheet(size, paper, edition.measures)
        left, top = sheet.layout.left - sheet.bleed, sheet.layout.top - sheet.bleed
        reach = silhouette.data["inset"] + sheet.length
        assert left >= reach or top >= reach, size.id
        assert min(left, top) > 0


def test_the_svg_has_the_size_of_the_paper_and_a_line_around_each_card(edition: Edition, silhouette: Cutter) -> None:
    layout = silhouette.sheet(edition.measures.sizes["playing"], "a4", edition.measures).layout
    svg = cut_svg(layout)
    assert 'width="297mm" height="210mm" viewBox="0 0 297 210"' in svg
    assert svg.count("<rect ") == 8
    assert '<rect x="20.625" y="16.375" width="63" height="88" rx="3.5"/>' in svg


def test_the_dxf_says_the_same_from_below(edition: Edition, silhouette: Cutter) -> None:
    layout = silhouette.sheet(edition.measures.sizes["playing"], "a4", edition.measures).layout
    lines = cut_dxf(layout).split("\n")
    groups = list(zip(lines[::2], lines[1::2], strict=False))
    assert groups.count(("0", "POLYLINE")) == groups.count(("0", "SEQEND")) == 8
    assert groups.count(("0", "VERTEX")) == 64
    assert groups[-1] == ("0", "EOF")
    across = [float(value) for code, value in groups if code == "10"]
    up = [float(value) for code, value in groups if code == "20"]
    assert (min(across), max(across)) == pytest.approx((20.625, 276.375))
    assert (min(up), max(up)) == pytest.approx((16.375, 193.625))
    bends = {float(value) for code, value in groups if code == "42"}
    assert {round(4 * degrees(atan(bend)), 2) for bend in bends} == {90}


def test_discs_are_cut_as_circles(edition: Edition, silhouette: Cutter) -> None:
    layout = silhouette.sheet(edition.measures.sizes["token"], "a4", edition.measures).layout
    assert len(re.findall(r'<circle [^>]*r="11"/>', cut_svg(layout))) == layout.count
    assert cut_dxf(layout).count("CIRCLE\n") == layout.count


def test_a_sheet_names_the_template_that_fits_it(files: dict[str, Printout]) -> None:
    assert "Schnittvorlage a4-standard-v5 von Silhouette Card Maker" in page_texts(files[".pdf"].contents)[0]
    assert "Testbogen" in page_texts(files["-test.pdf"].contents)[0]
