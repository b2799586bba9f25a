"""QR codes are read back by a program that shares nothing with the one that draws them (ZXing)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
import zxingcpp
from PIL import Image

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.ink import Palette
from logwright.publish.figures.svg.qr_code import LARGEST, QUIET, QrCodeFull, qr_code

ADDRESS = "https://crew.example/designer.html#mission=1."
BAR = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")
SCALE = 4
# Bytes that fit into a code of a version at level L and at level M, after ISO/IEC 18004.
ROOM = {1: (17, 14), 9: (230, 180), 10: (271, 213), 26: (1367, 1059), 27: (1465, 1125), 40: (2953, 2331)}


def text_of(length: int) -> str:
    """A link of this length, no part of which is like another."""
    return (ADDRESS + "".join(chr(97 + place * place % 26) for place in range(length)))[:length]


def picture(size: int, bars: Sequence[tuple[int, int, int]]) -> Image.Image:
    """Column, row and length of every dark bar, as a photo without flaws."""
    found = Image.new("L", (size, size), 255)
    for x, y, length in bars:
        found.paste(0, (x, y, x + length, y + 1))
    return found.resize((size * SCALE, size * SCALE))


def seen(drawing: Drawing) -> Image.Image:
    bars = [(int(x), int(y), int(length)) for x, y, length, _ in BAR.findall(drawing.icon())]
    return picture(round(drawing.width), bars)


def read(image: Image.Image) -> tuple[str, str]:
    """The text of the one code in a picture, and its level."""
    (found,) = zxingcpp.read_barcodes(image)
    return found.text, found.ec_level


@pytest.mark.parametrize("number", ROOM)
def test_a_code_holds_what_the_standard_says(number: int) -> None:
    low, medium = ROOM[number]
    for room, level in ((medium, "M"), (low, "L")):
        drawing = qr_code(text_of(room), number)
        assert drawing.width == 17 + 4 * number + 2 * QUIET
        assert read(seen(drawing)) == (text_of(room), level)
    with pytest.raises(QrCodeFull):
        qr_code(text_of(low + 1), number)


@pytest.mark.parametrize("length", range(25, 2331, 250))
def test_texts_of_every_length_are_read_back(length: int) -> None:
    assert read(seen(qr_code(text_of(length))))[0] == text_of(length)


@pytest.mark.parametrize("text", ["", "a", ADDRESS, "Ёж, œuf, 🛸"])
def test_the_drawing_holds_the_text(text: str) -> None:
    if text:
        found, level = read(seen(qr_code(text)))
        assert found == text
        assert level in "MQH"
    assert qr_code(text).width == 21 + 2 * QUIET or len(text.encode()) > 14


def test_room_that_is_left_over_goes_into_error_correction() -> None:
    assert read(seen(qr_code("mission"))) == ("mission", "H")
    assert qr_code("mission").width == qr_code(text_of(14)).width


def test_a_long_text_stands_less_damage_before_it_needs_a_larger_code() -> None:
    low, medium = ROOM[10]
    assert read(seen(qr_code(text_of(medium), most=10)))[1] == "M"
    assert read(seen(qr_code(text_of(medium + 1), most=10)))[1] == "L"
    with pytest.raises(QrCodeFull, match="272 bytes are too many for a QR code of version 10"):
        qr_code(text_of(low + 1), most=10)
    with pytest.raises(QrCodeFull, match="2954 bytes are too many for a QR code of version 40"):
        qr_code(text_of(ROOM[LARGEST][0] + 1))


def test_a_code_with_a_stain_is_still_read() -> None:
    drawing = qr_code(text_of(150))
    image = seen(drawing)
    middle, stain = image.width // 2, 6 * SCALE
    image.paste(0, (middle, middle, middle + stain, middle + stain))
    assert read(image)[0] == text_of(150)


def test_a_code_is_dark_on_light_on_every_page() -> None:
    assert len({qr_code(ADDRESS).icon(palette) for palette in Palette}) == 1
