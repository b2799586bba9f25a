"""A picture that a document shows many times is drawn once more for all of them, and looks the same everywhere."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from pypdf import PdfReader

from logwright.publish.print.render import pdf
from tests.print.reading import difference, picture

DOT = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E"
    "%3Ccircle cx='5' cy='5' r='4' fill='%23336699'/%3E%3C/svg%3E"
)
STYLES = f"""
@page {{ size: 60mm 60mm; margin: 5mm }}
body, p {{ margin: 0 }}
p {{ width: 20mm; height: 20mm; break-after: page; background: url("{DOT}") 0 0/20mm 20mm no-repeat }}
.small {{ background-size: 10mm 10mm }}
.row {{ width: 40mm; background-repeat: repeat }}
"""
INK = b"0.2 0.4 0.6 rg"


def drawn(made: bytes) -> int:
    """How often the colour of the dot is chosen in the file."""
    read = PdfReader(BytesIO(made))
    size: Any = read.trailer["/Size"]
    objects: list[Any] = [read.get_object(number) for number in range(1, int(size))]
    return sum(each.get_data().count(INK) for each in objects if hasattr(each, "get_data"))


def made(*kinds: str) -> bytes:
    html = "".join(f'<p class="{kind}"></p>' for kind in kinds)
    return pdf(html, lang="en", title="Dots", css=STYLES)


def test_a_picture_on_many_pages_is_drawn_where_it_is_first_shown_and_once_for_all_others() -> None:
    assert drawn(made("plain")) == 1
    assert drawn(made(*["plain"] * 9)) == 2


def test_another_size_is_another_drawing() -> None:
    assert drawn(made("plain", "small", "plain", "small", "plain")) == 3


def test_every_page_shows_it() -> None:
    alone, many = made("plain"), made("plain", "small", "plain")
    assert difference(picture(alone, 1), picture(many, 3)) == 0
    assert picture(many, 3).getpixel((24, 24)) == (0x33, 0x66, 0x99)


def test_a_repeated_picture_fills_its_box() -> None:
    shown = picture(made("small", "row"), 2)
    middle_of_first, middle_of_second = shown.getpixel((24, 24)), shown.getpixel((55, 24))
    assert middle_of_first == middle_of_second == (0x33, 0x66, 0x99)


def test_a_shared_picture_is_no_group_in_which_thin_lines_get_paler() -> None:
    read = PdfReader(BytesIO(made("plain", "small", "plain", "small")))
    size: Any = read.trailer["/Size"]
    objects: list[Any] = [read.get_object(number) for number in range(1, int(size))]
    # Larger than its picture to all sides, so it begins below zero.
    forms = [each for each in objects if hasattr(each, "get") and each.get("/BBox", [0])[0] < 0]
    assert len(forms) == 2
    assert not any("/Group" in form for form in forms)
