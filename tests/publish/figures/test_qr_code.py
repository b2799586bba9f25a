"""QR codes are read back by a program that shares nothing with the one that draws them (ZXing)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
import zxingcpp
from PIL import Image

from logwright.publish.figures.drawing import Drawing
from logwright.publish.figures.ink import Palette
from logwright.publish.figures.qr.codewords import codewords
from logwright.publish.figures.qr.modules import MASKS, masked, modules
from logwright.publish.figures.qr.version import VERSIONS, Level, Version
from logwright.publish.figures.qr_code import QUIET, TooMuch, qr_code

ADDRESS = "https://crew.example/designer.html#mission=1."
BAR = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")
SCALE = 4


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


@pytest.mark.parametrize("number", VERSIONS)
def test_codes_of_every_size_are_read_back(number: int) -> None:
    for level in Level:
        version = Version(number, level)
        text = text_of(version.room)
        bars = [
            (x + QUIET, y + QUIET, 1)
            for y, row in enumerate(masked(codewords(text.encode(), version), version, number % len(MASKS)))
            for x, dark in enumerate(row)
            if dark
        ]
        assert read(picture(version.size + 2 * QUIET, bars)) == (text, level)


def test_sizes_are_those_of_the_standard() -> None:
    assert [Version(number, Level.L).room for number in (1, 9, 10, 26, 27, 40)] == [17, 230, 271, 1367, 1465, 2953]
    assert [Version(number, Level.M).room for number in (1, 9, 10, 26, 27, 40)] == [14, 180, 213, 1059, 1125, 2331]
    assert Version(7, Level.L).alignments == (6, 22, 38)
    assert Version(32, Level.L).alignments == (6, 34, 60, 86, 112, 138)
    assert Version(40, Level.L).size == 177


@pytest.mark.parametrize("text", ["", "a", ADDRESS, "Ёж, œuf, 🛸"])
def test_the_drawing_holds_the_text(text: str) -> None:
    if text:
        assert read(seen(qr_code(text))) == (text, "M")
    assert qr_code(text).width == 21 + 2 * QUIET or len(text.encode()) > 14


def test_a_long_text_stands_less_damage_before_it_needs_a_larger_code() -> None:
    most = Version(10, Level.M)
    assert read(seen(qr_code(text_of(most.room), most=10)))[1] == "M"
    assert read(seen(qr_code(text_of(most.room + 1), most=10)))[1] == "L"
    with pytest.raises(TooMuch, match="272 bytes are too many for a QR code of version 10"):
        qr_code(text_of(272), most=10)
    with pytest.raises(TooMuch):
        qr_code(text_of(2954))


def test_a_code_with_a_stain_is_still_read() -> None:
    drawing = qr_code(text_of(150))
    image = seen(drawing)
    middle, stain = image.width // 2, 6 * SCALE
    image.paste(0, (middle, middle, middle + stain, middle + stain))
    assert read(image)[0] == text_of(150)


def test_every_mask_is_chosen_for_some_text() -> None:
    """The number of the mask stands in the code, hidden by a mask of its own."""
    chosen = set()
    for number in range(150):
        rows = modules(f"text {number}".encode(), Version(1, Level.M))
        bits = [rows[8][column] for column in (2, 3, 4)]
        chosen.add(sum(bit << 2 - place for place, bit in enumerate(bits)) ^ 0b101)
    assert chosen == set(range(len(MASKS)))


def test_a_code_is_dark_on_light_on_every_page() -> None:
    assert len({qr_code(ADDRESS).icon(palette) for palette in Palette}) == 1
